/** I6, invariant 6: in the end the read model shows the last state of every job. (That no row goes back: world/read-model.ts.) */

import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";

export function readModel(world: World): Check {
  return {
    name: "read-model",
    rest() {
      for (const row of world.readModel.rows()) {
        const last = world.lastRow(row.id);
        if (last === undefined) return `${row.id} is shown, but was never stored`;
        for (const column of ["state", "attempts", "revision", "attempts_log"] as const) {
          if (row[column] !== last[column]) {
            return `${row.id}: ${column} is shown as ${row[column]}, but was ${last[column]}`;
          }
        }
        if (row.run_after !== last.due_at) return `${row.id}: run_after is shown wrong`;
      }
      return null;
    },
  };
}
