/** The first migration, on a real SQLite. */

import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { indexedFields, migrationText } from "../../../generator/emit/migration.ts";
import type { Model } from "../../../generator/model/model.ts";
import { binding, model } from "../../support/model.ts";

function emitMigration(wanted: Model): string {
  const added = indexedFields(wanted);
  return migrationText({ steps: { from: 0, to: 1 }, added, dropped: [] }, wanted.name);
}

const sql = emitMigration(
  model([
    binding("CHARGE_CARD", { index: ["customerId", "it's"] }),
    binding("CHARGE", { index: ["card_customerId"] }),
    binding("MAIL"),
  ]),
);

function insert(database: DatabaseSync, id: string, bindingName: string, payload: unknown): void {
  database
    .prepare(
      `INSERT INTO tsumugi_jobs (id, binding, state, priority, attempts, max_attempts, guarantee, payload, attempts_log,
        run_after, created_at, updated_at, revision) VALUES (?, ?, 'QUEUED', 0, 0, 1, 'at-least-once', ?, '[]', 0, 0, 0, 1)`,
    )
    .run(id, bindingName, JSON.stringify(payload));
}

test("payload fields are searchable, through an index, for their binding only", () => {
  const database = new DatabaseSync(":memory:");
  database.exec(sql);
  insert(database, "a", "CHARGE_CARD", { customerId: "c1", "it's": 5 });
  insert(database, "b", "CHARGE_CARD", { customerId: "c2" });
  insert(database, "c", "MAIL", { customerId: "c1" });
  const query = `SELECT id, "index_chargeCard_it's" AS quoted FROM tsumugi_jobs WHERE index_chargeCard_customerId = ?`;
  const rows = database.prepare(query).all("c1");
  expect(rows.map((row) => ({ ...row }))).toEqual([{ id: "a", quoted: 5 }]);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${query}`).all("c1");
  expect(JSON.stringify(plan)).toContain("tsumugi_jobs_index_chargeCard_customerId");
});

test("statements stand apart and keep to what D1's splitter takes", () => {
  expect(sql).not.toMatch(/\b(BEGIN|COMMIT|TRIGGER)\b/);
  expect(sql.match(/;$/gm)?.length).toBe(sql.match(/;/g)?.length);
  expect(sql).not.toContain("\r");
});

test("a binding without searchable fields adds nothing", () => {
  expect(emitMigration(model([binding("MAIL")]))).not.toContain("ALTER");
});
