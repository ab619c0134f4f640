/** Keys of the config that are unknown, misplaced or missing. */

import { describe, expect, test } from "vitest";
import { mistakeOf, mistakesOf, withBinding, withTop } from "./config.ts";

describe("unknown keys", () => {
  test.each([
    [
      "a slip",
      ["timeoutMS: 5s"],
      "5:5 TSU201 unknown key `timeoutMS` in `MAIL` | did you mean `timeoutMs`?",
    ],
    [
      "a missing unit",
      ["timeout: 5s"],
      "5:5 TSU201 unknown key `timeout` in `MAIL` | did you mean `timeoutMs`?",
    ],
    [
      "letters that changed places",
      ["policy: { concurrecny: 5 }"],
      "5:15 TSU201 unknown key `concurrecny` in `policy` | did you mean `concurrency`?",
    ],
    [
      "another system's word",
      ["retries: 5"],
      "5:5 TSU201 unknown key `retries` in `MAIL` | did you mean `maxAttempts`?",
    ],
    [
      "one level too high",
      ["concurrency: 5"],
      "5:5 TSU201 unknown key `concurrency` in `MAIL` | it belongs one level deeper, under `policy`",
    ],
    [
      "one level too low",
      ["policy: { guarantee: at-most-once }"],
      "5:15 TSU201 unknown key `guarantee` in `policy` | it belongs one level higher",
    ],
    [
      "one level too high, and misspelt",
      ["concurency: 5"],
      "5:5 TSU201 unknown key `concurency` in `MAIL` | did you mean `policy.concurrency`?",
    ],
    [
      "beside the one that is meant",
      ["policy: {}", "polcy: { concurrency: 5 }"],
      "6:5 TSU201 unknown key `polcy` in `MAIL` | did you mean `policy`, which stands there already?",
    ],
    [
      "nothing like it",
      ["keys: { colour: optional }"],
      "5:13 TSU201 unknown key `colour` in `keys` | known here: `concurrencyKey`, `uniqueKey`, `partitionKey`",
    ],
    [
      "missing and misspelt are one mistake",
      ["policy: { rate: { token: 5, intervalMs: 1s } }"],
      "5:23 TSU201 unknown key `token` in `rate` | did you mean `tokens`, which is missing?",
    ],
  ])("%s", (_name, lines, expected) => {
    expect(mistakeOf(withBinding(...lines))).toBe(expected);
  });

  test.each(["authentication", "apis", "env", "dash"])("`%s` at the top is unknown", (key) => {
    expect(mistakesOf(withTop(`${key}: {}`))).toEqual(["5:1 TSU201"]);
  });

  test("P57 a prototype's member is as unknown as any other", () => {
    expect(mistakesOf(withBinding("constructor: 1", "toString: 2"))).toEqual([
      "5:5 TSU201",
      "6:5 TSU201",
    ]);
  });

  test("`defaults` has a binding's keys and no others", () => {
    expect(mistakesOf(withTop("defaults: { shard: 1 }"))).toEqual(["5:13 TSU201"]);
  });
});

describe("missing keys", () => {
  test.each([
    ["the version", "name: a\nbindings: { MAIL: {} }\n", "1:1 TSU203 `version` is missing | null"],
    ["the name", "version: 1\nbindings: { MAIL: {} }\n", "1:1 TSU203 `name` is missing | null"],
    ["the bindings", "version: 1\nname: a\n", "1:1 TSU203 `bindings` is missing | null"],
    [
      "a misspelt top key",
      "version: 1\nname: a\nbinding: { MAIL: {} }\n",
      "3:1 TSU201 unknown key `binding` | did you mean `bindings`, which is missing?",
    ],
    [
      "any binding",
      "version: 1\nname: a\nbindings: {}\n",
      "3:11 TSU203 `bindings`: expected a binding, found none | declare at least one binding, for example `MAIL: {}`",
    ],
    [
      "a rate's interval",
      withBinding("policy: { rate: { tokens: 5 } }"),
      "5:15 TSU203 `intervalMs` is missing in `rate` | null",
    ],
    [
      "a fixed wait's length",
      withBinding("backoff: { kind: fixed }"),
      "5:5 TSU203 `delayMs` is missing in `backoff` | null",
    ],
    [
      "a backoff's kind",
      withBinding("backoff: { baseMs: 5s }"),
      "5:5 TSU203 `kind` is missing in `backoff` | null",
    ],
    [
      "a derived key's template",
      withBinding("keys: { uniqueKey: {} }"),
      "5:13 TSU203 `from` is missing in `uniqueKey` | null",
    ],
  ])("%s", (_name, text, expected) => {
    expect(mistakeOf(text)).toBe(expected);
  });
});

test("every mistake of a config is found in one run, in the order of the text", () => {
  const text = withBinding(
    "timeoutMs: 20m",
    "shards: 4",
    "policy:",
    "  concurrency: 2",
    "  perKeyConcurency: 3",
    "keys: { uniqueKey: never }",
    "shards: 2",
    "maxAttempts: 007",
    "queue: slow",
  );
  expect(
    mistakesOf(text + "  mail: { guarantee: once }\nretention: { olderThanMs: 30d }\n"),
  ).toEqual([
    "5:16 TSU309",
    "8:20 TSU303",
    "9:7 TSU201",
    "10:24 TSU207",
    "11:5 TSU106",
    "12:18 TSU109",
    "13:12 TSU312",
    "14:3 TSU208",
    "14:3 TSU301",
    "14:22 TSU207",
    "15:27 TSU308",
  ]);
});
