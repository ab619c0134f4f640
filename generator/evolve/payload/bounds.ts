/** Bounds of one value in two schemas: where the wide one draws them closer than the narrow one does. */

import type { JsonSchema } from "../../../templates/runtime/core/json-schema.ts";

export function compareStrings(
  wide: JsonSchema,
  narrow: JsonSchema,
  path: string,
): readonly string[] {
  return [
    ...sizes(wide, narrow, "minLength", "maxLength", path),
    ...same(wide, narrow, "pattern", path),
    ...same(wide, narrow, "format", path),
  ];
}

export function compareNumbers(
  wide: JsonSchema,
  narrow: JsonSchema,
  path: string,
): readonly string[] {
  const isLower = isInside(lowerBound(wide), lowerBound(narrow));
  const isUpper = isInside(upperBound(wide), upperBound(narrow));
  const step = wide.multipleOf;
  const own = narrow.multipleOf ?? (narrow.type === "integer" ? 1 : undefined);
  const isStep = step === undefined || (own !== undefined && Number.isInteger(own / step));
  return [
    ...(isLower ? [] : [`${path} has a higher minimum`]),
    ...(isUpper ? [] : [`${path} has a lower maximum`]),
    ...(isStep ? [] : [`${path} must be a multiple of ${step}`]),
  ];
}

/** A bound as a number that is larger the less it lets through, and whether the number itself is out. */
interface Bound {
  readonly at: number;
  readonly isOpen: boolean;
}

function lowerBound({ minimum = -Infinity, exclusiveMinimum = -Infinity }: JsonSchema): Bound {
  const isOpen = exclusiveMinimum >= minimum && exclusiveMinimum !== -Infinity;
  return { at: Math.max(minimum, exclusiveMinimum), isOpen };
}

function upperBound({ maximum = Infinity, exclusiveMaximum = Infinity }: JsonSchema): Bound {
  const isOpen = exclusiveMaximum <= maximum && exclusiveMaximum !== Infinity;
  return { at: -Math.min(maximum, exclusiveMaximum), isOpen };
}

function isInside(wide: Bound, narrow: Bound): boolean {
  return wide.at < narrow.at || (wide.at === narrow.at && (!wide.isOpen || narrow.isOpen));
}

type SizeKey =
  "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties";

export function sizes(
  wide: JsonSchema,
  narrow: JsonSchema,
  least: SizeKey,
  most: SizeKey,
  path: string,
): readonly string[] {
  const isLeast = (wide[least] ?? 0) <= (narrow[least] ?? 0);
  const isMost = (wide[most] ?? Infinity) >= (narrow[most] ?? Infinity);
  return [
    ...(isLeast ? [] : [`${path}: \`${least}\` is larger`]),
    ...(isMost ? [] : [`${path}: \`${most}\` is smaller`]),
  ];
}

function same(
  wide: JsonSchema,
  narrow: JsonSchema,
  key: "pattern" | "format",
  path: string,
): readonly string[] {
  const isMet = wide[key] === undefined || wide[key] === narrow[key];
  return isMet ? [] : [`${path} must match another ${key}`];
}
