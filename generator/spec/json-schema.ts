/** Checks an inline JSON Schema: only keywords that the runtime checks, each with a value of its shape, every `$ref` resolved. */

import { FORMATS } from "../../templates/runtime/core/formats.ts";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import { stepsOf } from "./json-pointer.ts";
import { didYouMean, suggestName } from "./nearest-name.ts";
import type { Refusal } from "./option.ts";
import type { Path } from "./places.ts";
import { schemaFaults } from "./schema-faults.ts";
import { UNSUPPORTED_KEYWORDS } from "./unsupported-keywords.ts";
import { alternatives, count, showValue } from "./words.ts";

const TYPES = ["null", "boolean", "integer", "number", "string", "array", "object"] as const;

/** What stands at one keyword. */
type Shape =
  | "anything"
  | "flag"
  | "text"
  | "text at the top"
  | "number"
  | "positive number"
  | "size"
  | "list"
  | "names"
  | "schema"
  | "schemas"
  | "map of schemas"
  | "type"
  | "format"
  | "pattern"
  | "reference";

const KEYWORDS: Readonly<Record<keyof JsonSchema, Shape>> = {
  type: "type",
  nullable: "flag",
  enum: "list",
  const: "anything",
  anyOf: "schemas",
  oneOf: "schemas",
  allOf: "schemas",
  $ref: "reference",
  $defs: "map of schemas",
  definitions: "map of schemas",
  properties: "map of schemas",
  required: "names",
  additionalProperties: "schema",
  minProperties: "size",
  maxProperties: "size",
  items: "schema",
  prefixItems: "schemas",
  minItems: "size",
  maxItems: "size",
  uniqueItems: "flag",
  minLength: "size",
  maxLength: "size",
  pattern: "pattern",
  format: "format",
  minimum: "number",
  maximum: "number",
  exclusiveMinimum: "number",
  exclusiveMaximum: "number",
  multipleOf: "positive number",
  title: "text",
  description: "text",
  default: "anything",
  examples: "list",
  deprecated: "flag",
  $comment: "text",
  // Below the top they would give references another meaning.
  $schema: "text at the top",
  $id: "text at the top",
};

/** Every keyword that an inline schema may have. */
export const SCHEMA_KEYWORDS: readonly string[] = Object.keys(KEYWORDS);

const TUPLE_HINT =
  "a schema for each place is `prefixItems`; `items: false` beside it allows no more";

const ORDERED_PAIRS = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minimum", "maximum"],
  ["exclusiveMinimum", "maximum"],
  ["minimum", "exclusiveMaximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
] as const;

type SchemaMap = Readonly<Record<string, unknown>>;

/** Everything wrong with the schema, with paths below it. */
export function jsonSchemaProblems(schema: SchemaMap): readonly Refusal[] {
  const run: Run = { root: schema, problems: [], schemas: new Set(), references: [] };
  checkSchema(run, schema, []);
  for (const { reference, path } of run.references) {
    if (run.schemas.has(JSON.stringify(stepsOf(reference)))) continue;
    const hint = "a reference leads to a whole schema, such as `#/$defs/Name`";
    report(run, path, `no schema stands at \`${reference}\``, hint);
  }
  // The check has just shown that it is one.
  return run.problems.length > 0 ? run.problems : schemaFaults(schema as JsonSchema);
}

interface Run {
  readonly root: SchemaMap;
  readonly problems: Refusal[];
  /** Where schemas stand, as the steps to them. */
  readonly schemas: Set<string>;
  readonly references: { readonly reference: string; readonly path: Path }[];
}

function checkNode(run: Run, node: unknown, path: Path): void {
  if (typeof node === "boolean") return void run.schemas.add(JSON.stringify(path.map(String)));
  if (isMap(node)) return checkSchema(run, node, path);
  const hint = path.at(-1) === "items" && Array.isArray(node) ? TUPLE_HINT : schemaHint(node);
  report(run, path, `expected a schema, found ${showValue(node)}`, hint);
}

function checkSchema(run: Run, schema: SchemaMap, path: Path): void {
  run.schemas.add(JSON.stringify(path.map(String)));
  for (const [keyword, value] of Object.entries(schema)) {
    const here = [...path, keyword];
    if (!isKeyword(keyword)) {
      const message = `the JSON Schema keyword \`${keyword}\` is not supported`;
      const hint = UNSUPPORTED_KEYWORDS.get(keyword) ?? suggestName(keyword, Object.keys(KEYWORDS));
      run.problems.push({ code: "TSU213", message, hint, path: here, at: "key" });
      continue;
    }
    checkKeyword(run, keyword, value, here);
  }
  checkTogether(run, schema, path);
}

