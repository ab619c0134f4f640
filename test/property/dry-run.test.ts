/**
 * What `wrangler deploy --dry-run` wrongly lets pass (4.164, seen 2026-11), and
 * where each is held: refused at its place by a case of test/cases, or impossible to come out of any config that is accepted.
 *
 * |    | passes                                        | held by                                                                    |
 * | -- | --------------------------------------------- | -------------------------------------------------------------------------- |
 * |  1 | `max_batch_size` 1000                         | here; TSU205; the user's edit of it is put right                           |
 * |  2 | `max_batch_timeout` 600                       | here; TSU205; the same                                                     |
 * |  3 | `max_retries` 5000                            | here: always 0; the same                                                   |
 * |  4 | duplicate migration tags                      | dry-run-04-duplicate-migration-tag; here                                   |
 * |  5 | duplicate JSON keys                           | dry-run-05-duplicate-key; here                                             |
 * |  6 | two consumers for one queue                   | dry-run-06-second-consumer; here                                           |
 * |  7 | a queue that is its own dead letter queue     | dry-run-07-own-dead-letter-queue; here                                     |
 * |  8 | unknown keys                                  | dry-run-08-misspelt-field; here                                            |
 * |  9 | rename tombstone without its target           | evolution.test.ts (every file on the way); here                            |
 * | 10 | live class of `exports` that is not in code   | dry-run-10-class-not-exported; here                                        |
 * | 11 | class of `new_sqlite_classes` not in code     | dry-run-11-class-not-exported-with-migrations; here                        |
 * | 12 | invalid cron text                             | here; TSU211                                                               |
 * | 13 | no `queue()` or `scheduled()` handler         | dry-run-13-no-handlers                                                     |
 * | 14 | two environments with one Worker name         | dry-run-14-two-environments-one-name; here                                 |
 * | 15 | queue name with spaces and capitals           | here; TSU208, TSU311                                                       |
 * | 16 | binding name that is no identifier            | here; TSU208                                                               |
 * | 17 | unknown `--env`                               | dry-run-17-script-for-an-unknown-environment                               |
 * | 18 | environment without its bindings              | dry-run-18-environment-without-entries; here                               |
 * | 19 | top-level-only key in an environment          | here                                                                       |
 * | 20 | placeholder id, missing `migrations_dir`      | dry-run-20-database-placeholder; here                                      |
 * | 21 | tombstone of a class that is still in code    | dry-run-21-deleted-class-in-code; here                                     |
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { parse } from "jsonc-parser";
import { afterAll, expect, test, vi } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { cronProblem } from "../../generator/spec/cron.ts";
import { wranglerFaults } from "../../generator/wrangler/faults/check.ts";
import { readModel } from "../../generator/model/read-model.ts";
import type { Model } from "../../generator/model/model.ts";
import { History } from "../unit/evolve/history.ts";

const folder = mkdtempSync(join(tmpdir(), "tsumugi-dry-run-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each number's row in the table above names a case that exists, and each case is in the table. */
test("every case is in the table", () => {
  const table = readFileSync(fileURLToPath(import.meta.url), "utf8").split("*/")[0] ?? "";
  const rows = [...table.matchAll(/^ \* \| +(\d+) \|/gm)].map(([, number]) => Number(number));
  expect(rows).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  const named = [...table.matchAll(/dry-run-\d\d-[a-z-]+/g)].map(([name]) => name);
  const cases = readdirSync(new URL("../cases", import.meta.url));
  expect(named).toEqual(cases.filter((name) => name.startsWith("dry-run-")).toSorted());
});

/** Values at both sides of what is allowed, so that about half of the configs are refused. */
const name = fc.constantFrom("shop", "shop-jobs", "a", "a".repeat(50), "Shop Jobs", "shop_jobs");
const bindingName = fc.constantFrom("MAIL", "IMAGE_RESIZE", "A1", "my-q", "Mail", "DB", "QUEUE_X");
const group = fc.constantFrom("default", "slow", "bulk-2", "Slow Queue", "x".repeat(60));
const environment = fc.constantFrom("staging", "production", "default", "Pre View", "a-b");
const cron = fc.constantFrom(
  "*/5 * * * *",
  "0 4 * * MON-FRI",
  "0 0 L * *",
  "61 * * * *",
  "daily",
  "* * * *",
);

