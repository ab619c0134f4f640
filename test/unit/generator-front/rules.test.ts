import { describe, expect, test } from "vitest";
import { mistakeOf, mistakesOf, modelOf, withBinding, withTop } from "./config.ts";

const PAYLOAD =
  "payload: { type: object, properties: { id: { type: string }, tags: { type: array }, note: { type: string }, inner: { type: object, properties: { n: { type: integer } }, required: [n] } }, required: [id, tags, inner] }";

describe("options that contradict each other, with the numbers", () => {
  test.each([
    [
      ["shards: 4", "policy: { concurrency: 2 }"],
      "6:28 TSU303 `MAIL` divides a concurrency of 2 among 4 shards: fewer than 1 each | set `concurrency` to at least 4, or `shards` to at most 2",
    ],
    [
      ["shards: 200"],
      "5:13 TSU303 `MAIL` divides a concurrency of 100 among 200 shards: fewer than 1 each | set `concurrency` to at least 200, or `shards` to at most 100",
    ],
    [
      ["shards: 4", "policy: { rate: { tokens: 3, intervalMs: 1s } }"],
      "6:31 TSU304 `MAIL` divides 3 tokens among 4 shards: fewer than 1 each | for the same rate write `{ tokens: 6, intervalMs: 2s }`",
    ],
    [
      ["policy: { concurrency: 2, perKeyConcurrency: 3 }"],
      "5:50 TSU305 `MAIL` allows 3 jobs per key but only 2 in all | set `perKeyConcurrency` to at most 2",
    ],
    [
      ["shards: 2", "keys: { partitionKey: optional }"],
      '6:27 TSU306 `MAIL` has 2 shards, so every job needs a partition key; it cannot be optional | write `partitionKey: required` or `partitionKey: { from: "{field}" }`',
    ],
    [
      ["shards: 2", "keys: { partitionKey: forbidden }"],
      '6:27 TSU306 `MAIL` has 2 shards, so every job needs a partition key; it cannot be forbidden | write `partitionKey: required` or `partitionKey: { from: "{field}" }`',
    ],
    [
      ["keys: { partitionKey: required }"],
      "5:27 TSU307 `MAIL` has one shard, so a partition key has no meaning; it cannot be required | set `shards` to 2 or more, or remove `partitionKey`",
    ],
    [
      ["timeoutMs: 15m"],
      "5:16 TSU309 `MAIL` has a timeout of 15m, but an attempt can run for 14m at most | set `timeoutMs` to at most 14m and split longer work into several jobs",
    ],
    [
      ["backoff: { kind: exponential, baseMs: 2h }"],
      "5:43 TSU315 `MAIL` waits 2h first (`baseMs`), but no wait may be longer than 1h (`maxMs`) | set `maxMs` to at least 2h",
    ],
    [
      ["maxAttempts: 200"],
      "5:18 TSU319 a job of `MAIL` may be tried for 8d (waits of 7d 21h in all, 200 attempts of 1m), longer than a failed one is kept: 7d (`failedRetentionMs`) | set `failedRetentionMs` to at least 8d, or `maxAttempts` to at most 176",
    ],
    [
      ["failedRetentionMs: 1h", "backoff: { kind: fixed, delayMs: 20m }", "timeoutMs: 5s"],
      "5:24 TSU319 a job of `MAIL` may be tried for 1h 21m (waits of 1h 20m in all, 5 attempts of 5s), longer than a failed one is kept: 1h (`failedRetentionMs`) | set `failedRetentionMs` to at least 2h, or `maxAttempts` to at most 3",
    ],
    [
      ["queue: slow"],
      "5:12 TSU312 `MAIL` names the queue group `slow`, which `queues` does not declare | known here: `default`",
    ],
  ])("%s", (lines, expected) => {
    expect(mistakeOf(withBinding(...lines))).toBe(expected);
  });

  test("D1 may not list failed jobs longer than the shortest binding keeps them", () => {
    const text = withBinding("failedRetentionMs: 3d") + "retention: { olderThanMs: 7d }\n";
    expect(mistakeOf(text)).toBe(
      "6:27 TSU308 D1 would list failed jobs for 7d (`olderThanMs`), but `MAIL` can retry them for 3d only (`failedRetentionMs`) | set `olderThanMs` to at most 3d, or `failedRetentionMs` to at least 7d",
    );
  });

  test("a job may not wait for its batch longer than its timeout", () => {
    const text = withBinding("timeoutMs: 5s") + "queues: { default: { maxBatchTimeoutMs: 6s } }\n";
    expect(mistakeOf(text)).toMatch(/^6:41 TSU310 .* 6s .* 5s /);
  });

  test("a queue's name ends at 63 characters", () => {
    const text = (name: string): string => `version: 1\nname: ${name}\nbindings: { MAIL: {} }\n`;
    expect(mistakesOf(text("a".repeat(56)))).toEqual(["2:7 TSU311"]);
    expect(modelOf(text("a".repeat(55))).queues[0]?.queueName).toHaveLength(63);
  });

  test("an account has no more than 500 Durable Object classes, those that drain among them", () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `  B${index}: {}`);
    const text = (count: number, ...more: readonly string[]) =>
      ["version: 1", "name: shop", "bindings:", ...names(count), ...more, ""].join("\n");
    modelOf(text(500));
    modelOf(text(499, "removed: { OLD: { drain: true }, OLDER: { delete: true } }"));
    expect(mistakeOf(text(501))).toBe(
      "3:1 TSU320 501 bindings are as many Durable Object classes, and an account has at most 500 | let bindings of one kind share one, with a field of the payload that tells them apart",
    );
    expect(mistakeOf(text(500, "removed: { OLD: { drain: true } }"))).toMatch(
      /^3:1 TSU320 501 bindings with the 1 that drain /,
    );
  });

  test("a dashboard needs the API that it works through", () => {
    modelOf(withTop("dashboard: true\napi: true"));
    expect(mistakeOf(withTop("dashboard: true"))).toBe(
      "5:1 TSU323 `dashboard` works through the REST API, which the config does not ask for | add `api: true`, or remove `dashboard`",
    );
  });

  test("an environment's own numbers are counted, too", () => {
    const text = withTop("environments: { staging: { bindings: { MAIL: { maxAttempts: 300 } } } }");
    expect(mistakeOf(text)).toMatch(/^5:61 TSU319 in `staging`, a job of `MAIL` may be tried for /);
  });

  test("a default that fits no binding is shown where it stands", () => {
    const text = withBinding("shards: 4") + "defaults: { policy: { concurrency: 2 } }\n";
    expect(mistakesOf(text)).toEqual(["6:36 TSU303"]);
  });
});

