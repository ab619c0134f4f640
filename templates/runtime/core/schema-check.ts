/**
 * Checks a value against a JSON Schema: an interpreter, as Workers forbid `eval`. It knows exactly the keywords that
 * the generator accepts in the config, which refuses all others, so nothing that a schema says is passed over here.
 *
 * Cost is bounded whatever the value: at most ISSUE_LIMIT issues, DEPTH_LIMIT levels and STEP_LIMIT visited nodes.
 * Members are only ever read as own properties, so `__proto__` and `constructor` are names like any other.
 */

import { memberPath } from "./json.ts";
import type { JsonSchema, SchemaNode } from "./json-schema.ts";
import { equalsDeclared, hasDuplicates, jsonTypeOf } from "./json-value.ts";
import { ISSUE_LIMIT, report, reportText } from "./schema-issue.ts";
import type { SchemaIssue, SchemaRun } from "./schema-issue.ts";
import { resolve } from "./schema-reference.ts";
import { checkNumber, checkString } from "./schema-scalars.ts";
import { choices, literal, typeInWords } from "./schema-words.ts";

export { ISSUE_LIMIT } from "./schema-issue.ts";
export type { PayloadCheck, SchemaIssue } from "./schema-issue.ts";

const DEPTH_LIMIT = 100;
const STEP_LIMIT = 2_000_000;

/**
 * Every way in which the value breaks the schema, at most ISSUE_LIMIT; none means that it is good.
 * The value is JSON already: `toJsonText` (json.ts) has refused cycles, BigInt and the like, and its size is bounded.
 *
 * @param path what to call the value itself in the issues' paths
 * @example
 * checkSchema({ type: "object", required: ["to"] }, {});
 * // [{ path: "payload.to", message: "expected a value (required), found nothing", … }]
 */
export function checkSchema(
  schema: SchemaNode,
  value: unknown,
  path = "payload",
): readonly SchemaIssue[] {
  const run: SchemaRun = { root: schema, issues: [], steps: { taken: 0 }, depth: 0 };
  check(run, schema, value, path);
  return run.issues;
}

function check(run: SchemaRun, schema: SchemaNode, value: unknown, path: string): void {
  run.steps.taken += 1;
  if (run.issues.length >= ISSUE_LIMIT || schema === true) {
    return;
  }
  if (schema === false) {
    return report(run, path, "nothing here", value);
  }
  if (run.depth >= DEPTH_LIMIT) {
    return report(run, path, `at most ${DEPTH_LIMIT} levels`, value);
  }
  if (run.steps.taken > STEP_LIMIT) {
    return report(
      run,
      path,
      "a value that its schema can be checked against in bounded time",
      value,
    );
  }
  if (value === null && schema.nullable === true) {
    return;
  }
  run.depth += 1;
  checkHere(run, schema, value, path);
  run.depth -= 1;
}

function checkHere(run: SchemaRun, schema: JsonSchema, value: unknown, path: string): void {
  if (schema.type !== undefined && !hasType(schema.type, value)) {
    // Everything else would only say the same again.
    return report(run, path, typeInWords(schema), value);
  }
  if (schema.enum !== undefined && !schema.enum.some((member) => equalsDeclared(member, value))) {
    report(run, path, `one of ${schema.enum.map(literal).join(", ")}`, value);
  }
  if (Object.hasOwn(schema, "const") && !equalsDeclared(schema.const, value)) {
    report(run, path, literal(schema.const), value);
  }
  if (typeof value === "string") {
    checkString(run, schema, value, path);
  } else if (typeof value === "number") {
    checkNumber(run, schema, value, path);
  } else if (Array.isArray(value)) {
    checkArray(run, schema, value, path);
  } else if (typeof value === "object" && value !== null) {
    checkObject(run, schema, value, path);
  }
  checkCombined(run, schema, value, path);
}

