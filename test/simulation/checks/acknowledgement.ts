/** A batch is acknowledged only when all that its attempts came to has been told, or given up: what is acked is not repeated. */

import type { AttemptReport } from "../../../templates/runtime/protocol.ts";
import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";

/** The consumer gives up a call that was not answered for so long. */
const PATIENCE_MS = 10_000;

export function acknowledgement(world: World): Check {
  return {
    name: "acknowledgement",
    acked({ name, calls, started }) {
      const { nowMs } = world.timeline;
      const untold = new Set(started);
      for (const { method, args, madeAt, isAnswered } of calls) {
        if (method !== "report") continue;
        if (!isAnswered && nowMs - madeAt < PATIENCE_MS) {
          return `${name} is acked while a report is under way`;
        }
        const [reports] = args as [readonly AttemptReport[]];
        for (const { id, attempt } of reports) untold.delete(`${id}/${attempt}`);
      }
      return untold.size === 0 ? null : `${name} is acked, nobody told of ${[...untold].join()}`;
    },
    rest() {
      const [open] = world.openBatches;
      return open === undefined ? null : `${open.name} was never acked`;
    },
  };
}
