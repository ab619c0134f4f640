/** A paused shard dispatches nothing, whatever happens to it, until somebody resumes it. */

import { isDispatch } from "../world/ledger.ts";
import type { Check } from "./check.ts";

export function pause(): Check {
  return {
    name: "pause",
    step(step, host) {
      if (!host.isPaused || !isDispatch(step)) return null;
      return `${host.name} is paused and dispatches ${step.id}`;
    },
  };
}
