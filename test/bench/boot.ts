/** Starts a Worker on local workerd for one part of the bench. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestHarness } from "wrangler";

/** Longer than any load takes on a busy machine. */
const CALL_TIMEOUT_MS = 240_000;

const command = fileURLToPath(new URL("../../bin/tsumugi.js", import.meta.url));

/** Runs the generator in a fresh process, and gives the wall time in milliseconds. */
export async function runGenerator(
  folder: string,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [command, "generate", ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`generate in ${folder} failed:\n${output}`);
  return performance.now() - start;
}

/** Runs `body` with the Workers of these folders in one workerd, the first at the harness's URL; stops it whatever happens. */
export async function withWorkers<T>(
  folders: readonly string[],
  body: (url: string, harness: TestHarness) => Promise<T>,
): Promise<T> {
  process.env["WRANGLER_SEND_METRICS"] = "false";
  process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
  process.env["WRANGLER_LOG"] = "error";
  process.env["WRANGLER_WRITE_LOGS"] = "false";
  const { createTestHarness } = await import("wrangler");
  const harness = createTestHarness({
    workers: folders.map((folder) => ({ configPath: join(folder, "wrangler.jsonc") })),
  });
  try {
    const { url } = await harness.listen();
    return await body(url.origin, harness);
  } finally {
    await harness.close();
  }
}

/** GETs a route of the Worker. */
export function get<T>(url: string): Promise<T> {
  return call<T>(url, {});
}

/** POSTs a JSON value to a route of the Worker. */
export function post<T>(url: string, body: unknown): Promise<T> {
  return call<T>(url, { method: "POST", body: JSON.stringify(body) });
}

async function call<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
}

/** Generates the bench's project afresh, with its own entry as the Worker's main module. */
export async function prepareProject(folder: string): Promise<void> {
  rmSync(join(folder, "generated"), { recursive: true, force: true });
  rmSync(join(folder, "wrangler.jsonc"), { force: true });
  await runGenerator(folder);
  const file = join(folder, "wrangler.jsonc");
  const text = readFileSync(file, "utf8");
  const edited = text.replace(/("main":\s*)"[^"]*"/, '$1"worker.ts"');
  if (edited === text) throw new Error(`${file} names no main module`);
  writeFileSync(file, edited);
}
