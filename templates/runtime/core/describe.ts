/** Says in a few words what a value is; for messages about refused input. Never throws, whatever the value does. */

import { boundedText } from "./text.ts";

/** Longest description. */
const DESCRIPTION_LIMIT_CHARACTERS = 80;

/** For example `"abc"`, `-3`, `NaN`, `10n`, `a function`, `an array`, `a Map`. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case "string":
      return describeString(value);
    case "bigint":
      return boundedText(`${value}n`, DESCRIPTION_LIMIT_CHARACTERS);
    case "symbol":
      return "a symbol";
    case "function":
      return "a function";
    case "object":
      return value === null ? "null" : describeObject(value);
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    default:
      return String(value);
  }
}

function describeString(text: string): string {
  // Cut before, so that a huge text costs nothing, and after, as escaping makes it longer.
  const quoted = JSON.stringify(boundedText(text, DESCRIPTION_LIMIT_CHARACTERS));
  return boundedText(quoted, DESCRIPTION_LIMIT_CHARACTERS);
}

function describeObject(value: object): string {
  if (isArray(value)) return "an array";
  const name = className(value);
  if (name === null || name === "Object") return "an object";
  const shown = boundedText(name, DESCRIPTION_LIMIT_CHARACTERS - 4);
  return /^[AEIO]/i.test(shown) ? `an ${shown}` : `a ${shown}`;
}

function isArray(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    // A revoked proxy throws even here.
    return false;
  }
}

/** The name of the value's class, or null where there is none or asking for it throws. */
export function className(value: object): string | null {
  try {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (typeof prototype !== "object" || prototype === null) return null;
    const constructor: unknown = Reflect.get(prototype, "constructor");
    return typeof constructor === "function" && constructor.name !== "" ? constructor.name : null;
  } catch {
    return null;
  }
}
