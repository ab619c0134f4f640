/**
 * Does one JSON Schema accept everything that another one accepts? Answers with the places where that cannot be shown:
 * an empty list is a proof, as far as two conventions go. What a schema does not name counts as not being there, since
 * typed callers do not send it; and of `oneOf` any branch may hold.
 */

import type {
  JsonSchema,
  JsonSchemaType,
  SchemaNode,
} from "../../../templates/runtime/core/json-schema.ts";
import { checkSchema } from "../../../templates/runtime/core/schema-check.ts";

const TYPES: readonly JsonSchemaType[] = [
  "null",
  "boolean",
  "integer",
  "number",
  "string",
  "array",
  "object",
];

/** Two schemas at one place, and the documents that their references point into. */
interface Pair {
  readonly wide: SchemaNode;
  readonly narrow: SchemaNode;
}

interface Search {
  readonly wideRoot: JsonSchema;
  readonly narrowRoot: JsonSchema;
  /** Pairs of references that are being compared: met again, they hold if everything else does. */
  readonly open: ReadonlySet<string>;
}

/** Where `wide` may refuse what `narrow` accepts, as sentences with a path; `null` stands for any JSON value. */
export function gaps(wide: JsonSchema | null, narrow: JsonSchema | null): readonly string[] {
  const search = { wideRoot: wide ?? {}, narrowRoot: narrow ?? {}, open: new Set<string>() };
  return [...new Set(compare({ wide: wide ?? true, narrow: narrow ?? true }, "payload", search))];
}

function compare({ wide, narrow }: Pair, path: string, search: Search): readonly string[] {
  if (wide === true || narrow === false) return [];
  if (wide === false) return [`${path} is not allowed`];
  const small = narrow === true ? {} : narrow;
  if (isUnconstrained(wide) || isSame(wide, small, search)) return [];
  if (small.$ref !== undefined || wide.$ref !== undefined) {
    const pair = `${small.$ref ?? JSON.stringify(small)} ${wide.$ref ?? JSON.stringify(wide)}`;
    if (search.open.has(pair)) return [];
    const next = {
      wide: resolved(wide, search.wideRoot),
      narrow: resolved(small, search.narrowRoot),
    };
    return compare(next, path, { ...search, open: new Set([...search.open, pair]) });
  }
  const branches = branchesOf(small);
  if (branches !== null) {
    return branches.flatMap((branch) => compare({ wide, narrow: branch }, path, search));
  }
  const { allOf, anyOf, oneOf, ...rest } = wide;
  if (allOf !== undefined) {
    return [...allOf, { ...rest, ...optional({ anyOf, oneOf }) }].flatMap((part) =>
      compare({ wide: part, narrow: small }, path, search),
    );
  }
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) {
    const others = compare({ wide: rest, narrow: small }, path, search);
    const attempts = choices.map((choice) =>
      compare({ wide: choice, narrow: small }, path, search),
    );
    const isMet = attempts.some((attempt) => attempt.length === 0);
    return [...others, ...(isMet ? [] : [`${path} has a form that no alternative takes`])];
  }
  if (small.enum !== undefined || small.const !== undefined)
    return compareValues(wide, small, path, search);
  return compareTyped(wide, small, path, search);
}

function isUnconstrained(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) => ANNOTATIONS.has(key));
}

const ANNOTATIONS: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "$comment",
  "$schema",
  "$id",
  "$defs",
  "definitions",
]);

/** Equal text means equal sets only where references lead to equal things, too. */
function isSame(wide: JsonSchema, narrow: JsonSchema, { wideRoot, narrowRoot }: Search): boolean {
  const [left, right] = [JSON.stringify(wide), JSON.stringify(narrow)];
  if (left !== right) return false;
  return !left.includes('"$ref"') || JSON.stringify(wideRoot) === JSON.stringify(narrowRoot);
}

function resolved({ $ref, ...rest }: JsonSchema, root: JsonSchema): SchemaNode {
  if ($ref === undefined) return rest;
  let node: unknown = root;
  for (const step of $ref
    .replace(/^#\/?/, "")
    .split("/")
    .filter((part) => part !== "")) {
    const name = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    node = (node as Readonly<Record<string, unknown>>)[name];
  }
  const target = node as SchemaNode;
  return isUnconstrained(rest) ? target : { allOf: [rest, target] };
}

/** The narrow side taken apart: whatever it accepts is accepted by one of these. Null when it is of one piece. */
function branchesOf(schema: JsonSchema): readonly SchemaNode[] | null {
  const { allOf, anyOf, oneOf, nullable, ...rest } = schema;
  if (allOf !== undefined) {
    const plain = allOf.filter((part) => part !== true);
    if (plain.includes(false)) return [];
    const own = { ...rest, ...optional({ anyOf, oneOf, nullable }) };
    return [merged([...(plain as readonly JsonSchema[]), own])];
  }
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) {
    return choices.flatMap((choice) => {
      if (choice === false) return [];
      return [choice === true ? rest : merged([rest, choice])];
    });
  }
  if (nullable === true) return [rest, { type: "null" }];
  if (schema.enum !== undefined || schema.const !== undefined) return null;
  const types = schema.type === undefined ? TYPES : [schema.type].flat();
  return types.length === 1 ? null : types.map((type) => ({ ...schema, type }));
}

