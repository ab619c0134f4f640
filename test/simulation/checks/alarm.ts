/**
 * I3: whatever has to happen by itself has an alarm, not after its time; and one that is set while the alarm's handler
 * runs is later than the handler's end, or the platform would never let it go off.
 */

import type { ShardHost } from "../world/shard-host.ts";
import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";
import { isDispatch, isUndo } from "../world/ledger.ts";
import { hasRoom } from "./order.ts";
import { RateReference } from "./rate.ts";
import { shareOf } from "./share.ts";

/** Answers may be on their way after a late alarm: the reaper waits for them. */
const GRACE_MS = 2_000;
/** The longest pause of the flusher, and the time after which a flush counts as lost. */
const FLUSH_MS = 60_000 + 15_000;
/** Expiries are rounded up to share alarms; a job that the read model lacks is looked at again after a while. */
const SWEEP_MS = 10_000 + 5_000;
/** The longest pause after work that failed. */
const PAUSE_MS = 5_000;

export function alarm(world: World): Check {
  const reference = new RateReference();
  return {
    name: "alarm",
    step(step, host) {
      if (isUndo(step)) reference.take(host, -1);
      if (isDispatch(step)) reference.take(host, 1);
      return null;
    },
    turn({ kind, steps, answer }, host) {
      const { alarmAt, nowMs } = host;
      // The platform repeats a handler that threw.
      if (kind === "alarm" && answer.kind === "error") return null;
      if (kind === "alarm" && alarmAt !== null && alarmAt <= nowMs) {
        return `${host.name}: the alarm's handler armed it for ${alarmAt - nowMs} ms from its end`;
      }
      // What changes no job arms nothing, nor does a resume that failed: the alarm of before stands, whatever the clock did.
      const hasResumed = kind === "resume" && answer.kind === "value";
      if (steps.length === 0 && kind !== "alarm" && !hasResumed) return null;
      for (const [what, at] of needs(world, host, reference)) {
        if (alarmAt === null) return `${host.name}: no alarm for ${what}`;
        if (alarmAt > at) return `${host.name}: the alarm is ${alarmAt - at} ms late for ${what}`;
      }
      return null;
    },
  };
}

function* needs(
  world: World,
  host: ShardHost,
  reference: RateReference,
): Generator<readonly [string, number]> {
  const { ledger, definition, nowMs } = host;
  const hasFailed = Math.abs(nowMs - host.lastStatementFailureMs) <= PAUSE_MS;
  const pausedUntil = Math.max(hasFailed ? nowMs + PAUSE_MS : nowMs + 1, host.pausedUntilMs);
  const hasSlot = ledger.inFlight < shareOf(host, definition.concurrency);
  const tokenMs = reference.waitMs(host, hasInexactTokens(world));
  for (const row of ledger.rows.values()) {
    if (world.readModel.revisionOf(world.idOf(host, row.id)) < row.revision) {
      yield [`the projection of ${row.id}`, nowMs + FLUSH_MS];
    }
    if (row.alive_at !== null) {
      const silenceMs = (row.timeout_ms ?? definition.timeoutMs) + definition.reaperGraceMs;
      const attempt = `${world.idOf(host, row.id)}/${row.attempts + 1}`;
      const since = host.silentSince(attempt, row.alive_at);
      const at = Math.max(since + silenceMs, nowMs + GRACE_MS, pausedUntil);
      yield [`the silence of ${row.id}`, at];
    } else if (row.state === "SCHEDULED") {
      if (host.isPaused || !hasSlot || !hasRoom(ledger, row, definition.perKeyConcurrency))
        continue;
      yield [`the dispatch of ${row.id}`, Math.max(row.due_at, pausedUntil, nowMs + tokenMs)];
    } else if (row.finished_at !== null) {
      const keptMs = longestRetention(world, host);
      yield [`the sweep of ${row.id}`, Math.max(row.finished_at + keptMs, nowMs) + SWEEP_MS];
    }
  }
}

/** Time lost in a clock step, and a deploy of another rate, may leave the shard fewer tokens than the reference has. */
function hasInexactTokens({ plan }: World): boolean {
  return plan.operations.some(
    ({ operation: { kind } }) => kind === "step-clock" || kind === "deploy",
  );
}

/** A job at rest is listed under the retention of its day; a deploy may have shortened it since. */
export function longestRetention(world: World, host: ShardHost): number {
  let longest = 0;
  const consider = ({ name, sweepAfterMs, failedRetentionMs }: typeof host.definition): void => {
    if (name === host.binding) longest = Math.max(longest, sweepAfterMs, failedRetentionMs);
  };
  world.plan.bindings.forEach(consider);
  for (const { operation } of world.plan.operations) {
    if (operation.kind === "deploy") consider(operation.definition);
  }
  return longest;
}
