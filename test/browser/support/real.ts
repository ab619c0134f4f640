/** The dashboard on local workerd, with everything behind it, and the API as another caller uses it. */

import { cpSync } from "node:fs";
import { join } from "node:path";
import type { EnqueueResponse } from "../../../templates/runtime/api/types.ts";
import { root } from "../../blackbox/support/command.ts";
import { DevServer } from "../../blackbox/support/dev-server.ts";
import { generate, projectFolder } from "../../blackbox/support/project.ts";

export const TOKEN = "may-act";
export const READ_TOKEN = "may-look";

/** Starts the Worker of test/browser/project; it ends with the stack. Gives its origin. */
export async function startReal(stack: AsyncDisposableStack): Promise<string> {
  const folder = projectFolder(stack, {
    "wrangler.jsonc": JSON.stringify({
      name: "tsumugi-browser",
      main: "worker.ts",
      compatibility_date: "2026-10-01",
      vars: { TSUMUGI_TOKEN: TOKEN, TSUMUGI_READ_TOKEN: READ_TOKEN },
    }),
  });
  cpSync(join(root, "test/browser/project"), folder, { recursive: true });
  await generate(folder);
  const server = await DevServer.prepare(stack, folder);
  server.start();
  await server.untilReady();
  return server.url;
}

/** Enqueues through the API; gives the job's id. */
export async function enqueue(
  origin: string,
  body: { readonly binding: string; readonly payload: unknown; readonly [option: string]: unknown },
): Promise<string> {
  const response = await fetch(`${origin}/api/jobs`, {
    method: "POST",
    headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as EnqueueResponse).id;
}
