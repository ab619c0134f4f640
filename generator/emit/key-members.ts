/** Members that keys are derived from, though the payload's open schema does not name them: without them no job can be enqueued. */

import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import { templateFields } from "../../templates/runtime/core/key-template.ts";
import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import { fieldOf } from "../model/rules/payload-field.ts";
import { printMemberName } from "./literal.ts";

/** Fields by name; null is a field that a key is derived from. */
type Tree = Map<string, Tree | null>;

/** The type of an object that has them, or null when the schema declares them all. */
export function printKeyMembers(
  schema: JsonSchema,
  keys: BindingDefinition["keys"],
): string | null {
  const tree: Tree = new Map();
  for (const rule of Object.values(keys)) {
    const fields = rule.kind === "derived" ? templateFields(rule.template) : [];
    for (const path of fields) {
      if (fieldOf(schema, path)?.isDeclared === false) add(tree, path);
    }
  }
  return tree.size === 0 ? null : print(tree);
}

function add(tree: Tree, [name = "", ...rest]: readonly string[]): void {
  const inner = tree.get(name) ?? null;
  if (rest.length === 0) return void tree.set(name, inner);
  const next: Tree = inner ?? new Map<string, Tree | null>();
  tree.set(name, next);
  add(next, rest);
}

function print(tree: Tree): string {
  const members = [...tree].map(([name, inner]) => {
    const type = inner === null ? "string | number | boolean" : print(inner);
    return `${printMemberName(name)}: ${type}`;
  });
  return `{ ${members.join("; ")} }`;
}
