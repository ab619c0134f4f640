/** `auth` guards something, has a way to full access, and its secrets have names of their own in `env`. */

import { ANALYTICS_BINDING, DATABASE_BINDING } from "../names.ts";
import type { Model } from "../model.ts";
import type { RuleContext } from "./rule.ts";

export function authGuardsTheApi(context: RuleContext): void {
  const { auth, features } = context.model;
  if (auth === null || features.api) return;
  context.refuse({
    code: "TSU321",
    options: [["auth"], ["api"]],
    atKey: true,
    message: "`auth` guards the REST API, which the config does not ask for",
    hint: "add `api: true`, or remove `auth`",
  });
}

export function authHasFullAccess(context: RuleContext): void {
  const { auth } = context.model;
  if (auth === null || auth.bearer !== null || auth.access !== null) return;
  context.refuse({
    code: "TSU322",
    options: [
      ["auth", "bearer"],
      ["auth", "access"],
    ],
    message: "nobody could act: `auth` has neither `bearer` nor `access`",
    hint: "add `bearer: { secret: TSUMUGI_TOKEN }` or `access`",
  });
}

export function secretsHaveOwnNames(context: RuleContext): void {
  const { auth } = context.model;
  const taken = namesInEnv(context.model);
  const secrets = [
    { path: ["auth", "bearer", "secret"], name: auth?.bearer?.secret },
    { path: ["auth", "readOnly", "secret"], name: auth?.readOnly?.secret },
  ];
  for (const { path, name } of secrets) {
    if (name === undefined) continue;
    const owner = taken.get(name);
    if (owner !== undefined) {
      const message = `the secret \`${name}\` would have the name of ${owner} in \`env\``;
      context.refuse({ code: "TSU301", options: [path], message, hint: "choose another name" });
    }
    taken.set(name, "another secret");
  }
}

function namesInEnv(model: Model): Map<string, string> {
  return new Map([
    [DATABASE_BINDING, "the D1 database"],
    [ANALYTICS_BINDING, "the dataset of `analytics`"],
    ["TSUMUGI_ENVIRONMENT", "the variable that tells the environment"],
    ...model.queues.map(({ producerBinding, name }): [string, string] => [
      producerBinding,
      `the queue of group \`${name}\``,
    ]),
    ...model.bindings.flatMap(({ name, names }): [string, string][] => [
      [names.shardBinding, `the shards of \`${name}\``],
      [names.serviceBinding, `the service of \`${name}\``],
    ]),
  ]);
}
