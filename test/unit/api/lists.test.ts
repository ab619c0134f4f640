/** The statements of the REST API's lists on SQLite: the same rows as a plain sort gives, and from indexes. */

import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { RowFilters } from "../../../templates/runtime/api/read-model/filters.ts";
import {
  countStatement,
  pageStatements,
  type PageRequest,
  type Statement,
} from "../../../templates/runtime/api/read-model/page.ts";
import {
  positionOf,
  SORT_COLUMNS,
  type Position,
} from "../../../templates/runtime/api/read-model/sorts.ts";
import { JOB_SORTS } from "../../../templates/runtime/api/types.ts";
import { JOB_STATES } from "../../../templates/runtime/core/state.ts";
import {
  LISTING_INDEXES,
  READ_MODEL_SCHEMA,
} from "../../../templates/runtime/projection/schema.ts";

const BINDINGS = ["MAIL", "MAIL_2", "CHARGE"];
const COLUMNS = "id, binding, state, priority, attempts, created_at, updated_at, unique_key";

type Row = Readonly<Record<string, SQLInputValue>>;

function databaseOf(rows: readonly Row[]): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const statement of READ_MODEL_SCHEMA) database.exec(statement);
  for (const [name, columns] of Object.entries(LISTING_INDEXES)) {
    database.exec(`CREATE INDEX ${name} ON tsumugi_jobs ${columns}`);
  }
  const insert = database.prepare(
    `INSERT INTO tsumugi_jobs (${COLUMNS}, max_attempts, guarantee, payload, attempts_log, run_after, revision)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 5, 'at-least-once', '{}', '[]', 0, 1)`,
  );
  database.exec("BEGIN");
  for (const row of rows) insert.run(...COLUMNS.split(", ").map((column) => row[column] ?? null));
  database.exec("COMMIT");
  return database;
}

function run(database: DatabaseSync, { sql, values }: Statement): Row[] {
  return database.prepare(sql).all(...values) as Row[];
}

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

const row = fc.record({
  place: fc.nat(3),
  binding: fc.constantFrom(...BINDINGS),
  state: fc.constantFrom(...JOB_STATES),
  priority: fc.constantFrom(0, 0, 0, 5, -5, 1_000),
  attempts: fc.constantFrom(0, 0, 1, 1, 2, 3),
  created_at: fc.nat(6),
  later: fc.nat(3),
  unique_key: fc.constantFrom(null, "a", "b"),
});

const rows = fc.array(row, { maxLength: 40 }).map((all) =>
  all.map(({ place, later, ...each }, index) => ({
    ...each,
    // An outcome counts an attempt.
    attempts: ENDED.has(each.state) ? Math.max(1, each.attempts) : each.attempts,
    id: `${each.binding}#${place}:${String(index).padStart(11, "0")}`,
    updated_at: each.created_at + later,
  })),
);

const ENDED: ReadonlySet<string> = new Set(["COMPLETED", "FAILED", "STALLED"]);

const filters = fc.record({
  bindings: fc.constantFrom(BINDINGS, BINDINGS, ["MAIL"], ["CHARGE"]),
  states: fc.subarray([...JOB_STATES]),
  uniqueKey: fc.constantFrom(null, null, "a"),
  createdFrom: fc.constantFrom(null, null, 2),
  createdTo: fc.constantFrom(null, null, 4),
});

const order = fc.record({ sort: fc.constantFrom(...JOB_SORTS), descending: fc.boolean() });

