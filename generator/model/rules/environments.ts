/** Named environments: their names, the bindings that they say something about, and that no two share a queue. */

import { ENVIRONMENT_PATTERN } from "../../spec/environments.ts";
import { suggestName } from "../../spec/nearest-name.ts";
import { QUEUE_NAME_LIMIT, queueName } from "../names.ts";
import type { RuleContext } from "./rule.ts";

export function environmentsAreWellFormed(context: RuleContext): void {
  for (const [name, { jobs }] of Object.entries(context.spec.environments ?? {})) {
    // Without jobs it gets no queue that would be named after it.
    if (jobs === false) continue;
    const at = { options: [["environments", name]], atKey: true } as const;
    if (!new RegExp(ENVIRONMENT_PATTERN).test(name)) {
      const message = `an environment's name is made of small letters, digits and inner dashes, found \`${name}\``;
      context.refuse({ ...at, code: "TSU208", message, hint: guessOf(name) });
    } else if (name in Object.prototype) {
      const message = `the name \`${name}\` is taken: every JavaScript object has a member of this name`;
      context.refuse({ ...at, code: "TSU302", message, hint: "choose another name" });
    }
  }
}

function guessOf(name: string): string | null {
  const guess = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return guess === "" ? null : `write \`${guess}\``;
}

export function environmentsNameBindings(context: RuleContext): void {
  const known = new Map(context.model.bindings.map((binding) => [binding.name, binding]));
  for (const [name, { bindings = {} }] of Object.entries(context.spec.environments ?? {})) {
    for (const [binding, { service }] of Object.entries(bindings)) {
      const path = ["environments", name, "bindings", binding];
      const found = known.get(binding);
      if (found === undefined) {
        context.refuse({
          code: "TSU318",
          options: [path],
          atKey: true,
          message: `\`${name}\` says something about \`${binding}\`, which \`bindings\` does not declare`,
          hint: suggestName(binding, [...known.keys()]),
        });
      } else if (service !== undefined && found.performer.kind !== "service") {
        context.refuse({
          code: "TSU317",
          options: [[...path, "service"]],
          message: `\`${binding}\` has no \`service\` to be another one in \`${name}\`: who does the work is a part of the generated code, which all environments share`,
          hint: `give \`${binding}\` a \`service\` in \`bindings\`, too`,
        });
      }
    }
  }
}

export function environmentsWithoutJobsSayNothing(context: RuleContext): void {
  for (const [name, { jobs, bindings }] of Object.entries(context.spec.environments ?? {})) {
    if (jobs !== false || bindings === undefined) continue;
    context.refuse({
      code: "TSU324",
      options: [["environments", name, "bindings"]],
      atKey: true,
      message: `\`${name}\` runs no jobs (\`jobs: false\`), so there is nothing for \`bindings\` to change`,
      hint: "take one of the two out",
    });
  }
}

export function environmentsHaveOwnQueues(context: RuleContext): void {
  const { name: config, queues, environments } = context.model;
  const owners = new Map(queues.map((group) => [group.queueName, "the top of wrangler.jsonc"]));
  for (const { name } of environments) {
    for (const group of queues) {
      const queue = queueName(config, name, group.name);
      const owner = owners.get(queue);
      const at = { options: [["environments", name]], atKey: true } as const;
      if (owner !== undefined) {
        const message = `the queue of group \`${group.name}\` in \`${name}\` would be \`${queue}\`, which is a queue of ${owner}`;
        context.refuse({ ...at, code: "TSU301", message, hint: "rename one of them" });
      } else if (queue.length > QUEUE_NAME_LIMIT) {
        const message = `the queue of group \`${group.name}\` in \`${name}\` would be called \`${queue}\`: ${queue.length} characters, and the platform takes ${QUEUE_NAME_LIMIT}`;
        const hint = "shorten `name`, the group's name or the environment's";
        context.refuse({ ...at, code: "TSU311", message, hint });
      }
      owners.set(queue, `\`${name}\``);
    }
  }
}
