/** Values of the config: what is refused, what the hint says, and what good ones become. */

import { describe, expect, test } from "vitest";
import { bindingOf, mistakeOf, mistakesOf, withBinding, withTop } from "./config.ts";

describe("wrong values of a binding", () => {
  test.each([
    ["text for a number", "shards: many", "5:13 TSU204"],
    ["a quoted number", 'shards: "2"', "5:13 TSU204"],
    ["a fraction", "maxAttempts: 1.5", "5:18 TSU204"],
    ["nothing", "shards:", "5:5 TSU204"],
    ["null", "shards: null", "5:13 TSU204"],
    ["a map for a number", "shards: { a: 1 }", "5:13 TSU204"],
    ["a list for a map", "policy: [1]", "5:13 TSU204"],
    ["nothing for a map", "policy:", "5:5 TSU204"],
    ["a word for a list", "index: customerId", "5:12 TSU204"],
    ["a number in a list of names", "index: [5]", "5:13 TSU204"],
    ["YAML 1.1's yes", "requeueUnclaimed: yes", "5:23 TSU204"],
    ["a number for text", "description: 5", "5:18 TSU204"],
    ["empty text", 'description: ""', "5:18 TSU204"],
    ["no attempts", "maxAttempts: 0", "5:18 TSU205"],
    ["a negative number", "maxAttempts: -3", "5:18 TSU205"],
    ["too many attempts", "maxAttempts: 1001", "5:18 TSU205"],
    ["no shards", "shards: 0", "5:13 TSU205"],
    ["too many shards", "shards: 257", "5:13 TSU205"],
    ["no concurrency", "policy: { concurrency: 0 }", "5:28 TSU205"],
    ["no concurrency per key", "policy: { perKeyConcurrency: 0 }", "5:34 TSU205"],
    ["no tokens", "policy: { rate: { tokens: 0, intervalMs: 1s } }", "5:31 TSU205"],
    ["no interval", "policy: { rate: { tokens: 1, intervalMs: 0 } }", "5:46 TSU205"],
    ["aging at once", "policy: { agingIntervalMs: 0 }", "5:32 TSU205"],
    ["no timeout", "timeoutMs: 0", "5:16 TSU205"],
    ["a negative time", "sweepAfterMs: -1", "5:19 TSU205"],
    ["eleven years", "uniqueForMs: 4015d", "5:18 TSU205"],
    ["a shrinking backoff", "backoff: { kind: exponential, factor: 0.5 }", "5:43 TSU205"],
    ["minutes in words", "timeoutMs: 30 minutes", "5:16 TSU206"],
    ["a fraction of an hour", "timeoutMs: 1.5h", "5:16 TSU206"],
    ["a fraction of a millisecond", "timeoutMs: 1.5", "5:16 TSU206"],
    ["a capital unit", "timeoutMs: 5M", "5:16 TSU206"],
    ["two units", "timeoutMs: 1m30s", "5:16 TSU206"],
    ["weeks", "failedRetentionMs: 2w", "5:24 TSU206"],
    ["a base 60 number", "timeoutMs: 1:30", "5:16 TSU206"],
    ["null where it means nothing", "timeoutMs: null", "5:16 TSU204"],
    ["an unknown guarantee", "guarantee: exactly-once", "5:16 TSU207"],
    ["an unknown backoff", "backoff: { kind: linear }", "5:22 TSU207"],
    ["a word as a backoff", "backoff: fixed", "5:14 TSU204"],
    [
      "the other backoff's option",
      "backoff: { kind: fixed, delayMs: 5, baseMs: 1 }",
      "5:41 TSU201",
    ],
    ["an unknown key mode", "keys: { uniqueKey: always }", "5:24 TSU207"],
    ["a bare template", 'keys: { uniqueKey: "a:{b}" }', "5:24 TSU207"],
    ["a template without a field", "keys: { uniqueKey: { from: mail } }", "5:32 TSU212"],
    ["a template with half a brace", 'keys: { uniqueKey: { from: "a:{b" } }', "5:32 TSU212"],
    ["a template with an empty field", 'keys: { uniqueKey: { from: "a:{}" } }', "5:32 TSU212"],
    ["a template with an empty step", 'keys: { uniqueKey: { from: "{a..b}" } }', "5:32 TSU212"],
    ["a template without quotes", "keys: { uniqueKey: { from: {customerId} } }", "5:32 TSU204"],
    ["an absolute performer", "performer: /src/a.ts", "5:16 TSU209"],
    ["a performer on the web", "performer: https://a.example/a.ts", "5:16 TSU209"],
    ["a performer with backslashes", "performer: .\\a.ts", "5:16 TSU209"],
    ["a performer without extension", "performer: ./a", "5:16 TSU209"],
    ["a performer with an odd export", "performer: ./a.ts#send-mail", "5:16 TSU209"],
    ["a performer with a reserved export", "performer: ./a.ts#class", "5:16 TSU209"],
    ["a performer with two exports", "performer: ./a.ts#a#b", "5:16 TSU209"],
    ["a performer that breaks out", "performer: './a\".ts'", "5:16 TSU209"],
    ["a payload in a word", "payload: ./a.ts#Mail", "5:14 TSU204"],
    ["a zod payload without export", "payload: { zod: ./a.ts }", "5:21 TSU209"],
    ["a zod payload with more", "payload: { zod: ./a.ts#A, type: object }", "5:31 TSU201"],
    ["a zod result without export", "result: { zod: ./a.ts }", "5:20 TSU209"],
  ])("%s", (_name, line, expected) => {
    expect(mistakesOf(withBinding(line))).toEqual([expected]);
  });
});