test("a walk gives the rows of a plain sort, by cursor and by offset", () => {
  fc.assert(
    fc.property(
      rows,
      filters,
      order,
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      (all, wanted, wantedOrder, limit, areFew) => {
        const database = databaseOf(all);
        const filters: RowFilters = {
          ...NO_FILTERS,
          ...wanted,
          isOneBinding: wanted.bindings !== BINDINGS,
        };
        const expected = sorted(
          all.filter((each) => fits(each, filters)),
          wantedOrder,
        );
        const request = { filters, order: wantedOrder, offset: 0, areFew };
        const walked: Row[] = [];
        let after: Position | null = null;
        for (;;) {
          const page = pageOf(database, { ...request, after, limit });
          walked.push(...page);
          const last = page.at(-1);
          if (page.length < limit || last === undefined) break;
          after = positionOf(last, wantedOrder);
        }
        expect(walked.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        const skipped = pageOf(database, { ...request, after: null, limit, offset: 3 });
        expect(skipped.map(({ id }) => id)).toEqual(
          expected.slice(3, 3 + limit).map(({ id }) => id),
        );
        const [counted] = run(database, countStatement(filters, null));
        expect(counted?.["count"]).toBe(expected.length);
        database.close();
      },
    ),
    { numRuns: 300 },
  );
});

function pageOf(database: DatabaseSync, request: PageRequest): Row[] {
  return pageStatements(COLUMNS, request)
    .flatMap((statement) => run(database, statement))
    .slice(0, request.limit);
}

function fits(each: Row, wanted: RowFilters): boolean {
  return (
    wanted.bindings.includes(String(each["binding"])) &&
    (wanted.states.length === 0 || wanted.states.some((state) => state === each["state"])) &&
    (wanted.uniqueKey === null || wanted.uniqueKey === each["unique_key"]) &&
    Number(each["created_at"]) >= (wanted.createdFrom ?? 0) &&
    Number(each["created_at"]) <= (wanted.createdTo ?? Number.POSITIVE_INFINITY)
  );
}

function sorted(all: readonly Row[], { sort, descending }: PageRequest["order"]): readonly Row[] {
  const ascending = all.toSorted((left, right) => {
    for (const column of SORT_COLUMNS[sort]) {
      const [a, b] = [left[column] ?? 0, right[column] ?? 0];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  });
  return descending ? ascending.toReversed() : ascending;
}

describe("every page comes from an index", () => {
  let database: DatabaseSync;
  beforeAll(() => {
    database = databaseOf([]);
  });

  const planOf = ({ sql, values }: Statement): readonly string[] =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...values)
      .map((step) => String(step["detail"]));

  const cases = JOB_SORTS.flatMap((sort) =>
    [true, false].flatMap((descending) => [null, 5].map((time) => ({ sort, descending, time }))),
  );

  test.each(cases)("$sort, descending: $descending, from $time", ({ sort, descending, time }) => {
    const request: PageRequest = {
      filters: { ...NO_FILTERS, createdFrom: time, createdTo: time },
      order: { sort, descending },
      after: null,
      limit: 21,
      offset: 0,
      areFew: false,
    };
    for (const statement of pageStatements(COLUMNS, request)) {
      const plan = planOf(statement);
      // `SCAN part` and the like are of results; a scan of the table would name it.
      expect(
        plan.filter((step) =>
          /^SCAN tsumugi_jobs(?! USING (COVERING )?INDEX tsumugi_jobs_by_(priority|attempts))/.test(
            step,
          ),
        ),
      ).toEqual([]);
      expect(plan.some((step) => /tsumugi_jobs USING (COVERING )?INDEX/.test(step))).toBe(true);
    }
  });

  test("both ends of a time range bound the stretch of the index that is read", () => {
    for (const descending of [true, false]) {
      const [statement] = pageStatements(COLUMNS, {
        filters: { ...NO_FILTERS, createdFrom: 3, createdTo: 9 },
        order: { sort: "created_at", descending },
        after: null,
        limit: 21,
        offset: 0,
        areFew: false,
      });
      const plan = statement === undefined ? [] : planOf(statement);
      expect(plan.join("\n")).toMatch(
        /tsumugi_jobs_by_kind \(binding=\? AND state=\? AND (created_at[<>]\? AND )?\(created_at,id\)[<>]\(\?,\?\)( AND created_at[<>]\?)?\)/,
      );
    }
  });

  test("the few that fit are found by what they are, whatever the order", () => {
    for (const sort of JOB_SORTS) {
      const [statement] = pageStatements(COLUMNS, {
        filters: { ...NO_FILTERS, bindings: ["MAIL"], isOneBinding: true },
        order: { sort, descending: true },
        after: null,
        limit: 21,
        offset: 0,
        areFew: true,
      });
      const plan = statement === undefined ? [] : planOf(statement);
      expect(plan.join("\n")).toContain("INDEX tsumugi_jobs_by_kind (binding=? AND state=?");
    }
  });

  test("keys have an index each, and so has the count", () => {
    const plan = (part: Partial<RowFilters>) =>
      planOf(countStatement({ ...NO_FILTERS, ...part }, null)).join("\n");
    expect(plan({ uniqueKey: "a" })).toContain("tsumugi_jobs_by_unique_key (unique_key=?");
    expect(plan({ concurrencyKey: "a" })).toContain(
      "tsumugi_jobs_by_concurrency_key (concurrency_key=?",
    );
    expect(plan({ id: "a" })).toContain("PRIMARY KEY (id=?)");
    expect(plan({})).toContain("COVERING INDEX tsumugi_jobs_by_kind");
  });
});
