/** What to mind about a policy: nothing that is wrong, but that its owner may not have thought of. */

import type { BindingInfo } from "../../runtime/api/types.ts";
import type { BindingDefinition } from "../../runtime/core/definition.ts";
import type { Wording } from "../texts/texts.ts";

/** Outages of a minute are common. */
const SHORT_RETRIES_MS = 60_000;

export function hintsFor(info: BindingInfo, { texts, format }: Wording): readonly string[] {
  const { hint } = texts.policies;
  const { policy } = info;
  const { guarantee, requeueUnclaimed, maxAttempts, agingIntervalMs, shards, concurrency } = policy;
  const waits = longestWaits(policy);
  const hints: readonly (string | false)[] = [
    guarantee === "at-most-once" && !requeueUnclaimed && hint.silentForAPerson,
    maxAttempts === 1 && hint.noRetry,
    maxAttempts > 1 &&
      waits < SHORT_RETRIES_MS &&
      hint.shortRetries(format.number(maxAttempts), format.duration(waits)),
    agingIntervalMs === null && hint.strictPriorities,
    shards > 1 &&
      hint.dividedLimits(format.number(shards), format.number(Math.floor(concurrency / shards))),
    info.payload_schema === null && hint.anyPayload,
  ];
  return hints.filter((each) => each !== false);
}

/** All waits between a job's attempts together, without jitter. */
function longestWaits({ backoff, maxAttempts }: BindingDefinition): number {
  let total = 0;
  for (let attempt = 1; attempt < maxAttempts && total < SHORT_RETRIES_MS; attempt += 1) {
    total +=
      backoff.kind === "fixed"
        ? backoff.delayMs
        : Math.min(backoff.maxMs, backoff.baseMs * backoff.factor ** (attempt - 1));
  }
  return total;
}
