/**
 * Does one JSON Schema accept everything that another one accepts? Answers with the places where that cannot be shown:
 * an empty list is a proof, as far as two conventions go. What a schema does not name counts as not being there, since
 * typed callers do not send it; and of `oneOf` any branch may hold.
 */

import type { JsonSchema, SchemaNode } from "../../../templates/runtime/core/json-schema.ts";
import { checkSchema } from "../../../templates/runtime/core/schema-check.ts";
import { compareNumbers, compareStrings, sizes } from "./bounds.ts";
import { branchesOf, isUnconstrained, optional, TYPES } from "./branches.ts";

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
