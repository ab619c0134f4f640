/** Checks text and numbers against the keywords that speak of them. */

import { hasFormat } from "./formats.ts";
import type { JsonSchema } from "./json-schema.ts";
import { report } from "./schema-issue.ts";
import type { SchemaRun } from "./schema-issue.ts";

/** The keywords for text. */
export function checkString(run: SchemaRun, schema: JsonSchema, value: string, path: string): void {
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

/** The keywords for numbers. */
export function checkNumber(run: SchemaRun, schema: JsonSchema, value: number, path: string): void {
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
