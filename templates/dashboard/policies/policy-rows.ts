/** A binding's policy in words, one line for each rule. */

import type { BindingInfo } from "../../runtime/api/types.ts";
import type { Backoff, KeyRule } from "../../runtime/core/definition.ts";
import type { Texts } from "../texts/english.ts";
import type { Wording } from "../texts/texts.ts";

export type RowName = keyof Texts["policies"]["row"];

export function policyRows(
  { policy, index, shards, shards_ever }: BindingInfo,
  wording: Wording,
): readonly (readonly [name: RowName, text: string])[] {
  const { texts, format } = wording;
  const { policies } = texts;
  const { rate, agingIntervalMs, keys } = policy;
  return [
    ["guarantee", policy.guarantee],
    ["shards", shards_ever > shards ? `${shards} (${shards_ever})` : format.number(shards)],
    ["concurrency", format.number(policy.concurrency)],
    [
      "rate",
      rate === null
        ? policies.unlimited
        : policies.rate(format.number(rate.tokens), format.duration(rate.intervalMs)),
    ],
    ["perKeyConcurrency", format.number(policy.perKeyConcurrency)],
    [
      "aging",
      agingIntervalMs === null ? policies.strict : policies.aging(format.duration(agingIntervalMs)),
    ],
    ["maxAttempts", format.number(policy.maxAttempts)],
    ["backoff", backoffText(policy.backoff, wording)],
    ["timeoutMs", format.duration(policy.timeoutMs)],
    ["reaperGraceMs", format.duration(policy.reaperGraceMs)],
    ["concurrencyKey", keyText(keys.concurrencyKey, policies)],
    ["uniqueKey", keyText(keys.uniqueKey, policies)],
    ["uniqueForMs", format.duration(policy.uniqueForMs)],
    ["partitionKey", keyText(keys.partitionKey, policies)],
    ["sweepAfterMs", format.duration(policy.sweepAfterMs)],
    ["failedRetentionMs", format.duration(policy.failedRetentionMs)],
    ["index", index.length === 0 ? policies.none : index.join(", ")],
    ["queue", policy.queueBinding],
  ];
}

function backoffText(backoff: Backoff, { texts, format }: Wording): string {
  const { policies } = texts;
  const waits =
    backoff.kind === "fixed"
      ? policies.fixed(format.duration(backoff.delayMs))
      : policies.exponential(
          format.duration(backoff.baseMs),
          format.number(backoff.factor),
          format.duration(backoff.maxMs),
        );
  return backoff.jitter ? `${waits}, ${policies.jitter}` : waits;
}

function keyText(rule: KeyRule, { keyRules }: Texts["policies"]): string {
  return rule.kind === "derived" ? keyRules.derived(rule.template) : keyRules[rule.kind];
}
