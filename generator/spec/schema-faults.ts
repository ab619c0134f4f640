/**
 * What is wrong with a schema of known keywords as a whole: references that go round in a circle, keywords for objects or arrays
 * where other values pass too, values that their own `type` excludes. In each of them the type and the check would differ.
 */

import type { JsonSchema, SchemaNode } from "../../templates/runtime/core/json-schema.ts";
import { jsonTypeOf } from "../../templates/runtime/core/json-value.ts";
import { resolve } from "../../templates/runtime/core/schema-reference.ts";
import { pathOfReference } from "./json-pointer.ts";
import type { Refusal } from "./option.ts";
import type { Path } from "./places.ts";
import { ANY_TYPE, commonTypes, typesWithoutNullable, type TypeSet } from "./schema-types.ts";
import { showValue } from "./words.ts";

/** Everything wrong with it, with paths below it. Each keyword has its shape and each reference leads to a schema. */
export function schemaFaults(root: JsonSchema): readonly Refusal[] {
  const run: Run = { root, faults: new Map(), seen: new Map() };
  walk(run, root, [], { types: ANY_TYPE, around: new Set() });
  return [...run.faults.values()];
}

interface Run {
  readonly root: JsonSchema;
  /** By place, as a definition is walked once for each way in which it is used. */
  readonly faults: Map<string, Refusal>;
  readonly seen: Map<JsonSchema, Set<string>>;
}

/** What holds for a value before one schema of several is asked. */
interface Context {
  readonly types: TypeSet;
  /** The schemas that are asked about the very same value. */
  readonly around: ReadonlySet<JsonSchema>;
}

function walk(run: Run, node: SchemaNode, path: Path, context: Context): void {
  if (typeof node === "boolean" || isSeen(run, node, context)) return;
  const types = commonTypes(context.types, typesWithoutNullable(run.root, node));
  checkImplied(run, node, path, types);
  checkValues(run, node, path);
  const around = new Set([...context.around, node]);
  const same = { types, around };
  if (node.$ref !== undefined) follow(run, node.$ref, path, same);
  for (const keyword of ["allOf", "anyOf", "oneOf"] as const) {
    node[keyword]?.forEach((part, index) => {
      walk(run, part, [...path, keyword, index], same);
    });
  }
  const inner = { types: ANY_TYPE, around: new Set<JsonSchema>() };
  for (const [name, member] of Object.entries(node.properties ?? {})) {
    walk(run, member, [...path, "properties", name], inner);
  }
  for (const keyword of ["additionalProperties", "items"] as const) {
    walk(run, node[keyword] ?? true, [...path, keyword], inner);
  }
  node.prefixItems?.forEach((item, index) => {
    walk(run, item, [...path, "prefixItems", index], inner);
  });
}

function isSeen(run: Run, node: JsonSchema, { types }: Context): boolean {
  const seen = run.seen.get(node) ?? new Set();
  run.seen.set(node, seen);
  const key = [...types].toSorted().join();
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

function follow(run: Run, reference: string, path: Path, context: Context): void {
  const node = resolve(run.root, reference);
  if (typeof node === "boolean" || !context.around.has(node)) {
    return walk(run, node, pathOfReference(run.root, reference), context);
  }
  const message = `\`${reference}\` leads back to this schema for the same value, so nothing is ever said about it`;
  const hint = "a schema can hold itself in its `properties` or `items`";
  refuse(run, [...path, "$ref"], message, hint);
}

const KEYWORDS_OF = {
  object: ["properties", "required", "additionalProperties"],
  array: ["items", "prefixItems"],
} as const;

/** `{ properties: … }` alone lets every text and number through, which nobody means. */
function checkImplied(run: Run, node: JsonSchema, path: Path, types: TypeSet): void {
  if (node.type !== undefined || node.enum !== undefined || Object.hasOwn(node, "const")) return;
  for (const type of ["object", "array"] as const) {
    const keyword = KEYWORDS_OF[type].find((each) => node[each] !== undefined);
    if (keyword === undefined || [...types].every((each) => each === type)) continue;
    const message = `\`${keyword}\` says nothing about values that are not ${type}s: without a \`type\` they are let through`;
    return refuse(run, [...path, keyword], message, `add \`type: ${type}\``, "key");
  }
}

function checkValues(run: Run, node: JsonSchema, path: Path): void {
  if (node.type === undefined) return;
  const types: readonly string[] = [node.type].flat();
  const places = [
    ...(node.enum ?? []).map((value, index) => ({ value, at: ["enum", index] })),
    ...(Object.hasOwn(node, "const") ? [{ value: node.const, at: ["const"] }] : []),
  ];
  for (const { value, at } of places) {
    const actual = jsonTypeOf(value) ?? "";
    const fits = types.includes(actual) || (actual === "integer" && types.includes("number"));
    if (fits || (value === null && node.nullable === true)) continue;
    const message = `${showValue(value)} is not of the type that stands beside it (\`${types.join("`, `")}\`), so it is never let through`;
    const hint =
      types.includes("string") && typeof value !== "object" ? "put quotes around it" : null;
    refuse(run, [...path, ...at], message, hint);
  }
}

function refuse(
  run: Run,
  path: Path,
  message: string,
  hint: string | null,
  at: "key" | "value" = "value",
): void {
  run.faults.set(JSON.stringify(path), { code: "TSU213", message, hint, path, at });
}