describe("wrong values at the top", () => {
  const config = (version: string, name: string): string =>
    `version: ${version}\nname: ${name}\nbindings: { MAIL: {} }\n`;
  test.each([
    ["a later version", config("2", "a"), "1:10 TSU207"],
    ["a quoted version", config('"1"', "a"), "1:10 TSU207"],
    ["a name in capitals", config("1", "Shop"), "2:7 TSU208"],
    ["a name with spaces", config("1", "my shop"), "2:7 TSU208"],
    ["a name that ends with a dash", config("1", "shop-"), "2:7 TSU208"],
    ["a number as a name", config("1", "5"), "2:7 TSU204"],
    ["bindings as a list", "version: 1\nname: a\nbindings: [MAIL]\n", "3:11 TSU204"],
    ["a binding without a body", "version: 1\nname: a\nbindings:\n  MAIL:\n", "4:3 TSU204"],
    ["the project as output", withTop("output: ."), "5:9 TSU210"],
    ["output outside", withTop("output: ../gen"), "5:9 TSU210"],
    ["output that leaves on its way", withTop("output: a/../../b"), "5:9 TSU210"],
    ["an absolute output", withTop("output: /gen"), "5:9 TSU210"],
    ["a Windows path as output", withTop("output: c:\\gen"), "5:9 TSU210"],
    ["sources as output", withTop("output: ./src/"), "5:9 TSU210"],
    ["packages as output", withTop("output: node_modules/x"), "5:9 TSU210"],
    ["a cron of three fields", withTop('retention: { cron: "* * *" }'), "5:20 TSU211"],
    ["a cron beyond its range", withTop('retention: { cron: "61 * * * *" }'), "5:20 TSU211"],
    ["no rows", withTop("retention: { limit: 0 }"), "5:21 TSU205"],
    ["an empty batch", withTop("queues: { a: { maxBatchSize: 0 } }"), "5:30 TSU205"],
    ["too large a batch", withTop("queues: { a: { maxBatchSize: 101 } }"), "5:30 TSU205"],
    ["too long a batch", withTop("queues: { a: { maxBatchTimeoutMs: 61s } }"), "5:35 TSU205"],
    [
      "half a second of batch",
      withTop("queues: { a: { maxBatchTimeoutMs: 500ms } }"),
      "5:35 TSU205",
    ],
    ["too many consumers", withTop("queues: { a: { maxConcurrency: 251 } }"), "5:32 TSU205"],
    ["a group without a body", withTop("queues:", "  a:"), "6:3 TSU204"],
  ])("%s", (_name, text, expected) => {
    expect(mistakesOf(text)).toEqual([expected]);
  });
});

