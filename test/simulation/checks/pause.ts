/** A paused shard dispatches nothing, whatever happens to it, until somebody resumes it; and it does not spin meanwhile. */

import { isDispatch } from "../world/ledger.ts";
import type { Check } from "./check.ts";

/** Sweeps, projections and the reaper need few alarms in a second. */
const IDLE_ALARMS = 20;

export function pause(): Check {
  const idle = new Map<string, { second: number; alarms: number }>();
  return {
    name: "pause",
    step(step, host) {
      if (!host.isPaused || !isDispatch(step)) return null;
      return `${host.name} is paused and dispatches ${step.id}`;
    },
    turn({ kind, steps }, host) {
      if (kind !== "alarm" || !host.isPaused || steps.length > 0) return null;
      const second = Math.floor(host.nowMs / 1_000);
      const last = idle.get(host.name);
      const alarms = last?.second === second ? last.alarms + 1 : 1;
      idle.set(host.name, { second, alarms });
      if (alarms <= IDLE_ALARMS) return null;
      return `${host.name} is paused and wakes up ${alarms} times in a second for nothing`;
    },
  };
}
