/** All rules, in the order of their codes. */

import type { Diagnostic } from "../../diagnostics.ts";
import type { Spec } from "../../spec/config.ts";
import type { SpecReading } from "../../spec/read.ts";
import type { Model } from "../model.ts";
import { authGuardsTheApi, authHasFullAccess, secretsHaveOwnNames } from "./auth.ts";
import { backoffGrows } from "./backoff-grows.ts";
import { retentionCoversRetries } from "./backoff-retention.ts";
import { batchWaitWithinTimeout } from "./batch-wait.ts";
import { classesFitAccount } from "./class-limit.ts";
import { concurrencyCoversShards } from "./concurrency-shards.ts";
import { dashboardHasApi } from "./dashboard.ts";
import {
  environmentsAreWellFormed,
  environmentsHaveOwnQueues,
  environmentsNameBindings,
  environmentsWithoutJobsSayNothing,
} from "./environments.ts";
import { modelIn } from "../environments.ts";
import { indexFieldsExist } from "./index-fields.ts";
import { keyFieldsExist } from "./key-fields.ts";
import { namesAreDistinct } from "./names-distinct.ts";
import { namesAreWellFormed } from "./names-well-formed.ts";
import { onePerformerEach } from "./one-performer.ts";
import { partitionKeyFitsShards } from "./partition-key.ts";
import { perKeyWithinConcurrency } from "./per-key-concurrency.ts";
import { producersNameBindings } from "./producers.ts";
import { queueGroupExists } from "./queue-group.ts";
import { queueNamesAreAccepted } from "./queue-name.ts";
import { rateCoversShards } from "./rate-shards.ts";
import { retentionFollowsShards } from "./retention.ts";
import { RuleContext, type Rule } from "./rule.ts";
import { timeoutWithinPlatform } from "./timeout.ts";

const RULES: readonly Rule[] = [
  namesAreWellFormed,
  namesAreDistinct,
  concurrencyCoversShards,
  rateCoversShards,
  perKeyWithinConcurrency,
  partitionKeyFitsShards,
  retentionFollowsShards,
  timeoutWithinPlatform,
  batchWaitWithinTimeout,
  queueNamesAreAccepted,
  queueGroupExists,
  indexFieldsExist,
  keyFieldsExist,
  backoffGrows,
  onePerformerEach,
  environmentsAreWellFormed,
  environmentsNameBindings,
  environmentsWithoutJobsSayNothing,
  environmentsHaveOwnQueues,
  retentionCoversRetries,
  classesFitAccount,
  producersNameBindings,
  authGuardsTheApi,
  authHasFullAccess,
  secretsHaveOwnNames,
  dashboardHasApi,
];

/** What an environment's own values can break. */
const POLICY_RULES: readonly Rule[] = [
  concurrencyCoversShards,
  rateCoversShards,
  perKeyWithinConcurrency,
  retentionFollowsShards,
  timeoutWithinPlatform,
  batchWaitWithinTimeout,
  backoffGrows,
  retentionCoversRetries,
];

/** Everything about the model that makes no sense, in no particular order. */
export function checkModel(
  model: Model,
  spec: Spec,
  reading: SpecReading,
  file: string,
): readonly Diagnostic[] {
  const context = new RuleContext(model, spec, reading, file);
  for (const rule of RULES) rule(context);
  if (context.diagnostics.length > 0) return context.diagnostics;
  // What is wrong everywhere is said once.
  return model.environments.flatMap((environment) => {
    const there = modelIn(model, environment);
    const own = new RuleContext(there, spec, reading, file, environment.name);
    for (const rule of POLICY_RULES) rule(own);
    return own.diagnostics;
  });
}
