/** Pages of the REST API's lists over a million projected rows. */

import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  countStatement,
  FEW_ROWS,
  isWorthCounting,
  pageStatements,
  type PageRequest,
  type Statement,
} from "../../../templates/runtime/api/read-model/page.ts";
import type { RowFilters } from "../../../templates/runtime/api/read-model/filters.ts";
import { positionOf, type Position } from "../../../templates/runtime/api/read-model/sorts.ts";
import { JOB_SORTS, type JobSort } from "../../../templates/runtime/api/types.ts";
import {
  LISTING_INDEXES,
  READ_MODEL_SCHEMA,
} from "../../../templates/runtime/projection/schema.ts";
import { percentile } from "../figure.ts";
import type { Part } from "../part.ts";

const ROWS = 1_000_000;
const BINDINGS = ["CHARGE", "IMPORT", "MAIL", "REPORT", "WEBHOOK"];
const COLUMNS = `id, binding, state, priority, attempts, created_at, updated_at, run_after, dispatched_at, concurrency_key,
  unique_key, progress, attempts_log ->> '$[0].error' AS last_error`;
const PAGE_ROWS = 21;
/** Pages of one walk. */
const PAGES = 20;

const NO_FILTERS: RowFilters = {
  bindings: BINDINGS,
  isOneBinding: false,
  states: [],
  id: null,
  uniqueKey: null,
  concurrencyKey: null,
  createdFrom: null,
  createdTo: null,
  fields: [],
};

const FILTERS: Readonly<Record<string, Partial<RowFilters>>> = {
  all: {},
  failed: { states: ["FAILED"] },
  mail: { bindings: ["MAIL"], isOneBinding: true },
  "rare-binding": { bindings: ["IMPORT"], isOneBinding: true },
  "rare-failed": { bindings: ["IMPORT"], isOneBinding: true, states: ["FAILED"] },
  "unique-key": { uniqueKey: "order:77777" },
  "concurrency-key": { concurrencyKey: "customer:77" },
  hour: { createdFrom: 500_000_000, createdTo: 503_600_000 },
};

export const lists: Part = {
  name: "lists",
  title: "Lists",
  method:
    "1,000,000 rows as shards project them, payloads of some 200 bytes, on `node:sqlite` with a file; the statements are those that the REST API sends to D1. " +
    "Of the rows 94 % are COMPLETED, 5 % FAILED, 1 % of all other states; one binding has 100 rows; one job in 20 has a priority, one in 10 was retried, one in 10 has a key of " +
    "its own, one in 3 shares one of 1,000 keys. Each figure is the slowest of the first 20 pages of 20 jobs, newest or largest first, without the count, which `lists.count` has.",
  measure: (emit, size) => {
    const n = size(ROWS);
    const folder = mkdtempSync(join(tmpdir(), "tsumugi-lists-"));
    const database = new DatabaseSync(join(folder, "read-model.sqlite"));
    try {
      fill(database, n);
      for (const [name, part] of Object.entries(FILTERS)) {
        const filters = { ...NO_FILTERS, ...part };
        const count = timeOf(() => run(database, countStatement(filters, null)));
        emit({ name: `lists.count.${name}`, value: count.ms, unit: "ms", n });
        for (const sort of JOB_SORTS) {
          const value = percentile(walk(database, filters, sort), 1);
          emit({ name: `lists.${name}.${sort}`, value, unit: "ms", n });
        }
      }
    } finally {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    }
    return Promise.resolve();
  },
};

/** How long each page of a walk takes, ms. */
function walk(database: DatabaseSync, filters: RowFilters, sort: JobSort): readonly number[] {
  const order = { sort, descending: true };
  const times: number[] = [];
  let after: Position | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { result, ms } = timeOf(() => readPage(database, { filters, order, after }));
    times.push(ms);
    const last = result.at(-2);
    if (result.length < PAGE_ROWS || last === undefined) break;
    after = positionOf(last, order);
  }
  return times;
}

function readPage(
  database: DatabaseSync,
  part: Pick<PageRequest, "filters" | "order" | "after">,
): readonly Readonly<Record<string, unknown>>[] {
  const [counted] = isWorthCounting(part)
    ? run(database, countStatement(part.filters, FEW_ROWS))
    : [];
  const areFew = counted !== undefined && Number(counted["count"]) < FEW_ROWS;
  const rows: Readonly<Record<string, unknown>>[] = [];
  for (const statement of pageStatements(COLUMNS, {
    ...part,
    limit: PAGE_ROWS,
    offset: 0,
    areFew,
  })) {
    if (rows.length < PAGE_ROWS) rows.push(...run(database, statement));
  }
  return rows.slice(0, PAGE_ROWS);
}

function run(database: DatabaseSync, { sql, values }: Statement) {
  return database.prepare(sql).all(...values);
}

function timeOf<Result>(work: () => Result): { readonly result: Result; readonly ms: number } {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}

function fill(database: DatabaseSync, n: number): void {
  database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
  for (const statement of READ_MODEL_SCHEMA) database.exec(statement);
  // A row's numbers follow from its place, so every run measures the same table.
  database.exec(`INSERT INTO tsumugi_jobs
    (id, binding, state, priority, attempts, max_attempts, guarantee, concurrency_key, unique_key, payload, attempts_log, run_after, created_at, updated_at, revision)
    WITH RECURSIVE place(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM place WHERE i < ${n - 1}),
    kind AS (SELECT i, CASE WHEN i % 10000 = 77 AND i < 1000000 THEN 'IMPORT'
      WHEN i % 7 < 4 THEN 'MAIL' WHEN i % 7 = 4 THEN 'CHARGE' WHEN i % 7 = 5 THEN 'WEBHOOK' ELSE 'REPORT' END AS binding FROM place)
    SELECT binding || '#0:' || printf('%011d', i), binding,
      CASE WHEN i % 20 = 7 THEN 'FAILED' WHEN i % 700 = 3 THEN 'SCHEDULED' WHEN i % 700 = 4 THEN 'RUNNING'
        WHEN i % 700 = 5 THEN 'CANCELLED' WHEN i % 700 = 6 THEN 'STALLED' ELSE 'COMPLETED' END,
      CASE WHEN i % 20 = 11 THEN i % 41 - 20 ELSE 0 END, CASE WHEN i % 10 = 3 THEN 2 + i % 3 WHEN i % 700 BETWEEN 3 AND 5 THEN 0 ELSE 1 END, 5, 'at-least-once',
      CASE WHEN i % 3 = 0 THEN 'customer:' || i % 1000 END, CASE WHEN i % 10 = 7 THEN 'order:' || i END,
      json_object('to', 'somebody' || i || '@example.com', 'text', printf('%150d', i)), '[]', i * 1000, i * 1000, i * 1000 + i % 977, 1
    FROM kind`);
  for (const [name, columns] of Object.entries(LISTING_INDEXES)) {
    database.exec(`CREATE INDEX ${name} ON tsumugi_jobs ${columns}`);
  }
}