describe("hints", () => {
  test.each([
    ["timeoutMs: 30 minutes", "write `30m`"],
    ["timeoutMs: 1.5h", "write `90m`"],
    ["timeoutMs: 1m30s", "write `90s`"],
    ["timeoutMs: 5M", "write `5m`"],
    ["failedRetentionMs: 2 weeks", "write `14d`"],
    ["timeoutMs: soon", "write for example `500ms`, `30s`, `5m`, `12h` or `7d`"],
    ['shards: "2"', "remove the quotes: `2`"],
    ["requeueUnclaimed: no", "write `false`"],
    ["index: customerId", "write `[customerId]`"],
    ["payload: ./a.ts#Mail", "write `{ zod: ./a.ts#Mail }`"],
    ['keys: { uniqueKey: "a:{b}" }', 'write `{ from: "a:{b}" }`'],
    ["guarantee: at_most_once", "did you mean `at-most-once`?"],
    ["maxAttempts: 010", 'write `10`, or `"010"` if it is text'],
  ])("%s -> %s", (line, hint) => {
    expect(mistakeOf(withBinding(line)).split(" | ")[1]).toBe(hint);
  });
});

describe("good values", () => {
  test.each([
    ["timeoutMs: 500", { timeoutMs: 500 }],
    ["timeoutMs: 60_000", { timeoutMs: 60_000 }],
    ["timeoutMs: 500ms", { timeoutMs: 500 }],
    ["timeoutMs: 30s", { timeoutMs: 30_000 }],
    ["timeoutMs: 14m", { timeoutMs: 840_000 }],
    ["uniqueForMs: 12h", { uniqueForMs: 43_200_000 }],
    ["failedRetentionMs: 8d", { failedRetentionMs: 691_200_000 }],
    ["sweepAfterMs: 0", { sweepAfterMs: 0 }],
    ["policy: { agingIntervalMs: null }", { agingIntervalMs: null }],
    ["policy: { rate: null }", { rate: null }],
    [
      "policy: { rate: { tokens: 1_000, intervalMs: 1m } }",
      { rate: { tokens: 1_000, intervalMs: 60_000 } },
    ],
    [
      "backoff: { kind: fixed, delayMs: 0 }",
      { backoff: { kind: "fixed", delayMs: 0, jitter: true } },
    ],
    [
      "backoff: { kind: exponential, factor: 1.5, jitter: false }",
      {
        backoff: {
          kind: "exponential",
          baseMs: 1_000,
          factor: 1.5,
          maxMs: 3_600_000,
          jitter: false,
        },
      },
    ],
    ["guarantee: at-most-once", { guarantee: "at-most-once" }],
    ["requeueUnclaimed: true", { requeueUnclaimed: true }],
  ])("%s", (line, expected) => {
    expect(bindingOf(withBinding(line)).definition).toMatchObject(expected);
  });

  test.each([
    ["./a.ts", { module: "a.ts", exportName: "default" }],
    ["a/b.mjs#run", { module: "a/b.mjs", exportName: "run" }],
    ["../shared/./x/../a.tsx#default", { module: "../shared/a.tsx", exportName: "default" }],
    ["./jobs#1/a.ts", null],
  ])("performer %s", (path, expected) => {
    const text = withBinding(`performer: "${path}"`);
    if (expected === null) expect(mistakesOf(text)).toEqual(["5:16 TSU209"]);
    else expect(bindingOf(text).performer).toEqual({ kind: "function", ...expected });
  });
});
