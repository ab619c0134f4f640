/** generated/environments.ts: what bindings do otherwise in named environments; only where there is such a thing. */

import type { ts } from "ts-morph";
import { differsByEnvironment, knowsItsName } from "../model/environments.ts";
import type { Environment, Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import { compiler } from "./compiler.ts";
import type { EmitContext } from "./context.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { printLiteral } from "./literal.ts";

/** The file by its name, or none. */
export function emitEnvironments(
  model: Model,
  context: EmitContext,
): readonly (readonly [path: string, text: string])[] {
  if (!differsByEnvironment(model)) return [];
  const overrides = model.environments
    .filter((environment) => knowsItsName(model, environment))
    .map((environment) => [environment.name, differencesOf(environment)]);
  const cast = castOf(model, { fillOnce: () => printLiteral(Object.fromEntries(overrides)) });
  return [
    ["environments.ts", writeFromSpecimen("environments.ts", model, context, cast, findSlot)],
  ];
}

/** The code that runs jobs takes its definitions from here; the client's part of them is the same everywhere. */
export function inEnvironments(model: Model, text: string): string {
  return differsByEnvironment(model)
    ? text.replace(/(?<=from "\.\/)definitions(?=\.[jt]s")/, "environments")
    : text;
}

function differencesOf({ overrides }: Environment): Readonly<Record<string, unknown>> {
  const differing = overrides.filter(({ definition }) => Object.keys(definition).length > 0);
  return Object.fromEntries(differing.map(({ binding, definition }) => [binding, definition]));
}

function findSlot(node: ts.Node): string | null {
  const { parent } = node;
  const isValue = compiler.isVariableDeclaration(parent) && parent.initializer === node;
  return isValue && parent.name.getText() === "OVERRIDES" ? "overrides" : null;
}
