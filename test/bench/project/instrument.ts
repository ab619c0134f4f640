/** Counts what is written to and read from D1, as the platform would bill it. */

import { counts } from "./counters.ts";

/** The database with its rows counted. */
export function instrumentDatabase(database: D1Database): D1Database {
  return new Proxy(database, {
    get(target, member) {
      if (member === "prepare") {
        return (query: string) => instrumentStatement(target.prepare(query));
      }
      if (member === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements.map(unwrap));
          for (const { meta } of results) countStatement(meta);
          return results;
        };
      }
      const value: unknown = Reflect.get(target, member);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function unwrap(statement: D1PreparedStatement): D1PreparedStatement {
  return originals.get(statement) ?? statement;
}

function instrumentStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const wrapped = new Proxy(statement, {
    get(target, member) {
      if (member === "bind") {
        return (...values: unknown[]) => instrumentStatement(target.bind(...values));
      }
      if (member === "run" || member === "all") {
        return async () => {
          const result = await target[member]();
          countStatement(result.meta);
          return result;
        };
      }
      const value: unknown = Reflect.get(target, member);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  originals.set(wrapped, statement);
  return wrapped;
}

function countStatement(meta: { readonly rows_written: number; readonly rows_read: number }): void {
  counts.readModelStatements += 1;
  counts.readModelRowsWritten += meta.rows_written;
  counts.readModelRowsRead += meta.rows_read;
}