const config = fc.record({
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("shop", "a-1") },
    { weight: 1, arbitrary: name },
  ),
  bindings: fc.uniqueArray(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom("MAIL", "IMAGE_RESIZE", "A1") },
      { weight: 1, arbitrary: bindingName },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  queues: fc.uniqueArray(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom("default", "slow", "bulk-2") },
      { weight: 1, arbitrary: group },
    ),
    { maxLength: 3 },
  ),
  maxBatchSize: fc.constantFrom(1, 100, 100, 100, 101, 1000),
  maxBatchTimeoutMs: fc.constantFrom("0", "1s", "60s", "61s", "1500ms"),
  environments: fc.uniqueArray(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom("staging", "production") },
      { weight: 1, arbitrary: environment },
    ),
    { maxLength: 2 },
  ),
  cron: fc.oneof(
    { weight: 3, arbitrary: fc.constant("*/5 * * * *") },
    { weight: 1, arbitrary: cron },
  ),
  service: fc.boolean(),
  override: fc.boolean(),
});
type Config = typeof config extends fc.Arbitrary<infer Value> ? Value : never;

function print(written: Config): string {
  const { bindings, queues, maxBatchSize, maxBatchTimeoutMs, environments } = written;
  const batch = `{ maxBatchSize: ${maxBatchSize}, maxBatchTimeoutMs: ${maxBatchTimeoutMs} }`;
  const override = written.override ? `{ bindings: { ${bindings[0]}: { maxAttempts: 2 } } }` : "{}";
  return [
    "version: 1",
    `name: ${JSON.stringify(written.name)}`,
    "bindings:",
    ...bindings.map((each, index) => {
      const queue = queues[index] === undefined ? [] : [`queue: ${JSON.stringify(queues[index])}`];
      const service = written.service && index === 0 ? ["service: { service: mailer }"] : [];
      return `  ${JSON.stringify(each)}: { ${[...queue, ...service].join(", ")} }`;
    }),
    `queues: { ${queues.map((each) => `${JSON.stringify(each)}: ${batch}`).join(", ")} }`,
    `environments: { ${environments.map((each) => `${JSON.stringify(each)}: ${override}`).join(", ")} }`,
    `retention: { cron: ${JSON.stringify(written.cron)} }`,
    "",
  ].join("\n");
}

interface Block {
  readonly name?: string;
  readonly durable_objects: { readonly bindings: readonly Record<string, string>[] };
  readonly queues: {
    readonly producers: readonly Record<string, string>[];
    readonly consumers: readonly Record<string, string | number>[];
  };
  readonly d1_databases: readonly Record<string, string>[];
  readonly services?: readonly Record<string, string>[];
  readonly triggers?: { readonly crons: readonly string[] };
  readonly vars?: Record<string, string>;
}
interface WranglerFile extends Block {
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly migrations?: readonly {
    readonly tag: string;
    readonly new_sqlite_classes?: readonly string[];
  }[];
  readonly env?: Readonly<Record<string, Block>>;
}

const starts = [
  null,
  JSON.stringify({
    name: "shop",
    main: "generated/worker.ts",
    compatibility_date: "2026-10-01",
    migrations: [{ tag: "v1", new_sqlite_classes: ["Counter"] }],
  }),
];

