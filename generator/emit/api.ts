/** generated/api.ts and generated/openapi.ts: the REST API with what the config says about it. */

import type { ts } from "ts-morph";
import { bindingNames } from "../model/names.ts";
import type { Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import { compiler } from "./compiler.ts";
import type { EmitContext } from "./context.ts";
import { inEnvironments } from "./environments.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { printLiteral } from "./literal.ts";
import { indexColumn } from "./migration.ts";
import { openApiDocument } from "./openapi.ts";

/** The files by their names, or none. */
export function emitApi(
  model: Model,
  context: EmitContext,
): readonly (readonly [path: string, text: string])[] {
  if (!model.features.api) return [];
  const api = writeFromSpecimen(
    "api.ts",
    model,
    context,
    castOf(model, { fillOnce, fill }),
    findSlot,
  );
  const document = printLiteral(openApiDocument(model, context.payloadSchemas));
  const openApi = castOf(model, { fillOnce: () => document });
  return [
    ["api.ts", inEnvironments(model, api)],
    ["openapi.ts", writeFromSpecimen("openapi.ts", model, context, openApi, findDocument)],
  ];

  function fillOnce(slot: string): string {
    const { auth, name } = model;
    switch (slot) {
      case "name":
        return `name: ${printLiteral(name)}`;
      case "auth":
        return `auth: ${printLiteral(auth === null ? null : { bearer: auth.bearer, readOnly: auth.readOnly })}`;
      case "assets":
        return `assets: ${model.features.dashboard ? "serveDashboard" : "null"}`;
      default:
        return auth?.access == null
          ? "verifyAccess: null"
          : `verifyAccess: accessVerifier(${printLiteral(auth.access)})`;
    }
  }

  function fill(slot: string, binding: Model["bindings"][number]): string {
    const { camel } = bindingNames(binding.definition.idName ?? binding.name);
    const columns = binding.index.map((field) => [field, indexColumn({ camel }, field)]);
    return slot === "description"
      ? `description: ${printLiteral(binding.description)}`
      : `index: ${printLiteral(Object.fromEntries(columns))}`;
  }
}

const SLOTS: ReadonlySet<string> = new Set([
  "name",
  "auth",
  "verifyAccess",
  "assets",
  "description",
  "index",
]);

function findSlot(node: ts.Node): string | null {
  if (!compiler.isPropertyAssignment(node)) return null;
  const name = node.name.getText();
  return SLOTS.has(name) && isOfSettings(node, name) ? name : null;
}

/** Members of the settings themselves and of a binding's facts; not those of deeper literals. */
function isOfSettings(node: ts.Node, name: string): boolean {
  const holder = node.parent.parent;
  const isFact = name === "description" || name === "index";
  return isFact ? compiler.isPropertyAssignment(holder) : compiler.isCallExpression(holder);
}

function findDocument(node: ts.Node): string | null {
  const { parent } = node;
  return compiler.isVariableDeclaration(parent) && parent.initializer === node ? "document" : null;
}
