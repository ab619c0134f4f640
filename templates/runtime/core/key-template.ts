/**
 * Keys built from the payload: `from: customer:{customerId}`, with dotted paths for nested fields (SPEC 8).
 * Two payloads that fill the same template to the same text share a key: `{a}:{b}` cannot tell a colon in `a` from its own.
 */

import type { InputProblem } from "../protocol.ts";
import { describeValue } from "./describe.ts";

/** A template's literal pieces and field paths, in order. */
type Piece =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "field"; readonly path: readonly string[] };

export type DerivedKey =
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "problem"; readonly problem: InputProblem };

/** Templates come from the config, so their number is small and fixed. */
const parsed = new Map<string, readonly Piece[]>();

/** The key of a payload. A field that is missing or not a string, finite number or boolean is a problem that names it. */
export function deriveKey(template: string, payload: unknown): DerivedKey {
  let key = "";
  for (const piece of piecesOf(template)) {
    if (piece.kind === "literal") {
      key += piece.text;
      continue;
    }
    const value = readPath(payload, piece.path);
    if (!isScalar(value)) {
      return { kind: "problem", problem: problemOf(template, piece.path, value) };
    }
    key += String(value);
  }
  return { kind: "key", key };
}

/** The field paths that a template reads, for example `["customerId"]`. */
export function templateFields(template: string): readonly (readonly string[])[] {
  return piecesOf(template).flatMap((piece) => (piece.kind === "field" ? [piece.path] : []));
}

function piecesOf(template: string): readonly Piece[] {
  let pieces = parsed.get(template);
  if (pieces === undefined) {
    pieces = parse(template);
    parsed.set(template, pieces);
  }
  return pieces;
}

function parse(template: string): readonly Piece[] {
  // Splitting by a capturing group puts the captures at the odd places.
  return template
    .split(/\{([^{}]*)\}/)
    .map((text, place): Piece =>
      place % 2 === 0 ? { kind: "literal", text } : { kind: "field", path: text.trim().split(".") },
    );
}

/** Own members only, so that a field named `constructor` is missing and not a function. */
function readPath(payload: unknown, path: readonly string[]): unknown {
  let value = payload;
  for (const name of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) {
      return undefined;
    }
    value = Reflect.get(value, name);
  }
  return value;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

function problemOf(template: string, path: readonly string[], value: unknown): InputProblem {
  return {
    field: ["payload", ...path].join("."),
    found: describeValue(value),
    expected: `a string, number or boolean for the key "${template}"`,
  };
}
