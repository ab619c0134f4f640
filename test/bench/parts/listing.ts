/** Pages of the REST API's lists over a million projected rows in local D1. */

import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SORT_COLUMNS } from "../../../templates/runtime/api/read-model/sorts.ts";
import { JOB_SORTS, type JobSort } from "../../../templates/runtime/api/types.ts";
import { prepareProject, withWorkers } from "../boot.ts";
import { percentile } from "../figure.ts";
import type { Emit, Part } from "../part.ts";

const folder = fileURLToPath(new URL("../listing", import.meta.url));

const ROWS = 1_000_000;
/** Rows of one statement that fills the table. */
const CHUNK = 100_000;
/** Requests of one figure. */
const REQUESTS = 30;
/** Requests of a page with its count, which takes longer. */
const COUNTS = 10;
/** Requests of each filter in each order. */
const MIXED = 3;

/** Parameters of a filter, and the same in SQL. */
interface Filter {
  readonly query: string;
  readonly where: string;
}

const ALL: Filter = { query: "", where: "true" };
const FILTERS: Readonly<Record<string, Filter>> = {
  "state-rare": { query: "state=STALLED", where: "state = 'STALLED'" },
  state: { query: "state=FAILED", where: "state = 'FAILED'" },
  binding: { query: "binding=MAIL", where: "binding = 'MAIL'" },
  "binding-rare": { query: "binding=IMPORT", where: "binding = 'IMPORT'" },
  "binding-and-state": {
    query: "binding=MAIL&state=FAILED",
    where: "binding = 'MAIL' AND state = 'FAILED'",
  },
  id: { query: "id=CHARGE%230%3A00000010000", where: "id = 'CHARGE#0:00000010000'" },
  "unique-key": { query: "unique_key=order:17777", where: "unique_key = 'order:17777'" },
  "concurrency-key": {
    query: "concurrency_key=customer:78",
    where: "concurrency_key = 'customer:78'",
  },
  "index-field": { query: "index.customerId=C78", where: "index_charge_customerId = 'C78'" },
  "hour-of-creation": {
    query: "created_from=20000000&created_to=23600000",
    where: "created_at BETWEEN 20000000 AND 23600000",
  },
};

/** D1 from outside of the Worker, as far as it is used. */
interface Database {
  prepare(sql: string): {
    run(): Promise<unknown>;
    first(): Promise<Readonly<Record<string, string | number>> | null>;
  };
}

interface Page {
  readonly jobs: readonly object[];
  readonly total: number | null;
  readonly next_cursor: string | null;
}

export const listing: Part = {
  name: "listing",
  title: "Lists",
  method:
    "`GET /api/jobs` of a generated Worker over HTTP, with 1,000,000 rows in local D1, payloads of some 200 bytes; six bindings. Of the rows 94 % are COMPLETED, 5 % FAILED; " +
    "one binding has 99 rows, and one has the oldest 10,000 and no others; one job in 20 has a priority, one in 10 was retried, one in 10 has a unique key, one in 3 one of 1,000 concurrency keys. Pages of 20 jobs, " +
    "newest or largest first. `first`: the first page without the count; `middle`: the page behind a cursor in the middle of the list; `counted`: the first page with the " +
    "count, which a list shows once. `sort.…` has no filter, `filter.…` is sorted by time of creation. `any` is the first page of every filter by every sort in both orders. " +
    "`worst` is what no index has: the binding with the old rows, newest change first, for which the changes of all others are passed. `fill` is how long it took to fill the table.",
  measure: async (emit, size) => {
    await prepareProject(folder);
    // An instance of wrangler that was just closed may still be watching the files (seen 2026-11).
    process.once("exit", () => {
      rmSync(join(folder, "generated"), { recursive: true, force: true });
      rmSync(join(folder, "wrangler.jsonc"), { force: true });
    });
    await withWorkers([folder], async (url, harness) => {
      const worker = harness.getWorker();
      await worker.applyD1Migrations("TSUMUGI_DB");
      const env = (await worker.getEnv()) as { readonly TSUMUGI_DB: Database };
      const n = size(ROWS);
      const filled = await timeOf(() => fill(env.TSUMUGI_DB, n));
      emit({ name: "listing.fill", value: filled.ms / 1_000, unit: "s", n });
      const lists = new Lists(url, env.TSUMUGI_DB, emit);
      for (const sort of JOB_SORTS) await lists.measure(`listing.sort.${sort}`, ALL, sort);
      for (const [name, filter] of Object.entries(FILTERS)) {
        await lists.measure(`listing.filter.${name}`, filter, "created_at");
      }
      await lists.measureWorst();
      await lists.measureAny([ALL, ...Object.values(FILTERS)]);
    });
  },
};

class Lists {
  readonly #url: string;
  readonly #database: Database;
  readonly #emit: Emit;

  constructor(url: string, database: Database, emit: Emit) {
    this.#url = url;
    this.#database = database;
    this.#emit = emit;
  }

