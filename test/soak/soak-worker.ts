/** The soak's Worker on local workerd, which is killed and started again on what it had written to disk. */

import { cpSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DevServer } from "../blackbox/support/dev-server.ts";
import { generate, projectFolder } from "../blackbox/support/project.ts";
import { until } from "../support/until.ts";
import type { Evidence, Seen } from "./evidence.ts";
import { SHARDS } from "./plan.ts";

const CALL_TIMEOUT_MS = 30_000;
/** A busy machine takes its time to start. */
const START_TIMEOUT_MS = 90_000;
const PAGE = 5_000;
const POLL_MS = 500;

/** A job as its shard answers. */
interface StoredPage {
  readonly jobs: readonly (Omit<Seen, "number"> & { readonly payload: string })[];
  readonly next: number | null;
}

/** A row of D1, as project/worker.ts reads it. */
interface Row {
  readonly id: string;
  readonly number: number;
  readonly state: string;
  readonly attempts: number;
  readonly created_at: number;
  readonly updated_at: number;
  readonly dispatched_at: number | null;
}

/** The project of the soak, generated, in a folder of its own that goes with the stack. */
export async function prepareSoakProject(
  stack: AsyncDisposableStack,
  recorderUrl: string,
): Promise<string> {
  const folder = projectFolder(stack, {
    "wrangler.jsonc": JSON.stringify({
      name: "tsumugi-soak",
      main: "worker.ts",
      compatibility_date: "2026-10-01",
      vars: { RECORDER_URL: recorderUrl },
    }),
  });
  cpSync(fileURLToPath(new URL("project", import.meta.url)), folder, { recursive: true });
  await generate(folder);
  return folder;
}

export class SoakWorker {
  readonly #server: DevServer;
  readonly kills: number[] = [];

  private constructor(server: DevServer) {
    this.#server = server;
  }

  /** Starts it on empty storage; it ends with the stack. */
  static async start(stack: AsyncDisposableStack, folder: string): Promise<SoakWorker> {
    const worker = new SoakWorker(await DevServer.prepare(stack, folder));
    await worker.#start();
    return worker;
  }

  /** What the runtime has printed. */
  get output(): string {
    return this.#server.output;
  }

  enqueue(inputs: readonly unknown[]): Promise<readonly string[]> {
    return this.#call("enqueue", {}, inputs);
  }

  /** kill -9 in the middle of its work, and a restart on what is on disk. */
  async killAndRestart(): Promise<void> {
    this.kills.push(Date.now());
    await this.#server.kill();
    await this.#start();
  }

  /** Throws a shard out of memory in the middle of its work; false where the Worker gave no answer to that. */
  evict(shard: string): Promise<boolean> {
    return this.#call("evict", { shard }).then(
      () => true,
      () => false,
    );
  }

  /** Waits until every job of every shard is at rest. Gives how many are not after `timeoutMs`. */
  async untilAtRest(timeoutMs: number): Promise<number> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const open = await Promise.all(SHARDS.map((shard) => this.#call<number>("open", { shard })));
      const left = open.reduce((sum, count) => sum + count, 0);
      if (left === 0 || Date.now() > deadline) return left;
      await wait(POLL_MS);
    }
  }

  /** Everything that shards and D1 have. */
  async evidence(): Promise<Evidence> {
    const stored = new Map<string, Seen>();
    for (const shard of SHARDS) {
      for (let after: number | null = 0; after !== null;) {
        const page: StoredPage = await this.#call("stored", { shard, after, limit: PAGE });
        for (const job of page.jobs) stored.set(job.id, seenInShard(job));
        after = page.next;
      }
    }
    const rows = new Map<string, Seen>();
    for (let after = ""; ;) {
      const page = await this.#call<readonly Row[]>("rows", { after, limit: PAGE });
      for (const row of page) rows.set(row.id, seenInRow(row));
      const last = page.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
    return { stored, rows, kills: this.kills };
  }

  async #start(): Promise<void> {
    this.#server.start();
    const isUp = async () => (await this.#fetch("", {}).catch(() => null))?.ok;
    await until("the Worker answers", isUp, START_TIMEOUT_MS);
  }

  async #call<T>(
    path: string,
    query: Readonly<Record<string, string | number>>,
    body?: unknown,
  ): Promise<T> {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await this.#fetch(`${path}?${parameters.toString()}`, init);
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`/${path} answered ${response.status}: ${text.slice(0, 500)}`);
    }
    return JSON.parse(text) as T;
  }

  #fetch(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
    return fetch(`${this.#server.url}/${path}`, { ...init, signal });
  }
}

function seenInShard({
  payload,
  id,
  state,
  attempts,
  createdAt,
  updatedAt,
  dispatchedAt,
}: StoredPage["jobs"][number]): Seen {
  const { number } = JSON.parse(payload) as { readonly number: number };
  return { number, id, state, attempts, createdAt, updatedAt, dispatchedAt };
}

function seenInRow(row: Row): Seen {
  const { id, number, state, attempts } = row;
  return {
    number,
    id,
    state,
    attempts,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    dispatchedAt: row.dispatched_at,
  };
}
