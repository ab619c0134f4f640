/** `index` names payload fields that a column can hold. */

import { suggestName } from "../../spec/nearest-name.ts";
import type { Binding } from "../model.ts";
import { fieldOf, isScalarField, propertyNames } from "./payload-field.ts";
import type { RuleContext } from "./rule.ts";

export function indexFieldsExist(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    for (const [place, field] of binding.index.entries()) {
      checkField(context, binding, field, place);
    }
  }
}

/** Whether the field can be a column. */
function checkField(context: RuleContext, binding: Binding, field: string, place: number): boolean {
  const refuse = (message: string, hint: string | null): boolean =>
    context.refuse({
      code: "TSU313",
      options: [context.option(binding, "index", place), context.option(binding, "payload")],
      message: `\`${binding.name}\` indexes \`${field}\`, ${message}`,
      hint,
    });
  if (binding.index.indexOf(field) < place) return refuse("which is listed already", "remove it");
  switch (binding.payload.kind) {
    case "any":
      return refuse("but declares no payload", "declare `payload` with this field");
    case "zod":
      // Only the module itself knows its fields.
      return true;
    case "schema": {
      const { schema } = binding.payload;
      const found = fieldOf(schema, [field]);
      if (found?.isDeclared !== true) {
        const names = propertyNames(schema);
        return refuse("which is not a property of its payload", suggestName(field, names));
      }
      if (isScalarField(schema, found.schema)) return true;
      return refuse("which is not text, a number or a boolean", null);
    }
  }
}
