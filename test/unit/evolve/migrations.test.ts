/** D1 migrations over the life of a config, on a real SQLite with rows in place. */

import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unstable_splitSqlQuery as splitSqlQuery } from "wrangler";
import { readMigrations } from "../../../generator/evolve/migrations/read.ts";
import {
  LISTING_INDEXES,
  READ_MODEL_SCHEMA,
} from "../../../templates/runtime/projection/schema.ts";
import { configOf, History, migrationsOf } from "./history.ts";

const ANY = "{ type: string }";
const FIELDS = ["to", "cc", "customer-id", "it's; really"];

function indexing(fields: readonly string[], more = ""): string {
  const properties = FIELDS.map((field) => `${JSON.stringify(field)}: ${ANY}`).join(", ");
  const index = fields.map((field) => JSON.stringify(field)).join(", ");
  return `{ payload: { type: object, properties: { ${properties} } }, index: [${index}]${more} }`;
}

/** A database that applies what it has not yet applied, as `wrangler d1 migrations apply` does. */
class Database {
  readonly #applied = new Set<string>();
  readonly #sqlite = new DatabaseSync(":memory:");
  #rows = 0;

  apply(history: History): readonly string[] {
    const due = migrationsOf(history).filter(([file]) => !this.#applied.has(file));
    for (const [file, text] of due) {
      for (const statement of splitSqlQuery(text)) this.#sqlite.exec(statement);
      this.#applied.add(file);
    }
    return due.map(([file]) => file);
  }

  insert(binding: string, payload: object): void {
    this.#rows += 1;
    this.#sqlite
      .prepare(
        `INSERT INTO tsumugi_jobs (id, binding, state, priority, attempts, max_attempts, guarantee, payload,
          attempts_log, run_after, created_at, updated_at, revision)
          VALUES (?, ?, 'QUEUED', 0, 0, 1, 'at-least-once', ?, '[]', 0, 0, 0, 1)`,
      )
      .run(`${binding}#0:${this.#rows}`, binding, JSON.stringify(payload));
  }

  query(sql: string): readonly unknown[] {
    return this.#sqlite
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  }

  /** Columns and indexes, whatever the order in which they came. */
  schema(): unknown {
    return {
      columns: this.query(
        "SELECT name, type, \"notnull\", pk, hidden FROM pragma_table_xinfo('tsumugi_jobs') ORDER BY name",
      ),
      indexes: this.query("SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name"),
    };
  }
}

test("a field that comes is searchable in the rows that are there, and goes again without them", () => {
  const history = new History();
  const database = new Database();
  history.generate(configOf({ MAIL: indexing([]) }));
  expect(database.apply(history)).toEqual(["0001_tsumugi.sql"]);
  const bare = database.schema();
  database.insert("MAIL", { to: "a" });
  database.insert("SMS", { to: "a" });

  history.generate(configOf({ MAIL: indexing(["to"]) }));
  expect(database.apply(history)).toEqual(["0002_index_mail_to.sql"]);
  const found = "SELECT id FROM tsumugi_jobs WHERE index_mail_to = 'a'";
  expect(database.query(found)).toEqual([["MAIL#0:1"]]);

  history.generate(configOf({ MAIL: indexing([]) }));
  expect(database.apply(history)).toEqual(["0003_drop_index_mail_to.sql"]);
  expect(database.schema()).toEqual(bare);
  expect(database.query("SELECT count(*) FROM tsumugi_jobs")).toEqual([[2]]);
});

test("a rename changes no column: the rows keep the name that their ids begin with", () => {
  const history = new History();
  history.generate(configOf({ MAIL: indexing(["to"]) }));
  history.generate(configOf({ LETTER: indexing(["to"], ", renamedFrom: MAIL") }));
  expect(migrationsOf(history)).toHaveLength(1);
});

test("a draining binding keeps its columns, a deleted one loses them", () => {
  const history = new History();
  history.generate(configOf({ MAIL: "{}", SMS: indexing(["to"]) }));
  history.generate(configOf({ MAIL: "{}" }, "removed: { SMS: { drain: true } }\n"));
  expect(migrationsOf(history)).toHaveLength(1);
  history.generate(configOf({ MAIL: "{}" }, "removed: { SMS: { delete: true } }\n"));
  expect(migrationsOf(history).at(-1)?.[0]).toBe("0002_drop_index_sms_to.sql");
});

const fields = fc.subarray(FIELDS);
const path = fc.array(fc.record({ mail: fields, sms: fields, apply: fc.boolean() }), {
  minLength: 1,
  maxLength: 8,
});

test("every path of migrations ends in the schema of a fresh install, and applying twice does nothing", () => {
  fc.assert(
    fc.property(path, (steps) => {
      const history = new History();
      const old = new Database();
      let before = migrationsOf(history);
      for (const { mail, sms, apply } of steps) {
        history.generate(configOf({ MAIL: indexing(mail), SMS: indexing(sms) }));
        // Nothing that was written is ever written again.
        expect(migrationsOf(history).slice(0, before.length)).toEqual(before);
        before = migrationsOf(history);
        if (!apply) continue;
        old.apply(history);
        old.insert("MAIL", { to: "a", cc: "b" });
      }
      old.apply(history);
      expect(old.apply(history)).toEqual([]);
      const replayed = new Database();
      replayed.apply(history);
      expect(old.schema()).toEqual(replayed.schema());

      const last = steps.at(-1);
      const anew = new History();
      anew.generate(configOf({ MAIL: indexing(last?.mail ?? []), SMS: indexing(last?.sms ?? []) }));
      const fresh = new Database();
      fresh.apply(anew);
      expect(old.schema()).toEqual(fresh.schema());
    }),
    { numRuns: 100 },
  );
});

test("generating twice makes nothing new", () => {
  const history = new History();
  history.generate(configOf({ MAIL: indexing(["to"]) }));
  history.generate(configOf({ MAIL: indexing(["cc", "to"]) }));
  const { files } = history;
  history.generate(configOf({ MAIL: indexing(["cc", "to"]) }));
  expect(history.files).toEqual(files);
});

test("the indexes of the API's lists come and go with it, and with a field in the same migration", () => {
  const api = "api: true\n";
  const history = new History();
  const database = new Database();
  history.generate(configOf({ MAIL: indexing([]) }));
  database.apply(history);
  const without = database.schema();
  history.generate(configOf({ MAIL: indexing([]) }, api));
  expect(database.apply(history)).toEqual(["0002_list_indexes.sql"]);
  const names = database.query("SELECT name FROM sqlite_master WHERE type = 'index'").flat();
  expect(names).toEqual(expect.arrayContaining(Object.keys(LISTING_INDEXES)));
  history.generate(configOf({ MAIL: indexing([]) }, api));
  expect(database.apply(history)).toEqual([]);
  history.generate(configOf({ MAIL: indexing([]) }));
  expect(database.apply(history)).toEqual(["0003_drop_list_indexes.sql"]);
  expect(database.schema()).toEqual(without);
  history.generate(configOf({ MAIL: indexing(["to"]) }, api));
  expect(database.apply(history)).toEqual([expect.stringMatching(/^0004_changes_/) as string]);
  const fresh = new History();
  const other = new Database();
  fresh.generate(configOf({ MAIL: indexing(["to"]) }, api));
  expect(other.apply(fresh)).toEqual(["0001_tsumugi.sql"]);
  expect(other.schema()).toEqual(database.schema());
});

describe("a history that was tampered with", () => {
  const history = new History();
  history.generate(configOf({ MAIL: indexing([]) }));
  history.generate(configOf({ MAIL: indexing(["to"]) }));
  history.generate(configOf({ MAIL: indexing(["to", "cc"]) }));
  const second = "generated/migrations/0002_index_mail_to.sql";
  const record = "generated/ledger/migrations/0002_index_mail_to.json";
  const text = history.files.get(second) ?? "";

  function look(change: (files: Map<string, string>) => void) {
    const files = new Map(history.files);
    change(files);
    return readMigrations("generated", "shop", files, history.files.keys());
  }
  const problemsAfter = (change: (files: Map<string, string>) => void) =>
    look(change).problems.map(({ file, message }) => `${file.split("/").at(-1)}: ${message}`);

  test("edited", () => {
    expect(problemsAfter((files) => files.set(second, `${text}-- mine\n`))).toEqual([
      "0002_index_mail_to.sql: a migration must never be edited",
    ]);
  });

  test("line ends and a BOM are no edit", () => {
    const crlf = "\uFEFF" + text.replaceAll("\n", "\r\n");
    expect(problemsAfter((files) => files.set(second, crlf))).toEqual([]);
  });

  test("missing, but it can be made again", () => {
    const { problems, texts } = look((files) => files.delete(second));
    expect(problems).toEqual([]);
    expect(texts.get(second)).toBe(text);
  });

  test("renamed", () => {
    const renamed = problemsAfter((files) => {
      files.delete(second);
      files.set("generated/migrations/0009_mine.sql", text);
    });
    expect(renamed).toEqual(["0009_mine.sql: a migration must never be renamed or copied"]);
  });

  test("inserted", () => {
    expect(
      problemsAfter((files) => files.set("generated/migrations/0002_a.sql", "SELECT 1;")),
    ).toEqual(["0002_a.sql: it was inserted before `0003_index_mail_cc.sql`"]);
  });

  test("its record is missing", () => {
    expect(problemsAfter((files) => files.delete(record))).toEqual([
      "0002_index_mail_to.json: this record is missing",
      "0003_index_mail_cc.sql: it was made to follow another migration than `0001_tsumugi.sql`",
      "0002_index_mail_to.sql: it was inserted before `0003_index_mail_cc.sql`",
    ]);
  });

  test("a file of the user's behind the last one takes its number", () => {
    const { problems, head } = look((files) => files.set("generated/migrations/0007_mine.sql", ""));
    expect([problems, head]).toEqual([[], 7]);
  });
});

test("two branches with the same number are seen; the same change twice is one file", () => {
  const branch = (bindings: Record<string, string>): History => {
    const history = new History();
    history.generate(configOf({ MAIL: indexing([]), SMS: indexing([]) }));
    history.generate(configOf(bindings));
    return history;
  };
  const left = branch({ MAIL: indexing(["to"]), SMS: indexing([]) });
  const right = branch({ MAIL: indexing([]), SMS: indexing(["to"]) });
  const problems = (other: History) =>
    readMigrations("generated", "shop", new Map([...left.files, ...other.files]), []).problems;
  expect(problems(right).map(({ message }) => message)).toEqual([
    "`0002_index_mail_to.sql` has the same number: two branches have each added a migration",
  ]);
  expect(problems(branch({ MAIL: indexing(["to"]), SMS: indexing([]) }))).toEqual([]);
});

test("the first step of the schema is out in the world and never changes", () => {
  const hash = createHash("sha256").update(READ_MODEL_SCHEMA.join(";\n")).digest("hex");
  expect(hash.slice(0, 16)).toBe("6f0c68bc9244bd79");
});
