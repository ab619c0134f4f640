/** Starts what the demo needs, and hands each part to a stack that stops it again, in reverse order. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { TestHarness } from "wrangler";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs `tsumugi generate`, so that the demo shows what the config says now. */
export async function generate(): Promise<void> {
  const child = spawn(process.execPath, ["generator/cli.ts", "generate"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error("tsumugi generate failed");
}

/** Starts the receiver on a free port and gives its base URL. */
export async function startReceiver(stack: AsyncDisposableStack): Promise<string> {
  const child = spawn(process.execPath, [join(root, "example/demo/receiver.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  stack.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, "close");
    child.kill();
    await closed;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { port } = JSON.parse(line) as { port: number };
    return `http://127.0.0.1:${port}`;
  }
  throw new Error("the receiver ended before it listened");
}

/** The token of the demo's REST API and dashboard. */
export const DEMO_TOKEN = "demo";

/** Starts local workerd with the example's Worker, on a free port and with empty storage that ends with it. */
export async function startWorker(
  stack: AsyncDisposableStack,
  receiverUrl: string,
): Promise<{ readonly url: string; readonly harness: TestHarness }> {
  // Local workerd must neither phone home nor look for the network.
  process.env["WRANGLER_SEND_METRICS"] = "false";
  process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
  process.env["WRANGLER_LOG"] = "error";
  process.env["WRANGLER_WRITE_LOGS"] = "false";
  const { createTestHarness } = await import("wrangler");
  const harness = createTestHarness({
    root,
    workers: [
      {
        configPath: "wrangler.jsonc",
        vars: { RECEIVER_URL: receiverUrl, TSUMUGI_TOKEN: DEMO_TOKEN },
      },
    ],
  });
  stack.defer(() => harness.close());
  const { url } = await harness.listen();
  await harness.getWorker().applyD1Migrations("TSUMUGI_DB");
  return { url: url.origin, harness };
}
