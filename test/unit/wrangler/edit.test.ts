import { describe, expect, test } from "vitest";
import { JsoncError } from "../../../generator/wrangler/document.ts";
import { editWrangler } from "../../../generator/wrangler/edit.ts";
import { noOwnedEntries } from "../../../generator/wrangler/owned.ts";
import { modelWith } from "./model.ts";
import { parseText } from "./reference.ts";

const model = modelWith(["MAIL"]);

describe("a new file", () => {
  test("holds what wrangler needs and our entries", () => {
    expect(editWrangler(null, model, noOwnedEntries).text).toMatchInlineSnapshot(`
      "{
        "$schema": "./node_modules/wrangler/config-schema.json",
        "name": "shop-jobs",
        "main": "generated/worker.ts",
        "compatibility_date": "2026-10-01",
        "durable_objects": {
          "bindings": [
            {
              "name": "TSUMUGI_MAIL",
              "class_name": "MailShard"
            }
          ]
        },
        "exports": {
          "MailShard": {
            "type": "durable-object",
            "storage": "sqlite"
          }
        },
        "queues": {
          "producers": [
            {
              "binding": "TSUMUGI_QUEUE_DEFAULT",
              "queue": "shop-jobs-default"
            }
          ],
          "consumers": [
            {
              "queue": "shop-jobs-default",
              "max_batch_size": 100,
              "max_batch_timeout": 0,
              "max_retries": 0
            }
          ]
        },
        "d1_databases": [
          {
            "binding": "TSUMUGI_DB",
            "database_name": "shop-jobs",
            "migrations_dir": "generated/migrations"
          }
        ],
        "triggers": {
          "crons": ["*/7 * * * *"]
        }
      }
      "
    `);
  });
});

describe("entries that exist", () => {
  const first = editWrangler(null, model, noOwnedEntries);

  test("get our fields back and keep those of the user", () => {
    const changed = first.text
      .replace(
        '"max_retries": 0',
        '"max_retries": 7, // why not\n        "dead_letter_queue": "mine"',
      )
      .replace(
        '"database_name": "shop-jobs"',
        '"database_name": "older-name", "database_id": "abc"',
      )
      .replace('"class_name": "MailShard"', '"class_name": "Other"');
    const { text } = editWrangler(changed, model, first.owned);
    expect(text).toContain('"max_retries": 0, // why not\n        "dead_letter_queue": "mine"');
    expect(text).toContain('"database_name": "older-name", "database_id": "abc"');
    expect(text).toContain('"class_name": "MailShard"');
  });

  test("a limit that the config no longer sets goes", () => {
    const [queue] = model.queues;
    if (queue === undefined) throw new Error("the model has a queue");
    const limited = { ...model, queues: [{ ...queue, maxConcurrency: 3 }] };
    const withLimit = editWrangler(first.text, limited, first.owned);
    expect(withLimit.text).toContain('"max_concurrency": 3');
    expect(editWrangler(withLimit.text, model, withLimit.owned).text).toBe(first.text);
  });

  test("`./` before a path is no difference", () => {
    const changed = first.text.replace('"generated/migrations"', '"./generated/migrations"');
    expect(editWrangler(changed, model, first.owned).text).toBe(changed);
  });
});

describe("crons", () => {
  const hourly = { ...model, retention: { ...model.retention, cron: "0 * * * *" } };
  const first = editWrangler(null, model, noOwnedEntries);

  test("our old one goes when the config names another", () => {
    expect(parseText(editWrangler(first.text, hourly, first.owned).text).triggers).toEqual({
      crons: ["0 * * * *"],
    });
  });

  test("one that the user had before is left when the config names another", () => {
    const own = '{ "triggers": { "crons": ["*/7 * * * *"] } }\n';
    const adopted = editWrangler(own, model, noOwnedEntries);
    expect(adopted.owned.crons).toEqual([]);
    expect(parseText(editWrangler(adopted.text, hourly, adopted.owned).text).triggers).toEqual({
      crons: ["*/7 * * * *", "0 * * * *"],
    });
  });
});

describe("class lifecycle", () => {
  test("a file with migrations gets one more entry per new class set, and none is ever changed", () => {
    const own = '{\n  "migrations": [{ "tag": "v1", "new_sqlite_classes": ["Mine"] }]\n}\n';
    const first = editWrangler(own, model, noOwnedEntries);
    const second = editWrangler(first.text, modelWith(["MAIL", "CHARGE"]), first.owned);
    const third = editWrangler(second.text, modelWith(["CHARGE"]), second.owned);
    expect(parseText(third.text).migrations).toEqual([
      { tag: "v1", new_sqlite_classes: ["Mine"] },
      { tag: "tsumugi-0001", new_sqlite_classes: ["MailShard"] },
      { tag: "tsumugi-0002", new_sqlite_classes: ["ChargeShard"] },
    ]);
    expect(parseText(third.text).exports).toBeUndefined();
  });

  test("migrations of an environment alone also keep `exports` out", () => {
    const own = '{ "env": { "a": { "migrations": [{ "tag": "v1", "new_classes": ["X"] }] } } }';
    const file = parseText(editWrangler(own, model, noOwnedEntries).text);
    expect(file.exports).toBeUndefined();
    expect(file.migrations).toEqual([{ tag: "tsumugi-0001", new_sqlite_classes: ["MailShard"] }]);
  });

  test("an entry of `exports` that the user wrote is neither changed nor owned", () => {
    const own =
      '{ "exports": { "MailShard": { "type": "durable-object", "storage": "legacy-kv" } } }';
    const first = editWrangler(own, model, noOwnedEntries);
    expect(first.owned.classes).toEqual([]);
    const other = editWrangler(first.text, modelWith(["CHARGE"]), first.owned);
    expect(Object.keys(parseText(other.text).exports ?? {})).toEqual(["MailShard", "ChargeShard"]);
  });
});

describe("comments", () => {
  test.each([
    ['{\n  "triggers": { "crons": [ /* none yet */ ] }\n}\n'],
    ['{\n  "triggers": {\n    // soon\n    "crons": [ // none yet\n    ]\n  }\n}\n'],
    ['{\n  "triggers": { "crons": [\n    // "0 0 * * *"\n  ] } // nightly\n}\n'],
    ['{\n  "triggers": { "crons": ["1 1 * * *" /* a */, "2 2 * * *" /* b */ , /* c */] }\n}\n'],
    ['{\n  "triggers": { "crons": ["1 1 * * *" /* over\n two lines */] }\n}\n'],
    [
      '{\n  "triggers": { "crons": [\n    "1 1 * * *"\n  , "2 2 * * *" // leading commas\n  ] }\n}\n',
    ],
  ])("survive at every place: %j", (own) => {
    const { text, owned } = editWrangler(own, model, noOwnedEntries);
    for (const comment of own.match(/\/\*[^]*?\*\/|\/\/ .*/g) ?? [])
      expect(text).toContain(comment);
    expect(parseText(text).triggers?.crons).toEqual([
      ...(parseText(own).triggers?.crons ?? []),
      "*/7 * * * *",
    ]);
    expect(editWrangler(text, model, owned).text).toBe(text);
  });
});

describe("a file that cannot be edited", () => {
  test.each([
    ['{ "queues": null }', 12],
    ['{ "durable_objects": { "bindings": {} } }', 35],
    ['{ "name": }', 10],
    ["[]", 0],
    ["", 0],
  ])("is refused with the place: %j", (text, offset) => {
    const attempt = () => editWrangler(text, model, noOwnedEntries);
    expect(attempt).toThrow(JsoncError);
    expect(attempt).toThrow(expect.objectContaining({ offset }));
  });
});
