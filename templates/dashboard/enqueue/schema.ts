/** A payload's JSON Schema as a form can show it; what a form cannot show is written as JSON. */

import type { JsonSchema, SchemaNode } from "../../runtime/core/json-schema.ts";

export type FieldKind =
  | { readonly kind: "text"; readonly long: boolean }
  | { readonly kind: "number" }
  | { readonly kind: "choice"; readonly values: readonly unknown[] }
  | { readonly kind: "object"; readonly fields: readonly ObjectField[] }
  | { readonly kind: "list"; readonly items: SchemaNode }
  | { readonly kind: "json" };

export interface ObjectField {
  readonly name: string;
  readonly schema: SchemaNode;
  readonly required: boolean;
}

/** Above this a text gets more than one line. */
const SHORT_TEXT = 200;

/** How the schema is asked for. `root` is where its references point into. */
export function fieldKind(schema: SchemaNode, root: SchemaNode): FieldKind {
  const node = resolve(schema, root);
  if (node === null || node.anyOf !== undefined || node.oneOf !== undefined) return JSON_FIELD;
  if (node.allOf !== undefined) return JSON_FIELD;
  if (node.const !== undefined) return { kind: "choice", values: [node.const] };
  if (node.enum !== undefined) return { kind: "choice", values: node.enum };
  const types = typeof node.type === "string" ? [node.type] : (node.type ?? []);
  const [type, ...others] = types.filter((each) => each !== "null");
  if (others.length > 0) return JSON_FIELD;
  switch (type) {
    case "string": {
      const isShort = node.format !== undefined || (node.maxLength ?? Infinity) <= SHORT_TEXT;
      return { kind: "text", long: !isShort && node.pattern === undefined };
    }
    case "integer":
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "choice", values: [true, false] };
    case "object": {
      if (node.properties === undefined) return JSON_FIELD;
      const fields = Object.entries(node.properties).map(([name, property]): ObjectField => {
        return { name, schema: property, required: node.required?.includes(name) === true };
      });
      return { kind: "object", fields };
    }
    case "array":
      return node.items === undefined || node.prefixItems !== undefined
        ? JSON_FIELD
        : { kind: "list", items: node.items };
    default:
      return JSON_FIELD;
  }
}

const JSON_FIELD = { kind: "json" } as const;

/** What a new form starts with: defaults, and whatever has only one possible value. */
export function initialValue(schema: SchemaNode, root: SchemaNode, depth = 0): unknown {
  const node = resolve(schema, root);
  if (node === null) return undefined;
  if (node.default !== undefined) return node.default;
  if (node.const !== undefined) return node.const;
  const kind = fieldKind(node, root);
  if (kind.kind === "list") return [];
  // A schema may hold itself.
  if (kind.kind !== "object" || depth > 8) return undefined;
  const members = kind.fields.flatMap(({ name, schema: field, required }) => {
    const value = required || hasDefault(field) ? initialValue(field, root, depth + 1) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(members);
}

function hasDefault(schema: SchemaNode): boolean {
  return typeof schema === "object" && schema.default !== undefined;
}

/** The description, of the field itself or of what it refers to. */
export function describe(schema: SchemaNode, root: SchemaNode): string | null {
  return resolve(schema, root)?.description ?? null;
}

/** Follows references; null for `true`, `false` and a reference that leads nowhere. */
function resolve(schema: SchemaNode, root: SchemaNode, steps = 16): JsonSchema | null {
  if (typeof schema === "boolean") return null;
  if (schema.$ref === undefined) return schema;
  const found = schema.$ref
    .replace(/^#\/?/, "")
    .split("/")
    .filter((part) => part !== "")
    .reduce<unknown>(
      (node, part) =>
        typeof node === "object" && node !== null
          ? (node as Readonly<Record<string, unknown>>)[
              part.replaceAll("~1", "/").replaceAll("~0", "~")
            ]
          : undefined,
      root,
    );
  if (typeof found !== "object" || found === null || steps === 0) return null;
  return resolve(found as JsonSchema, root, steps - 1);
}
