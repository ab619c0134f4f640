/** Invariant 7: nothing is swept before its time or before it is projected, and nothing stays much longer. */

import type { World } from "../world/world.ts";
import { longestRetention } from "./alarm.ts";
import type { Check } from "./check.ts";

/** Expiries are rounded up, and what waits for its projection is looked at again after a while. */
const SLACK_MS = 10_000 + 5_000 + 1_000;

export function retention(world: World): Check {
  return {
    name: "retention",
    step({ id, before, after }, host) {
      if (before === null || after !== null) return null;
      const { nowMs, definition } = host;
      if (before.finished_at === null) return `${id} is swept while it is ${before.state}`;
      const isFailure = before.state === "FAILED" || before.state === "STALLED";
      const keptMs = isFailure ? definition.failedRetentionMs : definition.sweepAfterMs;
      const expiresAt = before.finished_at + keptMs;
      if (expiresAt > nowMs) return `${id} is swept ${expiresAt - nowMs} ms too early`;
      const shown = world.readModel.revisionOf(world.idOf(host, id));
      if (shown < before.revision) {
        return `${id} is swept at revision ${before.revision}, D1 shows ${shown}`;
      }
      const lateMs = nowMs - before.finished_at - longestRetention(world, host);
      // Only what came to rest without any trouble has no excuse.
      if (world.isQuiet && before.finished_at > host.nowMs - lateMs && lateMs > SLACK_MS) {
        return `${id} is swept ${lateMs} ms late`;
      }
      return null;
    },
  };
}
