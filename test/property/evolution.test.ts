/** Ten random edits of a config in a row: wrangler takes every file on the way, and no class goes without the word. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "jsonc-parser";
import { afterAll, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { configOf, History } from "../unit/evolve/history.ts";

const folder = mkdtempSync(join(tmpdir(), "tsumugi-evolution-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = ["ALPHA", "BETA", "GAMMA", "DELTA", "EPSILON", "ZETA"];

type Edit =
  | { readonly kind: "add" | "drain" | "delete" | "drop"; readonly name: string }
  | { readonly kind: "rename"; readonly name: string; readonly to: string }
  | { readonly kind: "reshard"; readonly name: string; readonly shards: number }
  /** Takes out what says so in the config: `renamedFrom` and `removed`, as after a deploy. */
  | { readonly kind: "tidy" };

const name = fc.constantFrom(...NAMES);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constantFrom("add", "drain", "delete", "drop"), name }),
  fc.record({ kind: fc.constant("rename" as const), name, to: name }),
  fc.record({
    kind: fc.constant("reshard" as const),
    name,
    shards: fc.integer({ min: 1, max: 5 }),
  }),
  fc.constant({ kind: "tidy" as const }),
);

interface Written {
  readonly bindings: Map<string, { shards: number; renamedFrom: string | null }>;
  readonly removed: Map<string, "drain" | "delete">;
}

/** The config after one edit, whether that makes sense or not. */
function edited({ bindings, removed }: Written, change: Edit): Written {
  const next = { bindings: new Map(bindings), removed: new Map(removed) };
  switch (change.kind) {
    case "add":
      if (next.bindings.has(change.name)) break;
      next.bindings.set(change.name, { shards: 1, renamedFrom: null });
      break;
    case "drain":
    case "delete":
      next.bindings.delete(change.name);
      next.removed.set(change.name, change.kind);
      break;
    case "drop":
      next.bindings.delete(change.name);
      next.removed.delete(change.name);
      break;
    case "rename": {
      const binding = next.bindings.get(change.name);
      if (binding === undefined) break;
      next.bindings.delete(change.name);
      next.bindings.set(change.to, { ...binding, renamedFrom: change.name });
      break;
    }
    case "reshard": {
      const binding = next.bindings.get(change.name);
      if (binding !== undefined) {
        next.bindings.set(change.name, { ...binding, shards: change.shards });
      }
      break;
    }
    case "tidy":
      for (const [key, binding] of next.bindings) {
        next.bindings.set(key, { ...binding, renamedFrom: null });
      }
      for (const [key, how] of removed) if (how === "delete") next.removed.delete(key);
  }
  return next;
}

function print({ bindings, removed }: Written): string {
  const written = [...bindings].map(([key, { shards, renamedFrom }]) => {
    const former = renamedFrom === null ? "" : `, renamedFrom: ${renamedFrom}`;
    return [key, `{ shards: ${shards}${former} }`] as const;
  });
  const gone = [...removed].map(([key, how]) => `${key}: { ${how}: true }`);
  const rest = gone.length === 0 ? "" : `removed: { ${gone.join(", ")} }\n`;
  return configOf(Object.fromEntries(written), rest);
}

/** Throws what wrangler says against the file. */
function askWrangler(text: string): void {
  const path = join(folder, "wrangler.jsonc");
  writeFileSync(path, text);
  readConfig({ config: path }, { hideWarnings: true });
}

interface Tombstone {
  readonly type?: string;
  readonly state?: string;
}

/** The classes that the platform would have after a deploy of this file, from those that it has. */
function deployed(before: ReadonlySet<string>, text: string): ReadonlySet<string> {
  const { exports = {}, migrations = [] } = parse(text) as {
    readonly exports?: Readonly<Record<string, Tombstone & { readonly renamed_to?: string }>>;
    readonly migrations?: readonly {
      readonly new_sqlite_classes?: readonly string[];
      readonly deleted_classes?: readonly string[];
      readonly renamed_classes?: readonly { readonly from: string; readonly to: string }[];
    }[];
  };
  const after = new Set(before);
  for (const [key, entry] of Object.entries(exports)) {
    if (entry.state === "deleted") after.delete(key);
    if (entry.state === "renamed" && after.delete(key)) after.add(entry.renamed_to ?? "");
  }
  for (const [key, entry] of Object.entries(exports)) {
    if (entry.type === "durable-object" && entry.state === undefined) after.add(key);
  }
  if (migrations.length === 0) return after;
  const listed = new Set<string>();
  for (const entry of migrations) {
    for (const key of entry.deleted_classes ?? []) expect(listed.delete(key)).toBe(true);
    for (const { from, to } of entry.renamed_classes ?? []) {
      expect(listed.delete(from)).toBe(true);
      listed.add(to);
    }
    for (const key of entry.new_sqlite_classes ?? []) {
      expect(listed.has(key)).toBe(false);
      listed.add(key);
    }
  }
  return listed;
}

const start = (usesMigrations: boolean): string =>
  JSON.stringify({
    name: "shop",
    main: "generated/worker.ts",
    compatibility_date: "2026-10-01",
    ...(usesMigrations ? { migrations: [{ tag: "v1", new_sqlite_classes: ["Counter"] }] } : {}),
  });

test("ten edits in a row", () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(fc.tuple(edit, fc.boolean()), { minLength: 10, maxLength: 10 }),
      (usesMigrations, edits) => {
        const history = new History(start(usesMigrations));
        let written: Written = {
          bindings: new Map([["ALPHA", { shards: 1, renamedFrom: null }]]),
          removed: new Map(),
        };
        history.generate(print(written));
        let classes = deployed(new Set(), history.wrangler ?? "");
        let isPending = false;
        for (const [change, isDeployed] of edits) {
          // The word may be taken out once it has been deployed everywhere; before, the platform refuses the deploy.
          if (isPending && (change.kind === "tidy" || change.kind === "drop")) continue;
          const next = edited(written, change);
          if (next.bindings.size === 0) continue;
          const config = print(next);
          if (history.look(config).problems.length > 0) continue;
          const tables = new Map(history.files);
          const { model } = history.generate(config);
          written = next;
          askWrangler(history.wrangler ?? "");
          // Generating again changes nothing.
          const text = history.wrangler;
          history.generate(config);
          expect(history.wrangler).toBe(text);
          // Who is generated for is bound to a class; who was is renamed, drained or deleted by the config's word.
          for (const path of tables.keys()) {
            const former = /ledger\/([A-Z]+)\.json$/.exec(path)?.[1];
            if (former === undefined || model.bindings.some((each) => each.name === former))
              continue;
            const entry = history.files.get(path);
            const isRenamed = model.bindings.some((each) => each.renamedFrom === former);
            expect(entry?.includes('"state": "deleted"') ?? isRenamed).toBe(true);
          }
          isPending = !isDeployed;
          if (!isDeployed) continue;
          const mentioned = parse(history.wrangler ?? "") as { readonly exports?: object };
          const orphans = [...classes].filter((each) => !(each in (mentioned.exports ?? {})));
          if (!usesMigrations) expect(orphans).toEqual([]);
          const after = deployed(classes, history.wrangler ?? "");
          for (const lost of [...classes].filter((each) => !after.has(each))) {
            const isSaid = /"(state": "(deleted|renamed)|deleted_classes|renamed_classes)"/;
            expect(isSaid.test(history.wrangler ?? ""), `${lost} is gone`).toBe(true);
          }
          for (const { names } of model.bindings) expect(after).toContain(names.shardClass);
          classes = after;
        }
      },
    ),
    { numRuns: 60 },
  );
});
