/** Invariant 6: when nothing goes wrong, a due job goes out as soon as the axes allow. */

import { isDispatch, isUndo } from "../world/ledger.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";
import { hasRoom, isWaiting } from "./order.ts";
import { RateReference } from "./rate.ts";
import { shareOf } from "./share.ts";

/** An alarm is a little late, and never for the moment in which it was armed. */
const PATIENCE_MS = 50;
/** A shard may wait this long for several tokens, to save alarms. */
const TOKENS_WAIT_MS = 250;

export function wakeUp(world: World): Check {
  const reference = new RateReference();
  const eligibleSince = new Map<string, number>();
  const isEligible = (host: ShardHost): boolean => {
    const { ledger, definition, nowMs } = host;
    if (host.isPaused || ledger.inFlight >= shareOf(host, definition.concurrency)) return false;
    if (reference.tokens(host) < 1) return false;
    for (const row of ledger.rows.values()) {
      if (isWaiting(row, nowMs) && hasRoom(ledger, row, definition.perKeyConcurrency)) return true;
    }
    return false;
  };
  return {
    name: "wake-up",
    step(step, host) {
      if (isUndo(step)) reference.take(host, -1);
      if (isDispatch(step)) reference.take(host, 1);
      return null;
    },
    turn({ steps }, host) {
      if (!world.isQuiet) return null;
      const { nowMs } = world.timeline;
      const since = eligibleSince.get(host.name);
      const isServed = steps.some(isDispatch);
      if (since !== undefined) {
        const { rate } = host.definition;
        // The bucket of the shard may lag behind the reference by what was lost in clock steps: one token.
        const tokenMs = rate === null ? 0 : rate.intervalMs / shareOf(host, rate.tokens);
        const patienceMs = PATIENCE_MS + (rate === null ? 0 : tokenMs + TOKENS_WAIT_MS);
        if (nowMs - since > patienceMs && !(isServed && nowMs - since <= patienceMs)) {
          return `${host.name}: a due job with room waited ${nowMs - since} ms`;
        }
      }
      if (!isEligible(host)) eligibleSince.delete(host.name);
      else if (since === undefined || isServed) eligibleSince.set(host.name, nowMs);
      return null;
    },
  };
}
