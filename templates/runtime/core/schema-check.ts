/**
 * Checks a value against a JSON Schema: an interpreter, as Workers forbid `eval`. It knows exactly the keywords that
 * the generator accepts in the config, which refuses all others, so nothing that a schema says is passed over here.
 *
 * Cost is bounded whatever the value: at most ISSUE_LIMIT issues, DEPTH_LIMIT levels and STEP_LIMIT visited nodes.
 * Members are only ever read as own properties, so `__proto__` and `constructor` are names like any other.
 */

import { describeValue } from "./describe.ts";
import { hasFormat } from "./formats.ts";
import { memberPath } from "./json.ts";
import type { JsonSchema, JsonSchemaType, SchemaNode } from "./json-schema.ts";
import { equalsDeclared, hasDuplicates, jsonTypeOf } from "./json-value.ts";
import { boundedText } from "./text.ts";

/** One way in which a value is not what was declared. */
export interface SchemaIssue {
  /** Where, as one would write it in code: `payload.items[0].to`. */
  readonly path: string;
  /** What the schema asks for, in words. */
  readonly expected: string;
  /** What stands there instead, cut to a readable length. */
  readonly found: string;
  /** Both in one sentence. */
  readonly message: string;
}

/** Checks one binding's payload; an empty list means that it is good. */
export type PayloadCheck = (payload: unknown) => readonly SchemaIssue[];

/** A value that is wrong everywhere is described by its first faults. */
export const ISSUE_LIMIT = 20;
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
  const run: Run = { root: schema, issues: [], steps: { taken: 0 }, depth: 0 };
  check(run, schema, value, path);
  return run.issues;
}

interface Run {
  readonly root: SchemaNode;
  readonly issues: SchemaIssue[];
  /** Shared with the trial runs of unions. */
  readonly steps: { taken: number };
  depth: number;
}