/**
 * What holds all conditions holds these. Of conditions with one keyword one is left out, which makes the set larger and is
 * the safe side; keywords that only make sense together go together.
 */
function merged(parts: readonly JsonSchema[]): JsonSchema {
  const whole: JsonSchema = Object.assign({}, ...parts) as JsonSchema;
  const count = (...keys: readonly (keyof JsonSchema)[]): number =>
    parts.filter((part) => keys.some((key) => part[key] !== undefined)).length;
  const { properties, prefixItems, items, ...others } = whole;
  return {
    ...others,
    ...(count("properties", "additionalProperties") > 1
      ? { additionalProperties: true }
      : optional({ properties })),
    ...(count("prefixItems", "items") > 1 ? {} : optional({ prefixItems, items })),
  };
}

function compareValues(
  wide: JsonSchema,
  narrow: JsonSchema,
  path: string,
  { wideRoot }: Search,
): readonly string[] {
  const values = narrow.enum ?? [narrow.const];
  const { $defs, definitions } = wideRoot;
  const schema = { ...optional({ $defs, definitions }), ...wide };
  const refused = values.filter((value) => checkSchema(schema, value).length > 0);
  return refused.map((value) => `${path}: ${JSON.stringify(value)} is not allowed`);
}

/** `narrow` has exactly one type and no alternatives. */
function compareTyped(
  wide: JsonSchema,
  narrow: JsonSchema,
  path: string,
  search: Search,
): readonly string[] {
  const type = [narrow.type ?? []].flat()[0] ?? "null";
  const allowed = wide.type === undefined ? TYPES : [wide.type].flat();
  const isTaken =
    allowed.includes(type) ||
    (type === "integer" && allowed.includes("number")) ||
    (type === "null" && wide.nullable === true);
  if (!isTaken) return [`${path}: ${type} is not allowed`];
  if (wide.enum !== undefined || wide.const !== undefined) {
    if (type === "null" && wide.nullable === true) return [];
    const values: readonly unknown[] = type === "boolean" ? [true, false] : [null];
    return type === "boolean" || type === "null"
      ? compareValues(wide, { enum: values }, path, search)
      : [`${path} takes a few values only`];
  }
  switch (type) {
    case "string":
      return compareStrings(wide, narrow, path);
    case "integer":
    case "number":
      return compareNumbers(wide, narrow, path);
    case "array":
      return compareArrays(wide, narrow, path, search);
    case "object":
      return compareObjects(wide, narrow, path, search);
    default:
      return [];
  }
}

function compareStrings(wide: JsonSchema, narrow: JsonSchema, path: string): readonly string[] {
  return [
    ...sizes(wide, narrow, "minLength", "maxLength", path),
    ...same(wide, narrow, "pattern", path),
    ...same(wide, narrow, "format", path),
  ];
}

function compareNumbers(wide: JsonSchema, narrow: JsonSchema, path: string): readonly string[] {
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

function compareArrays(
  wide: JsonSchema,
  narrow: JsonSchema,
  path: string,
  search: Search,
): readonly string[] {
  const length = Math.max(wide.prefixItems?.length ?? 0, narrow.prefixItems?.length ?? 0);
  const places = Array.from({ length: length + 1 }, (_, place) => place);
  const item = ({ prefixItems = [], items = true }: JsonSchema, place: number): SchemaNode =>
    prefixItems[place] ?? items;
  return [
    ...sizes(wide, narrow, "minItems", "maxItems", path),
    ...(wide.uniqueItems === true && narrow.uniqueItems !== true
      ? [`${path} must not repeat an item`]
      : []),
    ...places
      .filter((place) => place < (narrow.maxItems ?? Infinity))
      .flatMap((place) => {
        const name = place === length ? `${path}[]` : `${path}[${place}]`;
        return compare({ wide: item(wide, place), narrow: item(narrow, place) }, name, search);
      }),
  ];
}

function compareObjects(
  wide: JsonSchema,
  narrow: JsonSchema,
  path: string,
  search: Search,
): readonly string[] {
  const wideNames = Object.keys(wide.properties ?? {});
  const names = new Set([...Object.keys(narrow.properties ?? {}), ...wideNames]);
  const required = new Set(narrow.required ?? []);
  const missing = (wide.required ?? []).filter((name) => !required.has(name));
  return [
    ...sizes(wide, narrow, "minProperties", "maxProperties", path),
    ...missing.map((name) => `${path}.${name} is required`),
    ...[...names].flatMap((name) => {
      const own = narrow.properties?.[name] ?? narrow.additionalProperties;
      if (own === undefined) return [];
      const other = wide.properties?.[name] ?? wide.additionalProperties ?? true;
      return compare({ wide: other, narrow: own }, `${path}.${name}`, search);
    }),
    ...(narrow.additionalProperties === undefined
      ? []
      : compare(
          { wide: wide.additionalProperties ?? true, narrow: narrow.additionalProperties },
          `${path}.*`,
          search,
        )),
  ];
}

type SizeKey =
  "minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties";

function sizes(
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

/** Without the members that are undefined. */
function optional<Value extends object>(value: Value): Partial<JsonSchema> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}
