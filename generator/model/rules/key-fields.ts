/** A derived key reads fields that every payload has. */

import { templateFields } from "../../../templates/runtime/core/key-template.ts";
import { nearestName, suggestName } from "../../spec/nearest-name.ts";
import type { Binding } from "../model.ts";
import { fieldOf, isScalarField, propertyNames, takesAnything } from "./payload-field.ts";
import type { RuleContext } from "./rule.ts";

const DECLARE = "declare it: in `properties`, and in `required`";

const KEYS = ["concurrencyKey", "uniqueKey", "partitionKey"] as const;

export function keyFieldsExist(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    for (const key of KEYS) {
      const rule = binding.definition.keys[key];
      if (rule.kind !== "derived") continue;
      for (const path of templateFields(rule.template)) checkField(context, binding, key, path);
    }
  }
}

function checkField(
  context: RuleContext,
  binding: Binding,
  key: (typeof KEYS)[number],
  path: readonly string[],
): void {
  // Only the module itself knows the fields of a zod schema, and an undeclared payload may hold any.
  if (binding.payload.kind !== "schema") return;
  const { schema } = binding.payload;
  const field = fieldOf(schema, path);
  const name = path.join(".");
  const refuse = (message: string, hint: string | null): void => {
    context.refuse({
      code: "TSU314",
      options: [context.option(binding, "keys", key, "from"), context.option(binding, "payload")],
      message: `the \`${key}\` of \`${binding.name}\` is built from \`${name}\`, ${message}`,
      hint,
    });
  };
  const names = propertyNames(schema);
  // An open schema takes members that it does not declare, so of those only what looks like a slip is refused.
  const isKnown = names.includes(path[0] ?? "");
  const isSlip =
    field?.isDeclared === false && !isKnown && nearestName(path[0] ?? "", names) !== null;
  if (field === null || isSlip) {
    return refuse("which is not a property of its payload", suggestName(name, names) ?? DECLARE);
  }
  const isOpen = !field.isDeclared && takesAnything(field.schema) && !field.mayBeOutOfReach;
  if (isOpen) return;
  if (!isScalarField(schema, field.schema)) {
    return refuse("which is not text, a number or a boolean", null);
  }
  if (field.required) return;
  const hint = field.mayBeOutOfReach
    ? "let the payload, and each value on the way to the field, be a `type: object` and not `null`"
    : `add \`${path.at(-1) ?? ""}\` to \`required\``;
  refuse("which a payload may lack", hint);
}
