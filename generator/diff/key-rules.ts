/** Keys: what callers pass, and what no longer compiles where they do otherwise. */

import type { KeyRule, KeyRules } from "../../templates/runtime/core/definition.ts";
import type { ChangeKind } from "./change.ts";
import type { Rule, Rules } from "./rule.ts";

export const KEY_RULES: Rules<KeyRules> = {
  concurrencyKey: keyRule("concurrencyKey", "concurrency-key", [
    "Jobs stored already keep the key that they have: where old and new keys differ, they do not wait for each other.",
  ]),
  uniqueKey: keyRule("uniqueKey", "unique-key", [
    "Keys that are reserved already stay reserved; a job with another key than it would have had before is not recognised as the same.",
  ]),
  partitionKey: keyRule("partitionKey", "partition-key", [
    "Jobs stored already stay in their shards. Where the key is another one, new jobs may go to another shard, and uniqueKey and concurrencyKey do not hold across.",
  ]),
};

function keyRule(
  name: keyof KeyRules,
  kind: ChangeKind,
  stored: readonly string[],
): Rule<KeyRule, KeyRules> {
  return {
    kind,
    option: `keys.${name}`,
    show: (rule) => (rule.kind === "derived" ? `from ${rule.template}` : rule.kind),
    consequences: ({ from, to }) => [CALLS[to.kind](name, from, to), ...stored],
  };
}

/** What becomes of the calls. */
const CALLS: Readonly<
  Record<KeyRule["kind"], (name: string, from: KeyRule, to: KeyRule) => string>
> = {
  required: (name) =>
    `Every call has to pass \`${name}\`: those that do not are a compile error, and are refused when they are made.`,
  optional: (name, from) =>
    from.kind === "required"
      ? `Calls may leave \`${name}\` out; those that pass it go on as they are.`
      : `Calls may pass \`${name}\`. It is no longer ${from.kind === "derived" ? "built from the payload" : "refused"}; calls without one go on as they are.`,
  forbidden: (name) =>
    `Calls must not pass \`${name}\`: those that do are a compile error, and are refused when they are made.`,
  derived: (name, from, to) =>
    [
      `\`${name}\` is built from the payload${to.kind === "derived" ? ` (${to.template})` : ""}.`,
      ...(from.kind === "derived" || from.kind === "forbidden"
        ? []
        : ["Calls that pass it are a compile error, and are refused when they are made."]),
    ].join(" "),
};
