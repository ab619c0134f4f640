import { expect, test } from "vitest";
import { CODES, explainCode } from "../../../generator/spec/codes.ts";
import { jsonSchemaOfConfig } from "../../../generator/spec/editor-schema.ts";
import { bindingOf, withBinding } from "./config.ts";

interface Described {
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Every option at any depth; a record's entries are options, too. */
function options(schema: unknown, path = ""): readonly Described[] {
  if (Array.isArray(schema)) return schema.flatMap((part: unknown) => options(part, path));
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key === "properties") {
      return Object.entries(value as Record<string, Described["schema"]>).flatMap(
        ([name, option]) => [
          { path: `${path}.${name}`, schema: option },
          ...options(option, `${path}.${name}`),
        ],
      );
    }
    if (["anyOf", "items", "additionalProperties"].includes(key)) return options(value, path);
    return [];
  });
}

const all = options(jsonSchemaOfConfig());

function optionAt(path: string): Readonly<Record<string, unknown>> {
  const option = all.find((candidate) => candidate.path === path);
  expect(option, path).toBeDefined();
  return option?.schema ?? {};
}

test("every option is described", () => {
  expect(all.length).toBeGreaterThan(60);
  const silent = all.filter(({ schema }) => typeof schema["description"] !== "string");
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("the defaults that editors show are those of the model", () => {
  const { definition } = bindingOf(withBinding());
  const shown = [
    "guarantee",
    "requeueUnclaimed",
    "maxAttempts",
    "backoff",
    "timeoutMs",
    "uniqueForMs",
    "shards",
    "sweepAfterMs",
    "failedRetentionMs",
  ] as const;
  for (const name of shown) {
    expect(optionAt(`.bindings.${name}`)["default"], name).toEqual(definition[name]);
  }
  const policy = [
    "concurrency",
    "rate",
    "perKeyConcurrency",
    "agingIntervalMs",
    "reaperGraceMs",
  ] as const;
  for (const name of policy) {
    expect(optionAt(`.bindings.policy.${name}`)["default"], name).toEqual(definition[name]);
  }
  for (const [name, rule] of Object.entries(definition.keys)) {
    expect(optionAt(`.bindings.keys.${name}`)["default"], name).toBe(rule.kind);
  }
});

test("a duration is a number of milliseconds or text with a unit", () => {
  const [whole, text] = optionAt(".bindings.timeoutMs")["anyOf"] as Record<string, unknown>[];
  expect(whole).toMatchObject({ type: "integer", minimum: 1 });
  const pattern = new RegExp(String(text?.["pattern"]));
  for (const good of ["500ms", "30s", "5m", "12h", "7d", "60_000"]) expect(good).toMatch(pattern);
  for (const bad of ["1.5h", "5 m", "5M", "1w", "-5s", ""]) expect(bad).not.toMatch(pattern);
});

test("the schema is the same each time", () => {
  expect(JSON.stringify(jsonSchemaOfConfig())).toBe(JSON.stringify(jsonSchemaOfConfig()));
});

test("every code is explained, in any case of its letters", () => {
  for (const code of Object.keys(CODES)) {
    const explained = explainCode(` ${code.toLowerCase()}`);
    expect(explained?.code).toBe(code);
    expect(explained?.explanation).toMatch(/\.$/);
  }
  expect(explainCode("TSU999")).toBeNull();
  expect(explainCode("toString")).toBeNull();
});