function checkKeyword(run: Run, keyword: keyof JsonSchema, value: unknown, path: Path): void {
  const shape = KEYWORDS[keyword];
  const expect = (expected: string, hint: string | null = null): void =>
    report(run, path, `expected ${expected}, found ${showValue(value)}`, hint);
  switch (shape) {
    case "anything":
      return;
    case "flag":
      return typeof value === "boolean" ? undefined : expect("true or false");
    case "text":
      return typeof value === "string" ? undefined : expect("text");
    case "text at the top":
      if (path.length === 1) return typeof value === "string" ? undefined : expect("text");
      return report(run, path, `\`${keyword}\` can only stand at the top of a schema`, "delete it");
    case "number":
      return typeof value === "number" ? undefined : expect("a number");
    case "positive number":
      return typeof value === "number" && value > 0 ? undefined : expect("a number above 0");
    case "size":
      return Number.isInteger(value) && Number(value) >= 0
        ? undefined
        : expect("a whole number from 0");
    case "list":
      return Array.isArray(value) && value.length > 0 ? undefined : expect("a list of values");
    case "names":
      return isNames(value) ? undefined : expect("a list of different property names");
    case "schema":
      return checkNode(run, value, path);
    case "schemas":
      if (!Array.isArray(value) || value.length === 0) return expect("a list of schemas");
      return value.forEach((item, index) => checkNode(run, item, [...path, index]));
    case "map of schemas":
      if (!isMap(value)) return expect("a map of schemas");
      for (const [name, item] of Object.entries(value)) checkNode(run, item, [...path, name]);
      return;
    case "type":
      return checkType(run, value, path);
    case "format":
      if (typeof value === "string" && FORMATS.includes(value)) return;
      return expect(alternatives(FORMATS), suggestFrom(value, FORMATS));
    case "pattern":
      return isPattern(value) ? undefined : expect("a regular expression (JavaScript, flag `u`)");
    case "reference":
      if (!resolves(run.root, value)) {
        return expect("`#` or a path inside this schema, such as `#/$defs/Name`");
      }
      return void run.references.push({ reference: String(value), path });
  }
}

function checkType(run: Run, value: unknown, path: Path): void {
  const types: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (types.length === 0) report(run, path, "expected at least one type", null);
  for (const [index, type] of types.entries()) {
    if (TYPES.some((known) => known === type)) continue;
    const message = `expected ${alternatives(TYPES)}, found ${showValue(type)}`;
    // An unquoted `null` in YAML is no text.
    const hint = type === null ? 'write `"null"` with quotes' : suggestFrom(type, TYPES);
    report(run, Array.isArray(value) ? [...path, index] : path, message, hint);
  }
}

function checkTogether(run: Run, schema: SchemaMap, path: Path): void {
  for (const [least, most] of ORDERED_PAIRS) {
    const [from, to] = [schema[least], schema[most]];
    if (typeof from !== "number" || typeof to !== "number") continue;
    const isOpen = least.startsWith("exclusive") || most.startsWith("exclusive");
    if (isOpen ? from < to : from <= to) continue;
    const message = `\`${least}\` ${count(from)} is ${isOpen ? "not below" : "above"} \`${most}\` ${count(to)}: nothing fits`;
    report(run, [...path, least], message, null);
  }
  const { properties, required, additionalProperties } = schema;
  if (additionalProperties !== false || !isNames(required)) return;
  const known = isMap(properties) ? Object.keys(properties) : [];
  for (const [index, name] of required.entries()) {
    if (known.includes(name)) continue;
    const message = `\`${name}\` is required but not among \`properties\`, and no other is allowed`;
    report(run, [...path, "required", index], message, suggestName(name, known));
  }
}

/** Follows a reference, and references that it leads to, until something else stands there. */
function resolves(root: SchemaMap, reference: unknown): boolean {
  const seen = new Set<unknown>();
  let next = reference;
  while (!seen.has(next)) {
    seen.add(next);
    const node = typeof next === "string" ? target(root, next) : undefined;
    if (typeof node === "boolean") return true;
    if (!isMap(node)) return false;
    if (node["$ref"] === undefined) return true;
    next = node["$ref"];
  }
  return false;
}

function target(root: SchemaMap, reference: string): unknown {
  if (reference === "#") return root;
  if (!reference.startsWith("#/")) return undefined;
  let node: unknown = root;
  for (const name of stepsOf(reference)) {
    const holds = typeof node === "object" && node !== null && Object.hasOwn(node, name);
    node = holds ? Reflect.get(node as object, name) : undefined;
  }
  return node;
}

function report(run: Run, path: Path, message: string, hint: string | null): void {
  run.problems.push({ code: "TSU213", message, hint, path });
}

function schemaHint(node: unknown): string | null {
  return TYPES.some((type) => type === node) ? `write \`{ type: ${String(node)} }\`` : null;
}

function suggestFrom(value: unknown, names: readonly string[]): string | null {
  return typeof value === "string" ? didYouMean(value, names) : null;
}

function isPattern(value: unknown): boolean {
  if (typeof value !== "string") return false;
  try {
    new RegExp(value, "u");
    return true;
  } catch {
    return false;
  }
}

function isNames(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.every((name) => typeof name === "string") &&
    new Set(value).size === value.length
  );
}

function isKeyword(name: string): name is keyof JsonSchema {
  return Object.hasOwn(KEYWORDS, name);
}

function isMap(value: unknown): value is SchemaMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
