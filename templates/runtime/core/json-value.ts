/** What two JSON values have in common, and what they are called. Members are read as own properties only. */

import type { JsonSchemaType } from "./json-schema.ts";

/** The most specific JSON Schema type of a value; null for what JSON has no word for. */
export function jsonTypeOf(value: unknown): JsonSchemaType | null {
  switch (typeof value) {
    case "string":
      return "string";
    case "boolean":
      return "boolean";
    case "number":
      if (!Number.isFinite(value)) return null;
      return Number.isInteger(value) ? "integer" : "number";
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? "array" : "object";
    default:
      return null;
  }
}

/** Whether a value is the same JSON as a declared one; the order of members does not matter. */
export function equalsDeclared(declared: unknown, value: unknown): boolean {
  if (typeof declared !== "object" || declared === null) return declared === value;
  if (typeof value !== "object" || value === null) return false;
  // Walks along what was declared, so a huge or cyclic value costs nothing.
  if (Array.isArray(declared)) {
    return (
      Array.isArray(value) &&
      declared.length === value.length &&
      declared.every((item, index) => equalsDeclared(item, value[index]))
    );
  }
  const members = Object.entries(declared);
  const found = Object.entries(value).filter(([, member]) => member !== undefined);
  return (
    !Array.isArray(value) &&
    members.length === found.length &&
    members.every(
      ([name, member]) =>
        Object.hasOwn(value, name) && equalsDeclared(member, Reflect.get(value, name)),
    )
  );
}

/** Whether two items are the same JSON. By text, as comparing each with each would be quadratic in a payload of 1 MiB. */
export function hasDuplicates(items: readonly unknown[]): boolean {
  return new Set(items.map(canonicalJson)).size < items.length;
}

/** JSON text with sorted members, so that equal values have equal texts. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(byName))
      : member,
  );
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}
