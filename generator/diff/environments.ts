/** Named environments: those that come and go, and what differs in one of them only. */

import type { Binding, Environment, Model } from "../model/model.ts";
import { DATABASE_BINDING, databaseName } from "../model/names.ts";
import { showPerformer } from "./binding-rules.ts";
import { pairsOf, placed } from "./bindings.ts";
import type { Pair } from "./bindings.ts";
import { isSame, jsonOf } from "./change.ts";
import type { Change, Finding } from "./change.ts";
import { definitionFindings } from "./definition-rules.ts";
import type { Generation } from "./generation.ts";
import { NEXT_DEPLOY } from "./words.ts";

export function environmentChanges(before: Generation, after: Generation): readonly Change[] {
  const [old, next] = [before.model.environments, after.model.environments];
  const has = (list: readonly Environment[], { name }: Environment) =>
    list.some((each) => each.name === name);
  return [
    ...next.flatMap((environment) =>
      has(old, environment) ? [] : [turn(addedFinding(environment, after.model), environment)],
    ),
    ...old.flatMap((environment) =>
      has(next, environment) ? [] : [turn(removedFinding(environment), environment)],
    ),
    ...next.flatMap((environment) => {
      const was = old.find(({ name }) => name === environment.name);
      if (was === undefined) return [];
      return pairsOf(before, after).flatMap((pair) => differences(pair, was, environment));
    }),
  ];
}

/** What changes here and is not the same change everywhere. */
function differences(pair: Pair, was: Environment, is: Environment): readonly Change[] {
  const everywhere = definitionFindings(pair.before.definition, pair.after.definition);
  const here = definitionFindings(definitionIn(pair.before, was), definitionIn(pair.after, is));
  const own = here.filter((finding) => !everywhere.some((other) => isSame(other, finding)));
  const stays = everywhere.filter(({ kind }) => !here.some((finding) => finding.kind === kind));
  return [...own, ...stays.map(keptFinding), ...serviceFindings(pair, was, is)].map((finding) =>
    placed(finding, pair.after, is.name),
  );
}

function definitionIn({ name, definition }: Binding, { overrides }: Environment) {
  const override = overrides.find(({ binding }) => binding === name);
  return { ...definition, ...override?.definition };
}

/** Nobody should believe that the change reaches an environment with a value of its own. */
function keptFinding({ title }: Finding): Finding {
  const [option = ""] = title.split(":");
  return {
    kind: "environment-keeps",
    before: option,
    after: option,
    title: `${option}: as before`,
    consequences: ["This environment has a value of its own, which does not change."],
  };
}

function serviceFindings(pair: Pair, was: Environment, is: Environment): readonly Finding[] {
  const serviceIn = (name: string, { overrides }: Environment) =>
    overrides.find(({ binding }) => binding === name)?.service ?? null;
  const from = serviceIn(pair.before.name, was) ?? pair.before.performer;
  const to = serviceIn(pair.after.name, is) ?? pair.after.performer;
  const isEverywhere = isSame([from, to], [pair.before.performer, pair.after.performer]);
  if (isSame(from, to) || isEverywhere) return [];
  return [
    {
      kind: "performer",
      before: jsonOf(from),
      after: jsonOf(to),
      title: `performer: ${showPerformer(from)} -> ${showPerformer(to)}`,
      consequences: [`The work is done by ${showPerformer(to)} there. ${NEXT_DEPLOY}.`],
    },
  ];
}

function addedFinding({ name }: Environment, model: Model): Finding {
  const database = databaseName(model.name, name);
  return {
    kind: "environment-added",
    before: null,
    after: name,
    title: "a new environment",
    consequences: [
      `It gets Durable Objects, queues (\`${database}-…\`) and the D1 database \`${database}\` of its own, and shares no job with others.`,
      `Before its first jobs: \`npx wrangler deploy --env ${name}\`, then \`npx wrangler d1 migrations apply ${DATABASE_BINDING} --env ${name} --remote\`.`,
    ],
  };
}

function removedFinding({ name }: Environment): Finding {
  return {
    kind: "environment-removed",
    before: name,
    after: null,
    title: "an environment less",
    consequences: [
      `Its entries leave wrangler.jsonc. What is deployed goes on running, with its jobs, until you delete it: \`npx wrangler delete --env ${name}\` before this change.`,
    ],
  };
}

function turn(finding: Finding, { name }: Environment): Change {
  return { ...finding, subject: `environments.${name}`, environment: name, line: null };
}