  async measure(name: string, filter: Filter, sort: JobSort): Promise<void> {
    const query = `${filter.query}&sort=${sort}`;
    const { jobs } = await this.#page(`${query}&total=false`);
    if (jobs.length === 0) throw new Error(`${query} finds nothing, so it measures nothing`);
    await this.#times(`${name}.first`, REQUESTS, `${query}&total=false`);
    const cursor = await this.#middle(filter, sort, await this.#page(query));
    if (cursor !== null) await this.#times(`${name}.middle`, REQUESTS, `${query}&cursor=${cursor}`);
    await this.#times(`${name}.counted`, COUNTS, query);
  }

  async measureWorst(): Promise<void> {
    await this.#times("listing.worst", COUNTS, "binding=ARCHIVE&sort=updated_at&total=false");
  }

  async measureAny(filters: readonly Filter[]): Promise<void> {
    const times: number[] = [];
    for (const { query } of filters) {
      for (const sort of JOB_SORTS) {
        for (const order of ["asc", "desc"]) {
          const path = `${query}&sort=${sort}&order=${order}&total=false`;
          for (let time = 0; time < MIXED; time += 1) {
            times.push((await timeOf(() => this.#page(path))).ms);
          }
        }
      }
    }
    this.#emitPercentiles("listing.any", times);
    this.#emit({ name: "listing.any.max", value: Math.max(...times), unit: "ms", n: times.length });
  }

  async #times(name: string, requests: number, query: string): Promise<void> {
    const times: number[] = [];
    for (let request = 0; request < requests; request += 1) {
      times.push((await timeOf(() => this.#page(query))).ms);
    }
    this.#emitPercentiles(name, times);
  }

  #emitPercentiles(name: string, times: readonly number[]): void {
    const n = times.length;
    this.#emit({ name: `${name}.p50`, value: percentile(times, 0.5), unit: "ms", n });
    this.#emit({ name: `${name}.p95`, value: percentile(times, 0.95), unit: "ms", n });
  }

  async #page(query: string): Promise<Page> {
    const response = await fetch(`${this.#url}/api/jobs?${query.replace(/^&/, "")}`, {
      headers: { authorization: "Bearer bench" },
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${query} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Page;
  }

  /** The first page's cursor, set to the middle of the list: nobody walks there for one figure. Null for a list of one page. */
  async #middle({ where }: Filter, sort: JobSort, first: Page): Promise<string | null> {
    if (first.next_cursor === null) return null;
    const columns = SORT_COLUMNS[sort];
    const order = columns.map((column) => `${column} DESC`).join(", ");
    const half = Math.floor((first.total ?? 0) / 2);
    const row = await this.#database
      .prepare(
        `SELECT ${columns.join(", ")} FROM tsumugi_jobs WHERE ${where} ORDER BY ${order} LIMIT 1 OFFSET ${half}`,
      )
      .first();
    const [list, total] = JSON.parse(
      Buffer.from(first.next_cursor, "base64url").toString(),
    ) as readonly unknown[];
    const place = columns.map((column) => row?.[column]);
    return Buffer.from(JSON.stringify([list, total, ...place])).toString("base64url");
  }
}

async function timeOf<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly ms: number }> {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
}

/** A row's numbers follow from its place, so every run measures the same table. */
async function fill(database: Database, n: number): Promise<void> {
  for (let start = 0; start < n; start += CHUNK) {
    const end = Math.min(n, start + CHUNK);
    await database
      .prepare(
        `INSERT INTO tsumugi_jobs
    (id, binding, state, priority, attempts, max_attempts, guarantee, concurrency_key, unique_key, payload, attempts_log, run_after, created_at, updated_at, revision)
    WITH RECURSIVE place(i) AS (SELECT ${start} UNION ALL SELECT i + 1 FROM place WHERE i < ${end - 1}),
    kind AS (SELECT i, CASE WHEN i < ${Math.ceil(n / 100)} THEN 'ARCHIVE' WHEN i % 10000 = 77 THEN 'IMPORT'
      WHEN i % 7 < 4 THEN 'MAIL' WHEN i % 7 = 4 THEN 'CHARGE' WHEN i % 7 = 5 THEN 'WEBHOOK' ELSE 'REPORT' END AS binding FROM place)
    SELECT binding || '#0:' || printf('%011d', i), binding,
      CASE WHEN i % 20 = 7 THEN 'FAILED' WHEN i % 700 = 3 THEN 'SCHEDULED' WHEN i % 700 = 4 THEN 'RUNNING'
        WHEN i % 700 = 5 THEN 'CANCELLED' WHEN i % 700 = 6 THEN 'STALLED' ELSE 'COMPLETED' END,
      CASE WHEN i % 20 = 11 THEN i % 41 - 20 ELSE 0 END,
      CASE WHEN i % 700 = 3 THEN 0 WHEN i % 10 = 3 THEN 2 + i % 3 ELSE 1 END, 5, 'at-least-once',
      CASE WHEN i % 3 = 0 THEN 'customer:' || (i % 1000) END, CASE WHEN i % 10 = 7 THEN 'order:' || i END,
      json_object('customerId', 'C' || (i % 1000), 'text', printf('%150d', i)), '[]', i * 1000, i * 1000, i * 1000 + i % 977, 1
    FROM kind`,
      )
      .run();
  }
}