function check(run: Run, schema: SchemaNode, value: unknown, path: string): void {
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

function checkHere(run: Run, schema: JsonSchema, value: unknown, path: string): void {
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

function checkString(run: Run, schema: JsonSchema, value: string, path: string): void {
  if (schema.minLength !== undefined || schema.maxLength !== undefined) {
    const length = characterCount(value);
    if (length < (schema.minLength ?? 0)) {
      report(run, path, `at least ${schema.minLength} characters`, value);
    }
    if (length > (schema.maxLength ?? Infinity)) {
      report(run, path, `at most ${schema.maxLength} characters`, value);
    }
  }
  if (schema.pattern !== undefined && !expression(schema.pattern).test(value)) {
    report(run, path, `text that matches ${schema.pattern}`, value);
  }
  if (schema.format !== undefined && !hasFormat(schema.format, value)) {
    report(run, path, `text of the format ${schema.format}`, value);
  }
}

function checkNumber(run: Run, schema: JsonSchema, value: number, path: string): void {
  if (value < (schema.minimum ?? -Infinity)) {
    report(run, path, `at least ${schema.minimum}`, value);
  }
  if (value > (schema.maximum ?? Infinity)) {
    report(run, path, `at most ${schema.maximum}`, value);
  }
  if (schema.exclusiveMinimum !== undefined && value <= schema.exclusiveMinimum) {
    report(run, path, `more than ${schema.exclusiveMinimum}`, value);
  }
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum) {
    report(run, path, `less than ${schema.exclusiveMaximum}`, value);
  }
  if (schema.multipleOf !== undefined && !isMultiple(value, schema.multipleOf)) {
    report(run, path, `a multiple of ${schema.multipleOf}`, value);
  }
}

function checkArray(run: Run, schema: JsonSchema, value: readonly unknown[], path: string): void {
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

function checkObject(run: Run, schema: JsonSchema, value: object, path: string): void {
  // A member that is `undefined` vanishes in JSON, so it counts as absent.
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name) || (value as Record<string, unknown>)[name] === undefined) {
      reportText(run, memberPath(path, name), "a value (required)", "nothing");
    }
  }
  if (members.length < (schema.minProperties ?? 0)) {
    report(run, path, `at least ${schema.minProperties} members`, value);
  }
  if (members.length > (schema.maxProperties ?? Infinity)) {
    report(run, path, `at most ${schema.maxProperties} members`, value);
  }
  const properties = schema.properties ?? {};
  for (const [name, member] of members) {
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

function checkCombined(run: Run, schema: JsonSchema, value: unknown, path: string): void {
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
function tried(run: Run, schema: SchemaNode, value: unknown, path: string): SchemaIssue[] {
  const trial: Run = { root: run.root, issues: [], steps: run.steps, depth: run.depth };
  check(trial, schema, value, path);
  return trial.issues;
}

/** No alternative fits: names the faults of the one that came closest, when there is one that got the outline right. */
function reportUnion(
  run: Run,
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

function resolve(root: SchemaNode, reference: string): SchemaNode {
  let node: unknown = root;
  for (const part of reference
    .replace(/^#\/?/, "")
    .split("/")
    .filter((step) => step !== "")) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const holds = typeof node === "object" && node !== null && Object.hasOwn(node, name);
    node = holds ? (node as Record<string, unknown>)[name] : undefined;
  }
  // The generator has resolved every reference before; one that leads nowhere accepts nothing.
  return typeof node === "object" && node !== null ? (node as JsonSchema) : node === true;
}

function hasType(type: NonNullable<JsonSchema["type"]>, value: unknown): boolean {
  const actual = jsonTypeOf(value);
  const types: readonly string[] = typeof type === "string" ? [type] : type;
  return (
    (actual !== null && types.includes(actual)) ||
    (actual === "integer" && types.includes("number"))
  );
}

const TYPE_WORDS: Readonly<Record<JsonSchemaType, string>> = {
  null: "null",
  boolean: "true or false",
  integer: "an integer",
  number: "a number",
  string: "a string",
  array: "an array",
  object: "an object",
};

function typeInWords(schema: JsonSchema): string {
  if (schema.type === undefined) {
    return Object.hasOwn(schema, "const") ? literal(schema.const) : "";
  }
  const types = typeof schema.type === "string" ? [schema.type] : schema.type;
  const words = types.map((type) => TYPE_WORDS[type]);
  return [...words, ...(schema.nullable === true ? ["null"] : [])].join(" or ");
}

/** A value of the config as it would be written there. */
function literal(value: unknown): string {
  return boundedText(JSON.stringify(value), 80);
}

function choices(properties: Readonly<Record<string, SchemaNode>>): string {
  const names = Object.keys(properties);
  return names.length === 0 || names.length > 12 ? "" : `; known are ${names.join(", ")}`;
}

/** JSON Schema counts characters, not UTF-16 units. */
function characterCount(text: string): number {
  const pairs = text.match(/[\u{10000}-\u{10ffff}]/gu);
  return text.length - (pairs?.length ?? 0);
}

function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  // 0.3 is a multiple of 0.1 to every reader, though not to binary fractions.
  const tolerance = Number.EPSILON * Math.max(1, Math.abs(quotient)) * 2;
  return Number.isFinite(quotient) && Math.abs(quotient - Math.round(quotient)) <= tolerance;
}

/** Patterns come from the config alone, so their number is bounded. */
const expressions = new Map<string, RegExp>();

function expression(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known !== undefined) {
    return known;
  }
  const made = new RegExp(pattern, "u");
  expressions.set(pattern, made);
  return made;
}

function report(run: Run, path: string, expected: string, value: unknown): void {
  reportText(run, path, expected, describeValue(value));
}

function reportText(run: Run, path: string, expected: string, foundText: string): void {
  if (run.issues.length < ISSUE_LIMIT) {
    const message = `expected ${expected}, found ${foundText}`;
    run.issues.push({ path, expected, found: foundText, message });
  }
}
