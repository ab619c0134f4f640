/** Names of bindings and queue groups: their shape, their length, and what is taken. */

import { QUEUE_GROUP_PATTERN } from "../../spec/queues.ts";
import { BINDING_NAME_LIMIT, BINDING_NAME_PATTERN, RESERVED_BINDINGS } from "../names.ts";
import type { RuleContext } from "./rule.ts";

export function namesAreWellFormed(context: RuleContext): void {
  for (const name of Object.keys(context.spec.bindings)) checkBindingName(context, name);
  for (const name of Object.keys(context.spec.queues ?? {})) checkGroupName(context, name);
}

function checkBindingName(context: RuleContext, name: string): void {
  const at = { options: [["bindings", name]], atKey: true } as const;
  if (!BINDING_NAME_PATTERN.test(name)) {
    const guess = inCapitals(name);
    const message = `a binding's name is made of capitals, digits and \`_\`, found \`${name}\``;
    const hint = BINDING_NAME_PATTERN.test(guess) ? `write \`${guess}\`` : null;
    context.refuse({ ...at, code: "TSU208", message, hint });
    return;
  }
  if (name.length > BINDING_NAME_LIMIT) {
    const message = `a binding's name has at most ${BINDING_NAME_LIMIT} characters, \`${name}\` has ${name.length}`;
    context.refuse({ ...at, code: "TSU208", message, hint: null });
    return;
  }
  const owner = reservedFor(name);
  if (owner === null) return;
  const message = `the name \`${name}\` is taken: it would be ${owner}`;
  context.refuse({ ...at, code: "TSU302", message, hint: "choose another name" });
}

function checkGroupName(context: RuleContext, name: string): void {
  const at = { options: [["queues", name]], atKey: true } as const;
  if (!new RegExp(QUEUE_GROUP_PATTERN).test(name)) {
    const guess = inCapitals(name).toLowerCase().replaceAll("_", "-");
    const message = `a queue group's name is made of small letters, digits and inner dashes, found \`${name}\``;
    const hint = new RegExp(QUEUE_GROUP_PATTERN).test(guess) ? `write \`${guess}\`` : null;
    context.refuse({ ...at, code: "TSU208", message, hint });
    return;
  }
  if (!(name in Object.prototype)) return;
  const message = `the name \`${name}\` is taken: every JavaScript object has a member of this name`;
  context.refuse({ ...at, code: "TSU302", message, hint: "choose another name" });
}

/** `QUEUE_…` and `SERVICE_…` are the forms of the names of queue producers and service bindings in `env`. */
function reservedFor(name: string): string | null {
  if (name.startsWith("QUEUE_")) return "a queue producer's name in `env`";
  if (name.startsWith("SERVICE_")) return "a service binding's name in `env`";
  return RESERVED_BINDINGS.get(name) ?? null;
}

/** `sendMail`, `send-mail` -> `SEND_MAIL`. */
function inCapitals(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/[^A-Za-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "")
    .toUpperCase();
}
