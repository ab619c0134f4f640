/** Invariant 4, I2: no dispatch takes a shard above its concurrency, or a key above its own. */

import { isDispatch } from "../world/ledger.ts";
import type { Check } from "./check.ts";
import { shareOf } from "./share.ts";

export function limits(): Check {
  return {
    name: "limits",
    step(step, host) {
      const { after } = step;
      if (!isDispatch(step) || after === null) return null;
      const { ledger, definition } = host;
      const out = ledger.inFlight + 1;
      const most = shareOf(host, definition.concurrency);
      if (out > most) return `${host.name}: ${out} out, at most ${most}`;
      if (after.lane === null) return null;
      const inLane = ledger.inLane(after.lane) + 1;
      if (inLane <= definition.perKeyConcurrency) return null;
      return `${host.name}: ${inLane} out of lane ${after.lane}, at most ${definition.perKeyConcurrency}`;
    },
  };
}
