/**
 * Trying a job must not go on for longer than a failed one is kept. What is kept is counted from a job's end, so with such
 * numbers a job that fails at once is deleted while those that were enqueued with it are still being tried: nobody can look at
 * the failures of one outage together, or retry them together.
 */

import { backoffDelayMs } from "../../../templates/runtime/core/backoff.ts";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { describeDuration, roundUpDuration } from "../../spec/duration.ts";
import { count } from "../../spec/words.ts";
import type { RuleContext } from "./rule.ts";

export function retentionCoversRetries(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    const { maxAttempts, timeoutMs, failedRetentionMs: keptMs } = binding.definition;
    const triedMs = longestLifeMs(binding.definition, maxAttempts);
    // A job that is tried once is never waited for.
    if (maxAttempts === 1 || triedMs <= keptMs) continue;
    const waits = describeDuration(triedMs - maxAttempts * timeoutMs);
    const attempts = `${count(maxAttempts)} attempts of ${describeDuration(timeoutMs)}`;
    context.refuse({
      code: "TSU319",
      options: [
        context.option(binding, "failedRetentionMs"),
        context.option(binding, "maxAttempts"),
        context.option(binding, "backoff"),
        context.option(binding, "timeoutMs"),
      ],
      message:
        `a job of \`${binding.name}\` may be tried for ${describeDuration(triedMs)} (waits of ${waits} in all, ${attempts}), ` +
        `longer than a failed one is kept: ${describeDuration(keptMs)} (\`failedRetentionMs\`)`,
      hint: `set \`failedRetentionMs\` to at least ${roundUpDuration(triedMs)}, or \`maxAttempts\` to at most ${mostAttempts(binding.definition)}`,
    });
  }
}

/** From a job's first start to the end of its last attempt, when each takes all of its timeout and no wait is cut by jitter. */
function longestLifeMs({ backoff, timeoutMs }: BindingDefinition, attempts: number): number {
  let total = attempts * timeoutMs;
  for (let finished = 1; finished < attempts; finished += 1) {
    total += backoffDelayMs({ ...backoff, jitter: false }, finished, () => 0);
  }
  return total;
}

function mostAttempts(definition: BindingDefinition): number {
  let attempts = 1;
  while (longestLifeMs(definition, attempts + 1) <= definition.failedRetentionMs) attempts += 1;
  return attempts;
}
