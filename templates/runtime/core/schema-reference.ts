/** What a `$ref` stands for: only places inside of the same schema. */

import type { JsonSchema, SchemaNode } from "./json-schema.ts";

/** Schemas come from the config alone, and a reference in one means the same each time. */
const resolved = new WeakMap<JsonSchema, Map<string, SchemaNode>>();

/** The schema that `#/$defs/Name` and the like lead to. */
export function resolve(root: SchemaNode, reference: string): SchemaNode {
  if (typeof root === "boolean") return find(root, reference);
  let known = resolved.get(root);
  if (known === undefined) resolved.set(root, (known = new Map<string, SchemaNode>()));
  let node = known.get(reference);
  if (node === undefined) known.set(reference, (node = find(root, reference)));
  return node;
}

function find(root: SchemaNode, reference: string): SchemaNode {
  let node: unknown = root;
  const steps = reference === "#" ? [] : reference.slice(2).split("/");
  for (const part of steps) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const holds = typeof node === "object" && node !== null && Object.hasOwn(node, name);
    node = holds ? (node as Record<string, unknown>)[name] : undefined;
  }
  // The generator has resolved every reference before; one that leads nowhere accepts nothing.
  return typeof node === "object" && node !== null ? (node as JsonSchema) : node === true;
}
