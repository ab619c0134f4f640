import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bindingOf, modelOf, withBinding, withTop } from "./config.ts";

test("a binding that says nothing has every default of the specification", () => {
  const binding = bindingOf(withBinding());
  expect(binding).toMatchObject({
    name: "MAIL",
    description: null,
    origin: { line: 4 },
    performer: { kind: "function", module: "src/performers/mail.ts", exportName: "default" },
    payload: { kind: "any" },
    result: null,
    queue: "default",
    index: [],
  });
  expect(binding.definition).toEqual({
    name: "MAIL",
    shardBinding: "TSUMUGI_MAIL",
    queueBinding: "TSUMUGI_QUEUE_DEFAULT",
    shards: 1,
    guarantee: "at-least-once",
    requeueUnclaimed: false,
    maxAttempts: 5,
    backoff: { kind: "exponential", baseMs: 1_000, factor: 2, maxMs: 3_600_000, jitter: true },
    timeoutMs: 60_000,
    reaperGraceMs: 30_000,
    concurrency: 100,
    rate: null,
    perKeyConcurrency: 1,
    agingIntervalMs: 60_000,
    uniqueForMs: 86_400_000,
    sweepAfterMs: 300_000,
    failedRetentionMs: 604_800_000,
    keys: {
      concurrencyKey: { kind: "optional" },
      uniqueKey: { kind: "optional" },
      partitionKey: { kind: "forbidden" },
    },
  });
});

test("a config that says little has defaults, too", () => {
  const { bindings: _bindings, ...model } = modelOf(withBinding());
  expect(model).toEqual({
    name: "shop",
    configFile: "tsumugi.config.yaml",
    output: "generated",
    importExtension: ".ts",
    queues: [
      {
        name: "default",
        queueName: "shop-default",
        producerBinding: "TSUMUGI_QUEUE_DEFAULT",
        maxBatchSize: 100,
        maxBatchTimeoutMs: 0,
        maxConcurrency: null,
      },
    ],
    retention: { olderThanMs: 604_800_000, limit: 1_000, cron: "*/5 * * * *" },
    ejected: [],
    removed: [],
    environments: [],
    environmentsWithoutJobs: [],
    producers: [],
    features: { testing: false, api: false, dashboard: false, access: false },
    auth: null,
    analytics: null,
  });
});

test("two shards make the partition key required", () => {
  expect(bindingOf(withBinding("shards: 2")).definition.keys.partitionKey).toEqual({
    kind: "required",
  });
});

test("D1 keeps jobs as long as the binding that keeps failed ones the shortest", () => {
  expect(modelOf(withBinding("failedRetentionMs: 2d")).retention.olderThanMs).toBe(172_800_000);
});

describe("`defaults`", () => {
  const defaults = (line: string): string => `defaults: { ${line} }\n`;

  test("apply where the binding says nothing", () => {
    const text = withBinding("maxAttempts: 2") + defaults("maxAttempts: 9, timeoutMs: 5s");
    expect(bindingOf(text).definition).toMatchObject({ maxAttempts: 2, timeoutMs: 5_000 });
  });

  test("`policy` and `keys` are merged option by option", () => {
    const text =
      withBinding("policy: { concurrency: 3 }", "keys: { uniqueKey: required }") +
      defaults(
        "policy: { concurrency: 9, reaperGraceMs: 1s }, keys: { concurrencyKey: forbidden }",
      );
    expect(bindingOf(text).definition).toMatchObject({
      concurrency: 3,
      reaperGraceMs: 1_000,
      keys: { uniqueKey: { kind: "required" }, concurrencyKey: { kind: "forbidden" } },
    });
  });

  test("`null` takes a default back", () => {
    const text =
      withBinding("policy: { rate: null, agingIntervalMs: null }") +
      defaults("policy: { rate: { tokens: 1, intervalMs: 1s }, agingIntervalMs: 5s }");
    expect(bindingOf(text).definition).toMatchObject({ rate: null, agingIntervalMs: null });
  });
});

test("queue groups keep their order, and `default` comes first when only used", () => {
  const groups = (text: string): readonly string[] => modelOf(text).queues.map(({ name }) => name);
  expect(groups(withTop("queues: { slow: {}, bulk: {} }"))).toEqual(["default", "slow", "bulk"]);
  expect(groups(withTop("queues: { slow: {}, default: {} }"))).toEqual(["slow", "default"]);
  expect(groups(withBinding("queue: slow") + "queues: { slow: {} }\n")).toEqual(["slow"]);
});

test("bindings keep the config's order", () => {
  const text = "version: 1\nname: a\nbindings: { Z: {}, A: {}, M: {} }\n";
  expect(modelOf(text).bindings.map(({ name }) => name)).toEqual(["Z", "A", "M"]);
});

test("the model is frozen to its leaves", () => {
  const model = modelOf(withBinding("payload: { type: object, properties: { a: {} } }"));
  const thaw = (value: unknown): readonly unknown[] =>
    typeof value === "object" && value !== null
      ? [...(Object.isFrozen(value) ? [] : [value]), ...Object.values(value).flatMap(thaw)]
      : [];
  expect(thaw(model)).toEqual([]);
});

test("the same text makes the same model", () => {
  const text = withBinding("shards: 2");
  expect(JSON.stringify(modelOf(text))).toBe(JSON.stringify(modelOf(text)));
});

test("the specification's example", () => {
  const { bindings, retention } = modelOf(SPECIFICATION_EXAMPLE);
  expect(bindings.map(({ names }) => names.shardClass)).toEqual(["MailShard", "ChargeShard"]);
  expect(bindings[0]?.definition).toMatchObject({
    concurrency: 20,
    rate: { tokens: 100, intervalMs: 60_000 },
    keys: { concurrencyKey: { kind: "derived", template: "domain:{domain}" } },
  });
  expect(bindings[1]).toMatchObject({
    performer: { module: "src/performers/charge.ts" },
    payload: { kind: "zod", module: "example/payloads.ts", exportName: "Charge" },
    definition: { guarantee: "at-most-once", maxAttempts: 1, shards: 4 },
  });
  expect(retention.olderThanMs).toBe(604_800_000);
});

test("the repository's own config", () => {
  const url = new URL("../../../tsumugi.config.yaml", import.meta.url);
  expect(modelOf(readFileSync(url, "utf8")).bindings.length).toBeGreaterThan(3);
});

const SPECIFICATION_EXAMPLE = `
version: 1
name: shop-jobs
bindings:
  MAIL:
    performer: ./example/performers/mail.ts
    payload:
      type: object
      properties: { to: { type: string, format: email }, subject: { type: string } }
      required: [to, subject]
    policy: { concurrency: 20, rate: { tokens: 100, intervalMs: 1m }, perKeyConcurrency: 1 }
    keys: { concurrencyKey: { from: "domain:{domain}" }, uniqueKey: optional }
  CHARGE:
    payload: { zod: ./example/payloads.ts#Charge }
    guarantee: at-most-once
    maxAttempts: 1
    shards: 4
    keys: { partitionKey: { from: "{customerId}" } }
retention: { olderThanMs: 7d, limit: 1000 }
`;