test("nothing of it comes out of a config that is accepted", () => {
  const counts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(config, fc.constantFrom(...starts), (written, start) => {
      const text = print(written);
      const reading = readModel(text, "tsumugi.config.yaml", { importExtension: ".ts" });
      counts[reading.kind === "ok" ? "accepted" : "refused"] += 1;
      if (reading.kind !== "ok") return;
      const history = new History(start);
      const { model, tombstones } = history.generate(text);
      const wrangler = history.wrangler ?? "";
      // Our own entries are never a fault, so that what is refused is the user's.
      const known = { model, tombstones, owned: history.owned, beginning: new Set<string>() };
      expect(wranglerFaults("wrangler.jsonc", wrangler, known)).toEqual([]);
      const file = parse(wrangler) as WranglerFile;
      for (const block of [file, ...Object.values(file.env ?? {})])
        checkBlock(block, model, history);
      checkClasses(file, model);
      checkWorkers(file);
      for (const each of [undefined, ...model.environments]) {
        expect(warningsOf(wrangler, each?.name)).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
  expect(counts.accepted).toBeGreaterThan(60);
  expect(counts.refused).toBeGreaterThan(60);
});

const QUEUE = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const IDENTIFIER = /^[A-Z][A-Z0-9_]*$/;

function checkBlock(block: Block, model: Model, history: History): void {
  for (const consumer of block.queues.consumers) {
    expect(consumer["max_batch_size"]).toBeLessThanOrEqual(100); // 1
    expect(consumer["max_batch_timeout"]).toBeLessThanOrEqual(60); // 2
    expect(consumer["max_retries"]).toBe(0); // 3
    expect(consumer).not.toHaveProperty("dead_letter_queue"); // 7
    expect(consumer["queue"]).toMatch(QUEUE); // 15
  }
  const consumed = block.queues.consumers.map(({ queue }) => queue);
  expect(new Set(consumed).size).toBe(consumed.length); // 6
  expect(block.queues.producers.map(({ queue }) => queue).toSorted()).toEqual(consumed.toSorted());
  for (const expression of block.triggers?.crons ?? []) expect(cronProblem(expression)).toBeNull(); // 12
  const names = [
    ...block.durable_objects.bindings.map((each) => each["name"]),
    ...[...block.queues.producers, ...block.d1_databases, ...(block.services ?? [])].map(
      (each) => each["binding"],
    ),
    ...Object.keys(block.vars ?? {}),
  ];
  for (const each of names) expect(each).toMatch(IDENTIFIER); // 16
  expect(new Set(names).size).toBe(names.length);
  const shards = block.durable_objects.bindings.map(({ class_name }) => class_name);
  expect(shards).toEqual(model.bindings.map((each) => each.names.shardClass)); // 18
  const [database] = block.d1_databases;
  expect(database).not.toHaveProperty("database_id"); // 20
  const migrations = [...history.files.keys()].filter((path) => path.endsWith(".sql"));
  expect(migrations.every((path) => path.startsWith(`${database?.["migrations_dir"]}/`))).toBe(
    true,
  );
  expect(migrations.length).toBeGreaterThan(0);
}

/** What is declared is what the generated worker.ts exports: the model's classes, and no tombstone without its target. */
function checkClasses({ exports = {}, migrations = [] }: WranglerFile, model: Model): void {
  const classes = new Set(model.bindings.map(({ names }) => names.shardClass));
  for (const [each, { state, renamed_to }] of Object.entries(exports)) {
    if (state === undefined)
      expect(classes).toContain(each); // 10
    else expect(classes).not.toContain(each); // 21
    if (renamed_to !== undefined) expect(classes).toContain(renamed_to); // 9
  }
  const [, ...ours] = migrations;
  for (const each of ours.flatMap((entry) => entry.new_sqlite_classes ?? [])) {
    expect(classes).toContain(each); // 11
  }
  const tags = migrations.map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(tags.length); // 4
}

function checkWorkers({ name: top = "", env = {} }: WranglerFile): void {
  const workers = [
    top,
    ...Object.entries(env).map(([each, block]) => block.name ?? `${top}-${each}`),
  ];
  expect(new Set(workers).size).toBe(workers.length); // 14
  const queues = Object.values(env).flatMap((block) =>
    block.queues.consumers.map(({ queue }) => queue),
  );
  expect(new Set(queues).size).toBe(queues.length); // 6
}

/** What wrangler itself says against unknown and misplaced keys, and against entries that an environment lacks (8, 18, 19). */
function warningsOf(text: string, env: string | undefined): readonly string[] {
  const said: string[] = [];
  const spies = (["log", "info", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...parts) => void said.push(parts.join(" "))),
  );
  const path = join(folder, "wrangler.jsonc");
  writeFileSync(path, text);
  readConfig({ config: path, ...(env === undefined ? {} : { env }) });
  for (const spy of spies) spy.mockRestore();
  return said.filter((line) => line.includes("WARNING") || line.includes("ERROR"));
}
