/** Named environments beside what the user's own file says in them. */

import { describe, expect, test } from "vitest";
import { editWrangler } from "../../../generator/wrangler/edit.ts";
import { noOwnedEntries, readOwnedEntries } from "../../../generator/wrangler/owned.ts";
import { modelWith, withEnvironments } from "./model.ts";
import { parseText } from "./reference.ts";

const plain = modelWith(["MAIL"]);
const model = withEnvironments(plain, { staging: [] });
const other = withEnvironments(plain, {
  staging: [{ binding: "MAIL", definition: { maxAttempts: 1 }, service: null }],
});

function stagingOf(text: string) {
  return parseText(text).env?.["staging"];
}

describe("what an environment says itself takes the place of what it would inherit", () => {
  const mine = { Mine: { type: "durable-object", storage: "sqlite" } };
  const ours = { MailShard: { type: "durable-object", storage: "sqlite" } };
  const entry = { tag: "tsumugi-0001", new_sqlite_classes: ["MailShard"] };
  const old = { tag: "v1", new_sqlite_classes: ["Mine"] };

  test.each([
    ["neither", {}, {}, {}],
    ["exports of its own", {}, { exports: mine }, { exports: { ...mine, ...ours } }],
    [
      "migrations of its own",
      { migrations: [old] },
      { migrations: [old] },
      { migrations: [old, entry] },
    ],
    ["no migrations yet", { migrations: [old] }, { migrations: [] }, { migrations: [entry] }],
    [
      "exports instead of migrations",
      { migrations: [old] },
      { migrations: [], exports: mine },
      { migrations: [], exports: { ...mine, ...ours } },
    ],
  ])("%s", (_name, top, staging, expected) => {
    const text = JSON.stringify({ ...top, env: { staging } }, null, 2);
    const first = editWrangler(text, model, noOwnedEntries);
    const { exports, migrations } = stagingOf(first.text) ?? {};
    expect({ exports, migrations }).toEqual(expected);
    expect(editWrangler(first.text, model, first.owned)).toEqual(first);
  });

  test("triggers", () => {
    const text = '{ "env": { "staging": { "triggers": { "crons": ["1 1 * * *"] } } } }';
    const first = editWrangler(text, model, noOwnedEntries);
    expect(stagingOf(first.text)?.triggers).toEqual({ crons: ["1 1 * * *", "*/7 * * * *"] });
    const gone = editWrangler(first.text, plain, first.owned);
    expect(parseText(gone.text).env).toEqual(parseText(text).env);
  });
});

describe("the variable that names the environment", () => {
  const text =
    '{\n  "env": {\n    "staging": {\n      "vars": { "LEVEL": "low" } // mine\n    }\n  }\n}\n';

  test("is there only for code that does something else", () => {
    const first = editWrangler(text, model, noOwnedEntries);
    expect(stagingOf(first.text)?.vars).toEqual({ LEVEL: "low" });
    const second = editWrangler(first.text, other, first.owned);
    expect(second.text).toContain(
      '"vars": { "LEVEL": "low", "TSUMUGI_ENVIRONMENT": "staging" }, // mine',
    );
    expect(editWrangler(second.text, model, second.owned)).toEqual(first);
  });

  test("is put right", () => {
    const first = editWrangler(text, other, noOwnedEntries);
    const wrong = first.text.replace(
      '"TSUMUGI_ENVIRONMENT": "staging"',
      '"TSUMUGI_ENVIRONMENT": 1',
    );
    expect(editWrangler(wrong, other, first.owned).text).toBe(first.text);
  });
});

test("what the user puts into a part that was made for our entries stays", () => {
  const first = editWrangler('{\n  "name": "shop"\n}\n', model, noOwnedEntries);
  const more = first.text.replace('"staging": {', '"staging": {\n      "vars": { "MINE": 1 },');
  const gone = editWrangler(more, plain, first.owned);
  expect(parseText(gone.text).env).toEqual({ staging: { vars: { MINE: 1 } } });
});

test("a new database name is chosen once", () => {
  const first = editWrangler(null, model, noOwnedEntries);
  const renamed = first.text.replace('"shop-jobs-staging"', '"older", "database_id": "x"');
  expect(editWrangler(renamed, model, first.owned).text).toBe(renamed);
});

test("what is owned survives the manifest; another shape is not trusted", () => {
  const { owned } = editWrangler(null, other, noOwnedEntries);
  expect(readOwnedEntries(JSON.parse(JSON.stringify(owned)))).toEqual(owned);
  expect(readOwnedEntries({ ...owned, environments: [] })).toBeNull();
  expect(readOwnedEntries({ ...owned, environments: { a: 1 } })).toBeNull();
  expect(readOwnedEntries({ ...owned, containers: { a: 1 } })).toBeNull();
});
