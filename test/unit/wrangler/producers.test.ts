/** The wrangler.jsonc of other Workers: real files with Durable Object bindings for our shards, and without them again. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { noOwnedEntries } from "../../../generator/wrangler/owned.ts";
import {
  editProducerWrangler,
  noProducerBindings,
  takenNames,
  unboundEnvironments,
} from "../../../generator/wrangler/producer-edit.ts";
import type { ProducerBindings } from "../../../generator/wrangler/producer-edit.ts";
import { workerName } from "../../../generator/wrangler/worker-name.ts";
import { modelWith } from "./model.ts";
import { comments, isSubsequence, parseText } from "./reference.ts";
import { withProducerBindings } from "./producer-reference.ts";

const folder = new URL("../../fixtures/wrangler/", import.meta.url);
const { bindings } = modelWith(["MAIL", "CHARGE"]);
const wanted: ProducerBindings = {
  bindings,
  workers: new Map([
    [null, "jobs"],
    ["staging", "jobs-staging"],
    ["production", "jobs-live"],
  ]),
};

describe.each(readdirSync(folder))("%s", (name) => {
  const original = readFileSync(new URL(name, folder), "utf8");
  const first = editProducerWrangler(original, wanted, noOwnedEntries);

  test("means what was intended, and nothing else", () => {
    expect(parseText(first.text)).toEqual(withProducerBindings(original, wanted));
  });

  test("keeps every byte and adds to them", () => {
    expect(isSubsequence(original, first.text)).toBe(true);
    expect(comments(first.text)).toEqual(comments(original));
    expect(first.text.startsWith("\uFEFF")).toBe(original.startsWith("\uFEFF"));
  });

  test("editing twice changes nothing", () => {
    expect(editProducerWrangler(first.text, wanted, first.owned)).toEqual(first);
    expect(editProducerWrangler(first.text, wanted, noOwnedEntries).text).toBe(first.text);
    expect(takenNames(first.text, wanted, noOwnedEntries)).toEqual([]);
  });

  test("what is taken away again leaves no trace", () => {
    const without = editProducerWrangler(first.text, noProducerBindings, first.owned);
    expect(without).toEqual({ text: original, owned: noOwnedEntries });
  });

  test("a Worker that is renamed, and one binding less", () => {
    const workers = new Map([[null, "renamed"]]);
    const other = { bindings: bindings.slice(0, 1), workers };
    const changed = editProducerWrangler(first.text, other, first.owned);
    expect(parseText(changed.text)).toEqual(withProducerBindings(original, other));
    const back = editProducerWrangler(changed.text, noProducerBindings, changed.owned);
    expect(back.text).toBe(original);
  });
});

test("an environment that is gone from the file needs nothing", () => {
  const text = '{ "name": "web", "env": { "staging": {} } }\n';
  const { owned } = editProducerWrangler(text, wanted, noOwnedEntries);
  expect(Object.keys(owned.environments)).toEqual(["staging"]);
  const later = editProducerWrangler('{ "name": "web" }\n', noProducerBindings, owned);
  expect(later).toEqual({ text: '{ "name": "web" }\n', owned: noOwnedEntries });
});

test("a name that leads elsewhere is taken, unless it was ours", () => {
  const entry = '{ "name": "TSUMUGI_MAIL", "class_name": "MailShard" }';
  const text = `{ "durable_objects": { "bindings": [${entry}] } }`;
  const offset = text.indexOf(entry);
  const taken = { name: "TSUMUGI_MAIL", offset, length: entry.length };
  expect(takenNames(text, wanted, noOwnedEntries)).toEqual([taken]);
  const owned = { ...noOwnedEntries, durableObjects: ["TSUMUGI_MAIL"] };
  expect(takenNames(text, wanted, owned)).toEqual([]);
  expect(editProducerWrangler(text, wanted, owned).text).toContain(
    '"class_name": "MailShard", "script_name": "jobs" }',
  );
});

test("environments that are not in the config are named, unless they are bound by hand", () => {
  const bound = '{ "durable_objects": { "bindings": [{ "name": "TSUMUGI_MAIL" }] } }';
  const text = `{ "env": { "staging": {}, "preview": {}, "canary": ${bound} } }`;
  expect(unboundEnvironments(text, wanted)).toEqual(["preview"]);
});

test.each([
  ['{ "name": "jobs" }', null, "jobs"],
  ['{ "name": "jobs" }', "staging", "jobs-staging"],
  ['{ "name": "jobs", "env": { "staging": {} } }', "staging", "jobs-staging"],
  ['{ "name": "jobs", "env": { "staging": { "name": "trial" } } }', "staging", "trial"],
  ['{ "env": { "staging": { "name": "trial" } } }', "staging", "trial"],
  ['{ "env": { "staging": {} } }', "staging", null],
  ["{}", null, null],
])("%s in %s is called %s", (text, environment, name) => {
  expect(workerName(text, environment)).toBe(name);
});
