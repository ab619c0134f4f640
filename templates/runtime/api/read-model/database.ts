/** The read model in D1 as the API asks it. What D1 says when it fails is logged and never told. */

import { READ_MODEL_BINDING } from "../../projection/read-model.ts";
import { ApiError } from "../problem.ts";
import type { Statement } from "./page.ts";

export type Row = Readonly<Record<string, unknown>>;

/** D1 as far as it is used. */
export interface ReadModel {
  /** Rows of each statement, from one round trip. */
  read(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
}

export function readModelOf(env: unknown): ReadModel {
  const database = Reflect.get(Object(env) as object, READ_MODEL_BINDING) as D1Database;
  return {
    read: async (statements) => {
      const prepared = statements.map(({ sql, values }) => database.prepare(sql).bind(...values));
      try {
        const results = await database.batch<Row>(prepared);
        return results.map(({ results: rows }) => rows);
      } catch (error) {
        throw problemOf(error);
      }
    },
  };
}

function problemOf(error: unknown): ApiError {
  const text = String(error);
  console.error(
    JSON.stringify({ level: "error", event: "read-model-not-read", error: text.slice(0, 500) }),
  );
  return /no such (table|column|index)/.test(text)
    ? new ApiError(
        "migrations-missing",
        "D1 lacks tables or columns: run `npx wrangler d1 migrations apply` for its database",
      )
    : new ApiError("read-model-unavailable", "D1 did not answer; the jobs themselves go on");
}