describe("what is just allowed", () => {
  test.each([
    [["shards: 4", "policy: { concurrency: 4, rate: { tokens: 4, intervalMs: 1s } }"]],
    [["policy: { concurrency: 3, perKeyConcurrency: 3 }"]],
    [["shards: 2", "keys: { partitionKey: required }"]],
    [["shards: 2", 'keys: { partitionKey: { from: "{id}" } }']],
    [["shards: 1", "keys: { partitionKey: forbidden }"]],
    [["timeoutMs: 14m"]],
    [["backoff: { kind: exponential, baseMs: 1h }"]],
    [["queue: default"]],
    [["failedRetentionMs: 1s", "maxAttempts: 1"]],
    [
      [
        "failedRetentionMs: 61m",
        "backoff: { kind: fixed, delayMs: 29m }",
        "maxAttempts: 3",
        "timeoutMs: 1m",
      ],
    ],
  ])("%s", (lines) => {
    modelOf(withBinding(...lines));
  });

  test("a retention as long as the shards'", () => {
    modelOf(withBinding("failedRetentionMs: 3d") + "retention: { olderThanMs: 3d }\n");
  });
});

describe("names", () => {
  const bindings = (...names: readonly string[]): string =>
    ["version: 1", "name: shop", "bindings:", ...names.map((name) => `  ${name}: {}`), ""].join(
      "\n",
    );

  test.each([
    ["small letters", ["mail"], ["4:3 TSU208"]],
    ["a dash", ["SEND-MAIL"], ["4:3 TSU208"]],
    ["a leading digit", ["1ST"], ["4:3 TSU208"]],
    ["a leading underscore", ["_MAIL"], ["4:3 TSU208"]],
    ["a prototype's member", ["constructor"], ["4:3 TSU208"]],
    ["other alphabets", ["メール"], ["4:3 TSU208"]],
    ["41 characters", ["A".repeat(41)], ["4:3 TSU208"]],
    ["underscores apart", ["MAIL", "MA_IL"], ["5:3 TSU301"]],
    ["doubled underscores", ["A_B", "A__B"], ["5:3 TSU301"]],
    ["a trailing underscore", ["A", "A_"], ["5:3 TSU301"]],
    ["the runtime's class", ["JOB"], ["4:3 TSU302"]],
    ["a runtime type", ["CONTROL"], ["4:3 TSU302"]],
    ["the database", ["DB"], ["4:3 TSU302"]],
    ["a queue's producer", ["QUEUE_DEFAULT"], ["4:3 TSU302"]],
  ])("%s", (_name, names, expected) => {
    expect(mistakesOf(bindings(...names))).toEqual(expected);
  });

  test("a collision names both, the line and the class", () => {
    expect(mistakeOf(bindings("A1", "A_1"))).toBe(
      "5:3 TSU301 `A_1` collides with `A1` in line 4: both become `A1Shard` | rename one of them",
    );
  });

  test("a malformed name is offered in its right form", () => {
    expect(mistakeOf(bindings("sendMail"))).toMatch(/\| write `SEND_MAIL`$/);
  });

  test.each([
    ["capitals", "Slow", "5:11 TSU208"],
    ["an underscore", "very_slow", "5:11 TSU208"],
    ["a trailing dash", "slow-", "5:11 TSU208"],
    ["a prototype's member", "constructor", "5:11 TSU302"],
  ])("a queue group with %s", (_name, name, expected) => {
    expect(mistakesOf(withTop(`queues: { ${name}: {} }`))).toEqual([expected]);
  });
});

