/** Every filter, sort and order of a list reads an index: by the plans that SQLite makes of the very statements, on the tables of the migrations. */

import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import type { RowFilters } from "../../../templates/runtime/api/read-model/filters.ts";
import {
  countStatement,
  pageStatements,
  type PageRequest,
  type Statement,
} from "../../../templates/runtime/api/read-model/page.ts";
import type { Position } from "../../../templates/runtime/api/read-model/sorts.ts";
import { JOB_SORTS, type JobSort } from "../../../templates/runtime/api/types.ts";

const BINDINGS = ["CHARGE", "IMPORT", "MAIL", "REPORT", "WEBHOOK"];

/** Some that are in an index and some that are not, as the API has them. */
const COLUMNS = `id, binding, state, priority, attempts, max_attempts, created_at, updated_at, concurrency_key, unique_key,
  attempts_log ->> '$[0].error' AS last_error`;

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

/** Each way of filtering by itself; the keys are the API's parameters. */
const FILTERS: Readonly<Record<string, Partial<RowFilters>>> = {
  binding: { bindings: ["MAIL"], isOneBinding: true },
  state: { states: ["FAILED"] },
  id: { id: "MAIL#0:00000000000" },
  unique_key: { uniqueKey: "a" },
  concurrency_key: { concurrencyKey: "a" },
  created_from: { createdFrom: 3 },
  created_to: { createdTo: 9 },
  "index.customerId": { fields: [{ columns: ["index_charge_customerId"], values: ["7", 7] }] },
};

/** None, each one and each two of them together. */
const combinations: readonly (readonly string[])[] = [
  [],
  ...Object.keys(FILTERS).map((name) => [name]),
  ...Object.keys(FILTERS).flatMap((one, place) =>
    Object.keys(FILTERS)
      .slice(place + 1)
      .map((other) => [one, other]),
  ),
  Object.keys(FILTERS),
];

/** Filters that point at few rows, which are sorted after they are found. */
const POINTED = ["id", "unique_key", "concurrency_key", "index.customerId"];

const AFTER: Readonly<Record<JobSort, Position>> = {
  created_at: [5, "MAIL#0:00000000005"],
  updated_at: [5, "MAIL#0:00000000005"],
  binding: ["MAIL", 5, "MAIL#0:00000000005"],
  state: ["FAILED", 5, "MAIL#0:00000000005"],
  priority: [0, 5, "MAIL#0:00000000005"],
  attempts: [1, 5, "MAIL#0:00000000005"],
};

const database = migrated();

function migrated(): DatabaseSync {
  const made = new DatabaseSync(":memory:");
  const folder = new URL("../../../generated/migrations/", import.meta.url);
  for (const file of globSync("*.sql", { cwd: folder }).sort()) {
    made.exec(readFileSync(new URL(file, folder), "utf8"));
  }
  return made;
}

interface Step {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

function planOf({ sql, values }: Statement): readonly Step[] {
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values);
  return steps as unknown as readonly Step[];
}

/** Steps that read all rows of the table, and sorts of as many rows as a step beside them finds. */
function unboundedSteps(plan: readonly Step[], maySort: boolean): readonly string[] {
  const ofTable = plan.filter(({ detail }) => /^(SCAN|SEARCH) tsumugi_jobs\b/.test(detail));
  const withoutIndex = ofTable.filter(
    ({ detail }) => !/ USING ((COVERING )?INDEX|PRIMARY KEY)\b/.test(detail),
  );
  const sorts = plan.filter(
    ({ detail, parent }) =>
      detail.startsWith("USE TEMP B-TREE") &&
      // Rows of a page, each found by its id, are few.
      ofTable.some((step) => step.parent === parent && !/PRIMARY KEY \(id=\?\)/.test(step.detail)),
  );
  return [...withoutIndex, ...(maySort ? [] : sorts)].map(({ detail }) => detail);
}