function checkArray(
  run: SchemaRun,
  schema: JsonSchema,
  value: readonly unknown[],
  path: string,
): void {
  if (value.length < (schema.minItems ?? 0)) {
    report(run, path, `at least ${schema.minItems} items`, value);
  }
  if (value.length > (schema.maxItems ?? Infinity)) {
    report(run, path, `at most ${schema.maxItems} items`, value);
  }
  if (schema.uniqueItems === true && hasDuplicates(value)) {
    report(run, path, "items that all differ", value);
  }
  const prefix = schema.prefixItems ?? [];
  const rest = schema.items ?? true;
  if (prefix.length === 0 && rest === true) {
    return;
  }
  for (let index = 0; index < value.length && run.issues.length < ISSUE_LIMIT; index += 1) {
    check(run, prefix[index] ?? rest, value[index], `${path}[${index}]`);
  }
}

function checkObject(run: SchemaRun, schema: JsonSchema, value: object, path: string): void {
  const members = value as Readonly<Record<string, unknown>>;
  // A member that is `undefined` vanishes in JSON, so it counts as absent.
  const names = Object.keys(members).filter((name) => members[name] !== undefined);
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(members, name) || members[name] === undefined) {
      reportText(run, memberPath(path, name), "a value (required)", "nothing");
    }
  }
  if (names.length < (schema.minProperties ?? 0)) {
    report(run, path, `at least ${schema.minProperties} members`, value);
  }
  if (names.length > (schema.maxProperties ?? Infinity)) {
    report(run, path, `at most ${schema.maxProperties} members`, value);
  }
  const properties = schema.properties ?? {};
  for (const name of names) {
    const member = members[name];
    if (run.issues.length >= ISSUE_LIMIT) {
      return;
    }
    if (Object.hasOwn(properties, name)) {
      check(run, properties[name] ?? true, member, memberPath(path, name));
    } else if (schema.additionalProperties === false) {
      report(run, memberPath(path, name), `no member of this name${choices(properties)}`, member);
    } else {
      check(run, schema.additionalProperties ?? true, member, memberPath(path, name));
    }
  }
}

function checkCombined(run: SchemaRun, schema: JsonSchema, value: unknown, path: string): void {
  if (schema.$ref !== undefined) {
    check(run, resolve(run.root, schema.$ref), value, path);
  }
  for (const part of schema.allOf ?? []) {
    check(run, part, value, path);
  }
  if (schema.anyOf !== undefined) {
    const faults = schema.anyOf.map((option) => tried(run, option, value, path));
    if (!faults.some((issues) => issues.length === 0)) {
      reportUnion(run, schema.anyOf, faults, value, path);
    }
  }
  if (schema.oneOf !== undefined) {
    const faults = schema.oneOf.map((option) => tried(run, option, value, path));
    const fitting = faults.filter((issues) => issues.length === 0).length;
    if (fitting === 0) {
      reportUnion(run, schema.oneOf, faults, value, path);
    } else if (fitting > 1) {
      report(
        run,
        path,
        `exactly one of ${schema.oneOf.length} alternatives, not ${fitting}`,
        value,
      );
    }
  }
}

/** The issues that one alternative would give, without reporting them. */
function tried(run: SchemaRun, schema: SchemaNode, value: unknown, path: string): SchemaIssue[] {
  const trial: SchemaRun = { root: run.root, issues: [], steps: run.steps, depth: run.depth };
  check(trial, schema, value, path);
  return trial.issues;
}

/** No alternative fits: names the faults of the one that came closest, when there is one that got the outline right. */
function reportUnion(
  run: SchemaRun,
  options: readonly SchemaNode[],
  faults: readonly (readonly SchemaIssue[])[],
  value: unknown,
  path: string,
): void {
  const inside = faults.filter((issues) => issues.every((issue) => issue.path !== path));
  const closest = inside.toSorted((left, right) => left.length - right.length)[0];
  if (closest !== undefined && inside.length === 1) {
    for (const issue of closest) {
      reportText(run, issue.path, issue.expected, issue.found);
    }
    return;
  }
  const words = options.map((option) =>
    option === true || option === false ? "" : typeInWords(option),
  );
  const known = words.every((word) => word !== "") && new Set(words).size === words.length;
  report(run, path, known ? words.join(" or ") : `one of ${options.length} alternatives`, value);
}

function hasType(type: NonNullable<JsonSchema["type"]>, value: unknown): boolean {
  const actual = jsonTypeOf(value);
  const types: readonly string[] = typeof type === "string" ? [type] : type;
  return (
    (actual !== null && types.includes(actual)) ||
    (actual === "integer" && types.includes("number"))
  );
}
