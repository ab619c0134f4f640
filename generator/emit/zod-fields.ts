/** The fields that `keys` and `index` read from a payload whose shape is known only after its zod schema has been loaded. */

import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import { templateFields } from "../../templates/runtime/core/key-template.ts";
import type { Binding } from "../model/model.ts";
import {
  fieldOf,
  isScalarField,
  propertyNames,
  takesAnything,
} from "../model/rules/payload-field.ts";
import { suggestName } from "../spec/nearest-name.ts";
import type { EmitProblem } from "./context.ts";

const KEYS = ["concurrencyKey", "uniqueKey", "partitionKey"] as const;

/** Problems with what the binding reads from a payload of this schema. */
export function checkZodFields(binding: Binding, schema: JsonSchema): readonly EmitProblem[] {
  // A union or a record declares no fields at its top, so nothing is known about them.
  if (propertyNames(schema).length === 0) return [];
  return [...checkKeys(binding, schema), ...checkIndex(binding, schema)];
}

function checkKeys(binding: Binding, schema: JsonSchema): readonly EmitProblem[] {
  return KEYS.flatMap((key) => {
    const rule = binding.definition.keys[key];
    const fields = rule.kind === "derived" ? templateFields(rule.template) : [];
    return fields.flatMap((field) => {
      const fault = faultOf(schema, field, true);
      if (fault === null) return [];
      const name = field.join(".");
      return [
        {
          path: ["bindings", binding.name, "keys", key, "from"],
          message: `the \`${key}\` of \`${binding.name}\` is built from \`${name}\`, ${fault}`,
          hint: suggestName(name, propertyNames(schema)),
        },
      ];
    });
  });
}

function checkIndex(binding: Binding, schema: JsonSchema): readonly EmitProblem[] {
  return binding.index.flatMap((field, place) => {
    const fault = faultOf(schema, [field], false);
    if (fault === null) return [];
    return [
      {
        path: ["bindings", binding.name, "index", place],
        message: `\`${binding.name}\` indexes \`${field}\`, ${fault}`,
        hint: suggestName(field, propertyNames(schema)),
      },
    ];
  });
}

/** What is wrong with reading a field as text, or null. */
function faultOf(schema: JsonSchema, path: readonly string[], always: boolean): string | null {
  const field = fieldOf(schema, path);
  if (field?.isDeclared !== true) return "which is not a property of its zod schema";
  // A schema that coerces takes anything: whether it can be read shows at run time.
  if (!takesAnything(field.schema) && !isScalarField(schema, field.schema)) {
    return "which is not text, a number or a boolean";
  }
  return always && !field.required ? "which a payload may lack" : null;
}
