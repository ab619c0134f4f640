/** A rule for every member of a binding's definition. */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import {
  backoffRule,
  guaranteeRule,
  maxAttemptsRule,
  reaperGraceRule,
  requeueUnclaimedRule,
  timeoutRule,
} from "./attempt-rules.ts";
import type { Finding } from "./change.ts";
import {
  agingIntervalRule,
  concurrencyRule,
  perKeyConcurrencyRule,
  rateRule,
} from "./flow-rules.ts";
import { KEY_RULES } from "./key-rules.ts";
import { failedRetentionRule, sweepAfterRule, uniqueForRule } from "./retention-rules.ts";
import { findingsOf } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { shardsRule } from "./shards-rule.ts";

export const DEFINITION_RULES: Rules<BindingDefinition> = {
  shards: shardsRule,
  keys: { toldBy: "partition-key" },
  concurrency: concurrencyRule,
  rate: rateRule,
  perKeyConcurrency: perKeyConcurrencyRule,
  agingIntervalMs: agingIntervalRule,
  guarantee: guaranteeRule,
  requeueUnclaimed: requeueUnclaimedRule,
  maxAttempts: maxAttemptsRule,
  backoff: backoffRule,
  timeoutMs: timeoutRule,
  reaperGraceMs: reaperGraceRule,
  uniqueForMs: uniqueForRule,
  sweepAfterMs: sweepAfterRule,
  failedRetentionMs: failedRetentionRule,
  name: { toldBy: "binding-renamed" },
  idName: { toldBy: "binding-renamed" },
  shardBinding: { toldBy: "binding-renamed" },
  queueBinding: { toldBy: "queue" },
  everShards: { toldBy: "shards" },
  draining: { toldBy: "binding-draining" },
  payloadVersion: { toldBy: "payload-version" },
};

/** What a binding does otherwise. */
export function definitionFindings(
  before: BindingDefinition,
  after: BindingDefinition,
): readonly Finding[] {
  return [
    ...findingsOf(DEFINITION_RULES, before, after),
    ...findingsOf(KEY_RULES, before.keys, after.keys),
  ];
}
