/**
 * Where new jobs with a key wait. Of a lane for which memory has no room, the first jobs stand in the common line
 * (lanes.ts). Where no other job of the lane waits they are stored there at once: moving them later costs a row each,
 * and a look at the lane.
 */

import type { JobRow } from "./job-row.ts";
import { laneWaits } from "./lane-heads.ts";
import type { Lanes } from "./lanes.ts";
import type { Sql } from "./ports.ts";

export interface Newcomers {
  /** Those that are stored in the common line, though they have a key. */
  readonly inLine: ReadonlySet<JobRow>;
  /** Lanes of which every waiting job is where it belongs, so that none need be touched. */
  readonly settledLanes: ReadonlySet<string>;
}

/** To be asked before they are stored. `leaving` are those of the same call that go out at once. */
export function placeNewcomers(
  sql: Sql,
  lanes: Lanes,
  waiting: readonly JobRow[],
  leaving: readonly JobRow[],
): Newcomers {
  const leavingByLane = Map.groupBy(leaving, (row) => row.lane);
  const settledLanes = new Set<string>();
  const inLine = new Set<JobRow>();
  for (const [lane, rows] of Map.groupBy(waiting, (row) => row.lane)) {
    if (lane === null || lanes.isKept(lane) || laneWaits(sql, lane)) continue;
    settledLanes.add(lane);
    const room = lanes.room(lane) - (leavingByLane.get(lane)?.length ?? 0);
    for (const row of firstOfEachPriority(rows, room)) inLine.add(row);
  }
  return { inLine, settledLanes };
}

function firstOfEachPriority(rows: readonly JobRow[], count: number): JobRow[] {
  const inOrder = rows.toSorted((a, b) => a.due_at - b.due_at || a.id - b.id);
  const groups = Map.groupBy(inOrder, ({ priority }) => priority);
  return [...groups.values()].flatMap((group) => group.slice(0, Math.max(0, count)));
}
