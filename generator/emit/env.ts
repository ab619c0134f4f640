/** generated/env.ts: what the generated code finds in `env`. */

import type { ts } from "ts-morph";
import { knowsItsName } from "../model/environments.ts";
import type { Model } from "../model/model.ts";
import { ANALYTICS_BINDING, ENVIRONMENT_VARIABLE } from "../model/names.ts";
import { castOf } from "./cast.ts";
import { compiler } from "./compiler.ts";
import type { EmitContext } from "./context.ts";
import { writeFromSpecimen } from "./from-specimen.ts";

/** The file's text. */
export function emitEnv(model: Model, context: EmitContext): string {
  const cast = castOf(model, {
    fillOnce: () =>
      [...environmentOf(model), ...analyticsOf(model), ...secretsOf(model)].join("\n"),
  });
  return writeFromSpecimen("env.ts", model, context, cast, findSlot);
}

/** Said only where it changes what the code does. */
function environmentOf(model: Model): readonly string[] {
  if (!model.environments.some((environment) => knowsItsName(model, environment))) return [];
  const names = model.environments.map(({ name }) => `\`${name}\``).join(", ");
  const where =
    model.analytics === null ? ", where jobs are treated otherwise there" : ", but for the top one";
  return [
    `/** The environment that this Worker runs in${where}: one of ${names}. */\nreadonly ${ENVIRONMENT_VARIABLE}?: string | undefined;`,
  ];
}

function analyticsOf({ analytics }: Model): readonly string[] {
  return analytics === null
    ? []
    : [
        `/** Takes a data point for each shard and finished minute: the dataset \`${analytics.dataset}\`. */\nreadonly ${ANALYTICS_BINDING}: AnalyticsEngineDataset;`,
      ];
}

/** Secrets are set one by one, and until then they are not there. */
function secretsOf({ auth }: Model): readonly string[] {
  return [
    ...secretMember(auth?.bearer?.secret, "Whoever sends it may read and act."),
    ...secretMember(auth?.readOnly?.secret, "Whoever sends it may read, and not act."),
  ];
}

function secretMember(name: string | undefined, comment: string): readonly string[] {
  return name === undefined ? [] : [`/** ${comment} */\nreadonly ${name}?: string | undefined;`];
}

function findSlot(node: ts.Node): string | null {
  const isSecret = compiler.isPropertySignature(node) && node.name.getText() === "TSUMUGI_TOKEN";
  return isSecret ? "secrets" : null;
}
