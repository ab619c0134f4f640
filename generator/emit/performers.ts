/** generated/performers.ts: the user's functions, held against the types of the config. */

import type { ts } from "ts-morph";
import type { Binding, Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import { compiler } from "./compiler.ts";
import type { EmitContext } from "./context.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { moduleSpecifier } from "./imports.ts";
import type { ImportDeclaration } from "./imports.ts";
import { printLiteral } from "./literal.ts";

const HTTP_TARGET = "HTTP_TARGET";
const UPGRADES = "UPGRADES";

/** The file's text. */
export function emitPerformers(model: Model, context: EmitContext): string {
  const userImports = model.bindings.flatMap((binding) => [
    ...importOf(binding, model),
    ...upgradeOf(binding, model),
  ]);
  const fillOnce = (slot: string) => (slot === UPGRADES ? printUpgrades(model) : null);
  const cast = castOf(model, { userImports, byPerformer: true, fill: fillSlot, fillOnce });
  return writeFromSpecimen("performers.ts", model, context, cast, findSlot);
}

function importOf({ performer, names }: Binding, model: Model): readonly ImportDeclaration[] {
  if (performer.kind === "service" || performer.kind === "http") return [];
  return [
    {
      typeOnly: false,
      names: [{ imported: performer.exportName, local: names.performerImport }],
      module: moduleSpecifier(model.output, performer.module, model.importExtension),
    },
  ];
}

function upgradeOf({ upgrade, names }: Binding, model: Model): readonly ImportDeclaration[] {
  if (upgrade === null) return [];
  return [
    {
      typeOnly: false,
      names: [{ imported: upgrade.exportName, local: names.upgradeImport }],
      module: moduleSpecifier(model.output, upgrade.module, model.importExtension),
    },
  ];
}

function printUpgrades({ bindings }: Model): string {
  const members = bindings.flatMap(({ name, names, upgrade }) =>
    upgrade === null ? [] : `${name}: ${names.upgradeImport}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** What `httpPerformer` is called with comes from the config as it is. */
function findSlot(node: ts.Node): string | null {
  const { parent } = node;
  if (compiler.isVariableDeclaration(parent) && parent.initializer === node) {
    return parent.name.getText() === "upgrades" ? UPGRADES : null;
  }
  if (!compiler.isObjectLiteralExpression(node) || !compiler.isCallExpression(parent)) return null;
  return parent.expression.getText() === "httpPerformer" ? HTTP_TARGET : null;
}

function fillSlot(slot: string, { performer }: Binding): string | null {
  if (slot !== HTTP_TARGET || performer.kind !== "http") return null;
  const { url, headers, hmac } = performer;
  return printLiteral({ url, headers, hmac });
}