describe("payload fields of keys and indexes", () => {
  test.each([
    ['keys: { uniqueKey: { from: "{id}:{inner.n}" } }', []],
    ['keys: { uniqueKey: { from: "{note}" } }', ["6:32 TSU314"]],
    ['keys: { uniqueKey: { from: "{tags}" } }', ["6:32 TSU314"]],
    ['keys: { uniqueKey: { from: "{inner}" } }', ["6:32 TSU314"]],
    ['keys: { uniqueKey: { from: "{ide}" } }', ["6:32 TSU314"]],
    ["index: [id, note]", []],
    ["index: [id, id]", ["6:17 TSU313"]],
    ["index: [tags]", ["6:13 TSU313"]],
    ["index: [inner.n]", ["6:13 TSU313"]],
    ["index: [id, nope]", ["6:17 TSU313"]],
  ])("%s", (line, expected) => {
    expect(mistakesOf(withBinding(PAYLOAD, line))).toEqual(expected);
  });

  test("a closed payload has no other fields", () => {
    const payload = "payload: { type: object, additionalProperties: false }";
    const key = 'keys: { uniqueKey: { from: "{id}" } }';
    expect(mistakesOf(withBinding(payload, key))).toEqual(["6:32 TSU314"]);
  });

  test("references inside the schema are followed", () => {
    const payload =
      'payload: { $ref: "#/$defs/Mail", $defs: { Id: { type: string }, Mail: { type: object, properties: { id: { $ref: "#/$defs/Id" } }, required: [id] } } }';
    modelOf(withBinding(payload, 'keys: { uniqueKey: { from: "{id}" } }', "index: [id]"));
  });

  const base =
    "$defs: { Base: { type: object, properties: { id: { type: string } }, required: [id] } }";
  const id = "properties: { id: { type: string } }, required: [id]";
  test.each([
    ["in a part", `type: object, allOf: [{ $ref: '#/$defs/Base' }], ${base}`, []],
    ["beside a reference", `type: object, $ref: '#/$defs/Base', ${id}, ${base}`, []],
    ["in each of two alternatives", `type: object, anyOf: [{ ${id} }, { ${id} }]`, []],
    ["in one of two alternatives", `type: object, anyOf: [{ ${id} }, {}]`, ["6:32 TSU314"]],
    ["of a payload that may be null", `type: [object, 'null'], ${id}`, ["6:32 TSU314"]],
    ["of a payload that is nullable", `type: object, nullable: true, ${id}`, ["6:32 TSU314"]],
    ["of a payload that may be text", `type: [object, string], ${id}`, ["6:32 TSU314"]],
    ["of a payload that is text", "type: string", ["6:32 TSU314"]],
    ["let through as text", "type: object, additionalProperties: { type: string }", []],
    [
      "let through as a list",
      "type: object, additionalProperties: { type: array }",
      ["6:32 TSU314"],
    ],
    ["let through as anything", "type: object", []],
    ["required without a type", "type: object, required: [id]", ["6:32 TSU314"]],
  ])("a field that is %s", (_name, schema, expected) => {
    const key = 'keys: { uniqueKey: { from: "{id}" } }';
    expect(mistakesOf(withBinding(`payload: { ${schema} }`, key))).toEqual(expected);
  });

  test("a nested field is always there only where all that holds it is", () => {
    const order = (type: string): string =>
      `payload: { type: object, properties: { order: { ${type}, ${id} } }, required: [order] }`;
    const key = 'keys: { uniqueKey: { from: "{order.id}" } }';
    expect(mistakesOf(withBinding(order("type: object"), key))).toEqual([]);
    expect(mistakesOf(withBinding(order("type: [object, 'null']"), key))).toEqual(["6:32 TSU314"]);
  });

  test("an index needs a declared payload; a zod module knows its own fields", () => {
    expect(mistakesOf(withBinding("index: [id]"))).toEqual(["5:13 TSU313"]);
    modelOf(withBinding("payload: { zod: ./a.ts#A }", "index: [id]"));
  });
});

describe("a rule is silent where a value is not known", () => {
  test.each([
    ["it was refused", ["shards: 4", "policy: { concurrency: two }"], ["6:28 TSU204"]],
    ["its name is misspelt", ["shards: 200", "policy: { concurency: 500 }"], ["6:15 TSU201"]],
    ["it could not be read", ["timeoutMs: 015", "shards: 1"], ["5:16 TSU109"]],
    ["its payload is malformed", ["payload: { type: objet }", "index: [id]"], ["5:22 TSU213"]],
  ])("%s", (_name, lines, expected) => {
    expect(mistakesOf(withBinding(...lines))).toEqual(expected);
  });
});
