/** SPEC 7: an attempt is given up only after its silence, and never while nothing goes wrong. */

import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";
import { endedAttempt, isLost } from "./last-entry.ts";

export function reaper(world: World): Check {
  const isCalmRun = Object.values(world.plan.rates).every((rate) => rate === 0);
  const hasDisasters = world.plan.operations.some(({ operation: { kind } }) =>
    ["crash", "step-clock", "deploy"].includes(kind),
  );
  return {
    name: "reaper",
    step(step, host) {
      const { definition, nowMs } = host;
      const entry = endedAttempt(step);
      const { id, before } = step;
      if (entry === null || before === null || !isLost(entry)) return null;
      if (host.isUnsent(`${world.idOf(host, id)}/${entry.attempt}`)) {
        return `${id}/${entry.attempt} is given up while its message still waits to be sent`;
      }
      const silenceMs = (before.timeout_ms ?? definition.timeoutMs) + definition.reaperGraceMs;
      const silentMs = nowMs - (before.alive_at ?? nowMs);
      if (silentMs < silenceMs) return `${id} is given up after ${silentMs} of ${silenceMs} ms`;
      if (world.isQuiet || (isCalmRun && !hasDisasters)) {
        return `${id}/${entry.attempt} is given up though nothing went wrong`;
      }
      return null;
    },
  };
}
