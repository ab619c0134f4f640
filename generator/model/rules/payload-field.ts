/** Looks a field up in a payload's inline schema. */

import type { JsonSchema, SchemaNode } from "../../../templates/runtime/core/json-schema.ts";

/** A field that a schema declares. */
export interface PayloadField {
  readonly schema: SchemaNode;
  /** Whether it and everything on the way to it is always there. */
  readonly required: boolean;
}

/** The field at the path, or null when the schema does not declare it. */
export function fieldOf(schema: JsonSchema, path: readonly string[]): PayloadField | null {
  let node: SchemaNode = schema;
  let required = true;
  for (const name of path) {
    const parent = resolve(schema, node);
    const property = ownProperty(parent, name);
    if (property === null) return null;
    required &&= declaresRequired(schema, parent, name);
    node = property.schema;
  }
  return { schema: node, required };
}

/** The properties that the schema declares at its top. */
export function propertyNames(schema: JsonSchema): readonly string[] {
  const top = resolve(schema, schema);
  const parts = [top, ...(top.allOf ?? []).map((part) => resolve(schema, part))];
  return parts.flatMap((part) => Object.keys(part.properties ?? {}));
}

/** Whether the schema at the parent's path says that it has no other properties than those it declares. */
export function isClosed(schema: JsonSchema): boolean {
  return resolve(schema, schema).additionalProperties === false;
}

/** Whether every value of the field is text, a number or a boolean. A field without a type may be anything. */
export function isScalarField(root: JsonSchema, field: SchemaNode): boolean {
  const node = resolve(root, field);
  if (node.nullable === true) return false;
  if (node.type !== undefined) return listed(node.type).every((type) => SCALARS.has(type));
  if (Object.hasOwn(node, "const")) return isScalar(node.const);
  if (node.enum !== undefined) return node.enum.every(isScalar);
  const options = node.anyOf ?? node.oneOf;
  if (options !== undefined) return options.every((option) => isScalarField(root, option));
  return node.allOf?.some((part) => isScalarField(root, part)) ?? false;
}

const SCALARS: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean"]);

function ownProperty(node: JsonSchema, name: string): { readonly schema: SchemaNode } | null {
  const { properties = {} } = node;
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (schema !== undefined) return { schema };
  for (const part of node.allOf ?? []) {
    const found = typeof part === "boolean" ? null : ownProperty(part, name);
    if (found !== null) return found;
  }
  return null;
}

function declaresRequired(root: JsonSchema, node: JsonSchema, name: string): boolean {
  if (node.required?.includes(name) === true) return true;
  return (node.allOf ?? []).some((part) => resolve(root, part).required?.includes(name) === true);
}

/** Follows references; the reader has seen that each of them ends. */
function resolve(root: JsonSchema, node: SchemaNode): JsonSchema {
  let current: unknown = node;
  for (let hops = 0; hops < 100; hops += 1) {
    if (typeof current !== "object" || current === null) return {};
    const { $ref: reference } = current as JsonSchema;
    if (reference === undefined) return current as JsonSchema;
    current = target(root, reference);
  }
  return {};
}

function target(root: JsonSchema, reference: string): unknown {
  let node: unknown = root;
  for (const step of reference.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    const holds = typeof node === "object" && node !== null && Object.hasOwn(node, name);
    node = holds ? Reflect.get(node as object, name) : undefined;
  }
  return node;
}

function listed<Item>(value: Item | readonly Item[]): readonly Item[] {
  return Array.isArray(value) ? (value as readonly Item[]) : [value as Item];
}

function isScalar(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}
