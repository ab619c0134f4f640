/** Looks a field up in a payload's schema, in all of its parts: what it refers to, what it combines, what it chooses between. */

import type { JsonSchema, SchemaNode } from "../../../templates/runtime/core/json-schema.ts";
import { resolve } from "../../../templates/runtime/core/schema-reference.ts";
import { typesOf } from "../../spec/schema-types.ts";

/** A field that a schema declares, or lets through. */
export interface PayloadField {
  readonly schema: SchemaNode;
  /** Whether it and everything on the way to it is always there. */
  readonly required: boolean;
  /** Whether a value on the way to it may be something else than an object. */
  readonly mayBeOutOfReach: boolean;
  /** False where the schema is open and speaks of no such field. */
  readonly isDeclared: boolean;
}

type Member = Pick<PayloadField, "schema" | "required">;

/** The field at the path, or null when no value can have it. */
export function fieldOf(root: JsonSchema, path: readonly string[]): PayloadField | null {
  let field: PayloadField = {
    schema: root,
    required: true,
    mayBeOutOfReach: false,
    isDeclared: true,
  };
  for (const name of path) {
    const types = typesOf(root, field.schema);
    const member = memberOf(root, field.schema, name, new Set());
    const further = furtherMember(root, field.schema);
    if (member === null && further === null) return null;
    const isDeclared = field.isDeclared && member !== null;
    const mayBeOutOfReach =
      field.mayBeOutOfReach || (field.isDeclared && [...types].some((type) => type !== "object"));
    const required = field.required && (member?.required ?? true) && !mayBeOutOfReach;
    const schema = member?.schema ?? further ?? true;
    field = { schema, required, mayBeOutOfReach, isDeclared };
  }
  return field;
}

/** The properties that the schema declares at its top, in whichever part. */
export function propertyNames(root: JsonSchema): readonly string[] {
  return [...new Set(namesIn(root, root, new Set()))];
}

/** Whether every value of the field is text, a number or a boolean. A field without a type may be anything. */
export function isScalarField(root: JsonSchema, field: SchemaNode): boolean {
  const types = [...typesOf(root, field)];
  return types.length > 0 && types.every((type) => SCALARS.has(type));
}

const SCALARS: ReadonlySet<string> = new Set(["string", "number", "boolean"]);

/** A member of the values that fit the node; null where no part declares it. */
function memberOf(
  root: JsonSchema,
  node: SchemaNode,
  name: string,
  passed: ReadonlySet<SchemaNode>,
): Member | null {
  const parts = partsOf(root, node, passed);
  const inner = new Set([...passed, ...parts]);
  const own = parts.flatMap(({ properties = {} }) =>
    Object.hasOwn(properties, name) ? [properties[name] ?? true] : [],
  );
  const chosen = parts
    .flatMap(({ anyOf, oneOf }) => [anyOf, oneOf])
    .flatMap((options) => (options === undefined ? [] : [options]))
    .map((options) => options.map((option) => memberOf(root, option, name, inner)));
  const schemas = [
    ...own,
    ...chosen.flatMap((options) => eitherOf(options.filter((option) => option !== null))),
  ];
  const required =
    parts.some((part) => part.required?.includes(name) === true) ||
    chosen.some((options) => options.every((option) => option?.required === true));
  const [only] = schemas;
  if (only === undefined) return required ? { schema: true, required } : null;
  return { schema: schemas.length === 1 ? only : { allOf: schemas }, required };
}

/** What holds for a member that the node does not declare; null where there can be none. */
function furtherMember(root: JsonSchema, node: SchemaNode): SchemaNode | null {
  if (!typesOf(root, node).has("object")) return null;
  const said = partsOf(root, node, new Set())
    .map((part) => part.additionalProperties ?? true)
    .filter((schema) => schema !== true);
  if (said.includes(false)) return null;
  return said.length === 0 ? true : { allOf: said };
}

function eitherOf(options: readonly Member[]): readonly SchemaNode[] {
  if (options.length === 0) return [];
  const schemas = options.map(({ schema }) => schema);
  return [schemas.find(takesAnything) ?? { anyOf: schemas }];
}

/** Whether the schema says nothing at all. */
export function takesAnything(schema: SchemaNode): boolean {
  return schema === true || Object.keys(schema).length === 0;
}

/** Everything that holds for the same value: the node, what it refers to, and what it combines. */
function partsOf(
  root: JsonSchema,
  node: SchemaNode,
  passed: ReadonlySet<SchemaNode>,
): readonly JsonSchema[] {
  if (typeof node === "boolean" || passed.has(node)) return [];
  const inner = new Set([...passed, node]);
  const further = [
    ...(node.$ref === undefined ? [] : [resolve(root, node.$ref)]),
    ...(node.allOf ?? []),
  ];
  return [node, ...further.flatMap((part) => partsOf(root, part, inner))];
}

function namesIn(
  root: JsonSchema,
  node: SchemaNode,
  passed: ReadonlySet<SchemaNode>,
): readonly string[] {
  const parts = partsOf(root, node, passed);
  const inner = new Set([...passed, ...parts]);
  const options = parts.flatMap(({ anyOf = [], oneOf = [] }) => [...anyOf, ...oneOf]);
  return [
    ...parts.flatMap(({ properties = {} }) => Object.keys(properties)),
    ...options.flatMap((option) => namesIn(root, option, inner)),
  ];
}
