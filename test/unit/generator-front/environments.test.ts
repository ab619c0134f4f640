import { describe, expect, test } from "vitest";
import { mistakeOf, mistakesOf, modelOf } from "./config.ts";

/** `MAIL` with some policy, in lines 3 to 7, and the environments from line 9 on. */
function withEnvironments(...lines: readonly string[]): string {
  return [
    "version: 1",
    "name: shop",
    "bindings:",
    "  MAIL: { shards: 2, keys: { partitionKey: required }, policy: { concurrency: 8 } }",
    "  REMOTE: { service: { service: mailer } }",
    "defaults: { maxAttempts: 4 }",
    "queues: { default: {}, slow: {} }",
    "environments:",
    ...lines.map((line) => `  ${line}`),
    "",
  ].join("\n");
}

describe("what differs", () => {
  test("is all that the model holds of an environment", () => {
    const { environments } = modelOf(
      withEnvironments(
        "staging: {}",
        "production:",
        "  bindings:",
        "    MAIL: { policy: { concurrency: 80, perKeyConcurrency: 1 }, maxAttempts: 4 }",
        "    REMOTE: { service: { service: mailer, environment: production }, maxAttempts: 9 }",
      ),
    );
    const service = {
      kind: "service",
      service: "mailer",
      entrypoint: null,
      environment: "production",
    };
    expect(environments).toEqual([
      { name: "staging", overrides: [] },
      {
        name: "production",
        overrides: [
          { binding: "MAIL", definition: { concurrency: 80 }, service: null },
          { binding: "REMOTE", definition: { maxAttempts: 9 }, service },
        ],
      },
    ]);
  });

  test("the read model lists nothing longer than the shortest retention anywhere", () => {
    const text = withEnvironments("staging: { bindings: { MAIL: { failedRetentionMs: 1d } } }");
    expect(modelOf(text).retention.olderThanMs).toBe(86_400_000);
  });
});

describe("mistakes", () => {
  test.each([
    ["Staging: {}", "9:3 TSU208"],
    ["a_b: {}", "9:3 TSU208"],
    ["constructor: {}", "9:3 TSU302"],
    ["staging:", "9:3 TSU204"],
    ["staging: { binding: {} }", "9:14 TSU201"],
    ["a: { bindings: { MIAL: {} } }", "9:20 TSU318"],
    ["a: { bindings: { MAIL: { shards: 3 } } }", "9:36 TSU317"],
    ["a: { bindings: { MAIL: { payload: {} } } }", "9:37 TSU317"],
    ["a: { bindings: { MAIL: { queue: slow } } }", "9:35 TSU317"],
    ["a: { bindings: { MAIL: { http: { url: 'https://a.example' } } } }", "9:34 TSU317"],
    ["a: { bindings: { MAIL: { service: { service: other } } } }", "9:37 TSU317"],
    ["a: { bindings: { MAIL: { maxAttempts: 0 } } }", "9:41 TSU205"],
    [`${"a".repeat(53)}: {}`, "9:3 TSU311"],
  ])("%s", (line, expected) => {
    const found = mistakesOf(withEnvironments(line));
    expect([...new Set(found)]).toEqual([expected]);
  });

  test("the rules hold in every environment, at the place that breaks them", () => {
    const line = "a: { bindings: { MAIL: { policy: { concurrency: 1 } } } }";
    expect(mistakeOf(withEnvironments("b: {}", line))).toBe(
      "10:51 TSU303 in `a`, `MAIL` divides a concurrency of 1 among 2 shards: fewer than 1 each | set `concurrency` to at least 2, or `shards` to at most 1",
    );
  });

  test("no two environments share a queue", () => {
    const text = withEnvironments("slow: {}", "a: {}", "a-b: {}");
    expect(mistakesOf(text)).toEqual([]);
    const shared = text.replace("slow: {} }", "b-c: {}, c: {} }");
    expect(mistakesOf(shared)).toEqual(["11:3 TSU301"]);
    const top = text.replace("slow: {} }", "a-default: {} }");
    expect(mistakesOf(top)).toEqual(["10:3 TSU301"]);
  });
});
