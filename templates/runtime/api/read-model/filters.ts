/** Filters of a list as conditions in SQL. Identifiers come from allow-lists, values are bound. */

import { JOB_STATES, type JobState } from "../../core/state.ts";

/** Filters as the read model knows them: bindings by the name that its rows have, payload fields by their columns. */
export interface RowFilters {
  /** Bindings that exist; rows of others are of jobs that are gone. */
  readonly bindings: readonly string[];
  /** Fewer bindings than there are. */
  readonly isOneBinding: boolean;
  /** Empty: all. */
  readonly states: readonly JobState[];
  readonly id: string | null;
  readonly uniqueKey: string | null;
  readonly concurrencyKey: string | null;
  readonly createdFrom: number | null;
  readonly createdTo: number | null;
  /** Each is met when one of the columns holds one of the values. */
  readonly fields: readonly {
    readonly columns: readonly string[];
    readonly values: readonly (string | number)[];
  }[];
}

export type SqlValue = string | number | null;

/** A part of a statement with the values of its `?`. */
export interface SqlPart {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export function statesOf({ states }: RowFilters): readonly JobState[] {
  return states.length === 0 ? JOB_STATES : states;
}

/** True where few rows can fit, all found by one index: a key, an id, a payload's field. */
export function isPointed({ id, uniqueKey, concurrencyKey, fields }: RowFilters): boolean {
  return id !== null || uniqueKey !== null || concurrencyKey !== null || fields.length > 0;
}

/** Conditions that an index of their own finds. */
export function pointedConditions(filters: RowFilters): readonly SqlPart[] {
  const { id, uniqueKey, concurrencyKey, fields } = filters;
  return [
    ...(id === null ? [] : [{ sql: "id = ?", values: [id] }]),
    ...(uniqueKey === null ? [] : [{ sql: "unique_key = ?", values: [uniqueKey] }]),
    ...(concurrencyKey === null ? [] : [{ sql: "concurrency_key = ?", values: [concurrencyKey] }]),
    ...fields.map(({ columns, values }) => ({
      sql: `(${columns.map((column) => `${quoteName(column)} IN (${values.map(() => "?").join(", ")})`).join(" OR ")})`,
      values: columns.flatMap(() => values),
    })),
  ];
}

/**
 * Conditions on binding and state. `isUnindexed`: the unary plus keeps SQLite from finding rows by them, where another
 * index finds fewer.
 */
export function kindConditions(filters: RowFilters, isUnindexed: boolean): readonly SqlPart[] {
  const plus = isUnindexed ? "+" : "";
  const inList = (column: string, values: readonly string[]): SqlPart => ({
    sql: `${plus}${column} IN (SELECT value FROM json_each(?))`,
    values: [JSON.stringify(values)],
  });
  return [inList("binding", filters.bindings), inList("state", statesOf(filters))];
}

/**
 * The condition on the binding, asked of the id, which begins with it: every index has the id at its end, so the rows of other
 * bindings are passed by without a look at the table.
 */
export function bindingOfIdCondition({ bindings, isOneBinding }: RowFilters): SqlPart {
  const [only] = bindings;
  return isOneBinding && only !== undefined
    ? { sql: "id >= ? AND id < ?", values: [`${only}#`, `${only}$`] }
    : {
        sql: "substr(id, 1, instr(id, '#') - 1) IN (SELECT value FROM json_each(?))",
        values: [JSON.stringify(bindings)],
      };
}

export function timeConditions({ createdFrom, createdTo }: RowFilters): readonly SqlPart[] {
  return [
    ...(createdFrom === null ? [] : [{ sql: "created_at >= ?", values: [createdFrom] }]),
    ...(createdTo === null ? [] : [{ sql: "created_at <= ?", values: [createdTo] }]),
  ];
}

/** Joined by AND; the values in the order of the text. */
export function allOf(parts: readonly SqlPart[]): SqlPart {
  return {
    sql: parts.length === 0 ? "true" : parts.map(({ sql }) => sql).join(" AND "),
    values: parts.flatMap(({ values }) => values),
  };
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
