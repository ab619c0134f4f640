/** Runs commands as a user would, with nothing that needs the network and nothing that is left behind. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The checkout under test. */
export const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
export const cli = `${root}/bin/tsumugi.js`;

/** For every process that a test starts in that folder: no network, and no traces elsewhere. */
export function environment(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${root}/node_modules/.bin:${process.env["PATH"] ?? ""}`,
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_WRITE_LOGS: "false",
    WRANGLER_REGISTRY_PATH: `${folder}/.wrangler/registry`,
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    CI: "1",
    NO_COLOR: "1",
  };
}

export interface Finished {
  readonly code: number | null;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

/** Runs a command to its end, or kills it after `timeoutMs`. */
export async function run(
  command: readonly [string, ...string[]],
  folder: string,
  timeoutMs = 40_000,
): Promise<Finished> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: environment(folder),
    stdio: ["ignore", "pipe", "pipe"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

/** Runs a command that must succeed, and gives what it printed. */
export async function runOk(
  command: readonly [string, ...string[]],
  folder: string,
): Promise<string> {
  const { code, output } = await run(command, folder);
  if (code !== 0) throw new Error(`${command.join(" ")} ended with ${String(code)}:\n${output}`);
  return output;
}
