/** What a page of a list reads, by D1's own count: bounded by the page, not by the table. */

import { beforeAll, expect, test } from "vitest";
import { createApi } from "./project/generated/runtime/api/app.ts";
import { FEW_ROWS } from "./project/generated/runtime/api/read-model/page.ts";
import {
  JOB_SORTS,
  type JobListResponse,
  type JobSort,
} from "./project/generated/runtime/api/types.ts";
import { ORIGIN, SECRET, secrets, settings } from "./api-support.ts";
import { env } from "./support.ts";

const ROWS = 20_000;

/** Filters that the API's parameters have, each alone and some together. */
const FILTERS = [
  "",
  "binding=PLAIN",
  "binding=ONCE",
  "state=FAILED",
  "state=FAILED&state=CANCELLED",
  "binding=PLAIN&state=FAILED",
  "id=PLAIN%230%3A00000000001",
  "unique_key=order:77",
  "concurrency_key=customer:6",
  "created_from=19000",
  "created_to=500",
  "created_from=10000&created_to=10100",
  "index.customer=C8",
];

beforeAll(async () => {
  // A row's numbers follow from its place: 5 % FAILED, 1 % of other states, a priority or another attempt here and there.
  await env.TSUMUGI_DB.prepare(
    `INSERT INTO tsumugi_jobs (id, binding, state, priority, attempts, max_attempts, guarantee, concurrency_key, unique_key, payload, attempts_log, run_after, created_at, updated_at, revision)
     WITH RECURSIVE place(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM place WHERE i < ${ROWS - 1}),
     kind AS (SELECT i, CASE WHEN i % 500 = 77 THEN 'ONCE' WHEN i % 5 < 3 THEN 'PLAIN' ELSE 'DERIVED' END AS binding FROM place)
     SELECT binding || '#0:' || printf('%011d', i), binding,
       CASE WHEN i % 20 = 6 THEN 'FAILED' WHEN i % 700 = 3 THEN 'SCHEDULED' WHEN i % 700 = 5 THEN 'CANCELLED' ELSE 'COMPLETED' END,
       CASE WHEN i % 20 = 11 THEN i % 41 - 20 ELSE 0 END, CASE WHEN i % 700 = 3 THEN 0 WHEN i % 10 = 3 THEN 2 + i % 3 ELSE 1 END,
       5, 'at-least-once', CASE WHEN i % 3 = 0 THEN 'customer:' || (i % 1000) END, CASE WHEN i % 10 = 7 THEN 'order:' || i END,
       json_object('customer', 'C' || (i % 1000)), '[]', i, i, i + i % 977, 1 FROM kind`,
  ).run();
});

const api = createApi(settings);

interface ReadPage {
  readonly page: JobListResponse;
  readonly rowsRead: number;
}

/** One page, and how many rows D1 says that its statements read. */
async function read(query: string): Promise<ReadPage> {
  let rowsRead = 0;
  const database = {
    prepare: (sql: string) => env.TSUMUGI_DB.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      const results = await env.TSUMUGI_DB.batch(statements);
      rowsRead += results.reduce((sum, { meta }) => sum + meta.rows_read, 0);
      return results;
    },
  };
  const headers = { authorization: `Bearer ${SECRET}` };
  const request = new Request(`${ORIGIN}/api/jobs?limit=20&${query}`, { headers });
  const response = await api.fetch(request, { ...env, ...secrets, TSUMUGI_DB: database });
  expect(response.status).toBe(200);
  return { page: await response.json(), rowsRead };
}

/** A page is a merge of the indexed stretches of each binding and state, or few rows are pointed at: so many at most. */
const FROM_INDEX = 700;
/** Where no index has both the filter and the order, as many rows as are sorted at once are counted, and then perhaps read. */
const SORTED = 2 * FEW_ROWS + FROM_INDEX;

const ALWAYS_INDEXED: readonly JobSort[] = ["created_at", "binding", "state"];

function boundOf(sort: JobSort, filter: string): number {
  const isPointed = /^(id|unique_key|concurrency_key|index)/.test(filter);
  const isByStateOnly = sort === "updated_at" && !/binding|created/.test(filter);
  const isIndexed = filter === "" || isPointed || isByStateOnly || ALWAYS_INDEXED.includes(sort);
  return isIndexed ? FROM_INDEX : SORTED;
}

test.each(JOB_SORTS.flatMap((sort) => ["asc", "desc"].map((order) => ({ sort, order }))))(
  "P65 a page by $sort, $order, reads no more rows for a larger table",
  async ({ sort, order }) => {
    for (const filter of FILTERS) {
      const query = `${filter}&sort=${sort}&order=${order}&total=false`;
      let cursor = "";
      for (let place = 0; place < 4; place += 1) {
        const { page, rowsRead } = await read(`${query}${cursor}`);
        expect(rowsRead, `${query}, page ${place}`).toBeLessThanOrEqual(boundOf(sort, filter));
        expect(page.jobs.length, query).toBeGreaterThan(0);
        if (page.next_cursor === null) break;
        cursor = `&cursor=${page.next_cursor}`;
      }
    }
  },
);

test("P65 only the first page of a walk counts, and only where it is asked to", async () => {
  const first = await read("");
  expect(first.page.total).toBe(ROWS);
  expect(first.rowsRead).toBeGreaterThan(ROWS);
  const second = await read(`cursor=${first.page.next_cursor ?? ""}`);
  expect(second.page.total).toBe(ROWS);
  expect(second.rowsRead).toBeLessThanOrEqual(FROM_INDEX);
});