function requestOf(names: readonly string[], sort: JobSort, descending: boolean): PageRequest {
  const parts = names.map((name) => FILTERS[name] ?? {});
  return {
    filters: Object.assign({ ...NO_FILTERS }, ...parts) as RowFilters,
    order: { sort, descending },
    after: null,
    limit: 21,
    offset: 0,
    areFew: false,
  };
}

test("the migrations are there", () => {
  const [found] = database
    .prepare("SELECT count(*) AS n FROM pragma_index_list(?)")
    .all("tsumugi_jobs");
  expect(Number(found?.["n"])).toBeGreaterThan(5);
});

describe.each(JOB_SORTS)("P65 a list by %s reads an index", (sort) => {
  test.each(combinations.map((names) => [names.join(" + ") || "nothing", names] as const))(
    "filtered by %s",
    (_name, names) => {
      const isPointed = names.some((name) => POINTED.includes(name));
      for (const descending of [true, false]) {
        const first = requestOf(names, sort, descending);
        const requests: readonly PageRequest[] = [
          first,
          { ...first, after: AFTER[sort] },
          { ...first, offset: 1_000 },
          { ...first, areFew: true },
          { ...first, areFew: true, after: AFTER[sort] },
        ];
        for (const request of requests) {
          for (const statement of pageStatements(COLUMNS, request)) {
            const plan = planOf(statement);
            expect(
              unboundedSteps(plan, isPointed || request.areFew),
              `${statement.sql}\n${plan.map(({ detail }) => detail).join("\n")}`,
            ).toEqual([]);
            expect(statement.values.length).toBeLessThanOrEqual(100);
          }
        }
      }
    },
  );
});

test("the rows of a key lie in the order of their creation, however many they are", () => {
  for (const name of ["unique_key", "concurrency_key"]) {
    for (const descending of [true, false]) {
      const [statement, ...others] = pageStatements(
        COLUMNS,
        requestOf([name], "created_at", descending),
      );
      if (statement === undefined) throw new Error("there is no statement");
      expect(others).toEqual([]);
      expect(unboundedSteps(planOf(statement), false)).toEqual([]);
    }
  }
});

describe("the count reads an index", () => {
  test.each(combinations.map((names) => [names.join(" + ") || "nothing", names] as const))(
    "filtered by %s",
    (_name, names) => {
      const { filters } = requestOf(names, "created_at", true);
      for (const cap of [null, 5_000]) {
        const plan = planOf(countStatement(filters, cap));
        expect(unboundedSteps(plan, false)).toEqual([]);
        // What no filter points at is counted from the index alone.
        if (!names.some((name) => POINTED.includes(name))) {
          expect(plan.some(({ detail }) => detail.includes("USING COVERING INDEX"))).toBe(true);
        }
      }
    },
  );
});

test("what would read the whole table is told from what does not", () => {
  const told = (sql: string) => unboundedSteps(planOf({ sql, values: [] }), false);
  expect(told("SELECT * FROM tsumugi_jobs WHERE payload = 'a'")).toEqual(["SCAN tsumugi_jobs"]);
  expect(told("SELECT * FROM tsumugi_jobs WHERE state = 'FAILED' ORDER BY max_attempts")).toEqual([
    "USE TEMP B-TREE FOR ORDER BY",
  ]);
  expect(told("SELECT * FROM tsumugi_jobs WHERE id = 'a'")).toEqual([]);
});

test("rows of other bindings and of earlier changes are passed by in the index alone", () => {
  for (const names of [[], ["binding"]]) {
    for (const descending of [true, false]) {
      const [statement] = pageStatements(COLUMNS, {
        ...requestOf(names, "updated_at", descending),
        changedAfter: 1_000,
      });
      const steps = statement === undefined ? [] : planOf(statement).map(({ detail }) => detail);
      const covering = steps.find((detail) => /COVERING INDEX tsumugi_jobs_by_state/.test(detail));
      expect(covering, steps.join("\n")).toBeDefined();
      expect(steps.filter((detail) => /^SEARCH tsumugi_jobs USING INDEX/.test(detail))).toEqual([]);
    }
  }
});
