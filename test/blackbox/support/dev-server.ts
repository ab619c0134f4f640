/** `wrangler dev` as a process group of its own, with storage that outlives it: what a power cut and a restart do to a Worker. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { environment, root, runOk } from "./command.ts";
import { until } from "../../support/until.ts";

const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");

export class DevServer {
  readonly #folder: string;
  readonly #port: number;
  #process: { readonly group: number; readonly closed: Promise<unknown> } | null = null;
  #output = "";

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  /**
   * A server for the project in `folder`, with its D1 migrations applied; not started yet. Dies with the stack at the latest.
   * `more`: further options for the migrations.
   */
  static async prepare(
    stack: AsyncDisposableStack,
    folder: string,
    ...more: readonly string[]
  ): Promise<DevServer> {
    const server = new DevServer(folder, await freePort());
    stack.defer(() => server.kill());
    const apply = ["d1", "migrations", "apply", "TSUMUGI_DB", "--local", "--persist-to", "state"];
    await runOk([process.execPath, wrangler, ...apply, ...more], folder);
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** What it has printed, restarts included. */
  get output(): string {
    return this.#output;
  }

  /** Starts it, and calls nothing. `more`: further options. */
  start(...more: readonly string[]): void {
    const options = [
      `--port=${this.#port}`,
      "--ip=127.0.0.1",
      "--inspector-port=0",
      "--persist-to=state",
      "--show-interactive-dev-session=false",
      ...more,
    ];
    const child = spawn(process.execPath, [wrangler, "dev", ...options], {
      cwd: this.#folder,
      env: environment(this.#folder),
      stdio: ["ignore", "pipe", "pipe"],
      // A process group of its own: workerd is a grandchild, and must die in the same moment.
      detached: true,
    });
    child.stdout.on("data", (chunk: Buffer) => (this.#output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (this.#output += chunk.toString()));
    if (child.pid === undefined) throw new Error("wrangler dev did not start");
    this.#process = { group: child.pid, closed: once(child, "close") };
  }

  async untilReady(): Promise<void> {
    try {
      await until("the Worker answers", async () => {
        const response = await fetch(this.url, { signal: AbortSignal.timeout(5_000) }).catch(
          () => null,
        );
        return response?.ok;
      });
    } catch (error) {
      throw new Error(`wrangler dev is not ready:\n${this.#output}`, { cause: error });
    }
  }

  /** kill -9 of the whole group. */
  async kill(): Promise<void> {
    if (this.#process === null) return;
    const { group, closed } = this.#process;
    this.#process = null;
    try {
      process.kill(-group, "SIGKILL");
    } catch (error) {
      // It died by itself, and left nobody behind.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
    await closed;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
