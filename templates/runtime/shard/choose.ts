/**
 * The choice of the next jobs: exact over all due jobs that no axis blocks (SPEC 5), at a cost that does not grow with
 * the backlog. Within one priority the order by due time never changes, so the head of each priority of the common line
 * and of each open lane is all that has to be compared.
 */

import { compareRank } from "../core/order.ts";
import { Heap } from "./heap.ts";
import type { Lanes } from "./lanes.ts";
import type { Line } from "./line.ts";
import type { Source, Waiting } from "./waiting.ts";

interface Choice {
  readonly line: Line;
  readonly lanes: Lanes;
  /** How many may be taken, >= 1. */
  readonly capacity: number;
  readonly nowMs: number;
  readonly agingIntervalMs: number | null;
}

/** The next jobs in their order, at most `capacity`, which the caller then takes out. Does not change any row. */
export function chooseNext({ line, lanes, capacity, nowMs, agingIntervalMs }: Choice): Waiting[] {
  const inLine = line.sources(capacity);
  const isDue = ({ head }: Source): boolean => head !== undefined && head.dueAt <= nowMs;
  const heap = new Heap([...inLine, ...lanes.sources()].filter(isDue), (a, b) =>
    a.head === undefined || b.head === undefined
      ? 0
      : compareRank(a.head, b.head, nowMs, agingIntervalMs),
  );
  const chosen: Waiting[] = [];
  const takenInLane = new Map<string, number>();
  const blocked = new Set<Source>();
  const advanced = new Set<Source>();
  /** Lanes whose last chosen job is still their source's head. */
  const left = new Set<string>();
  for (let source = heap.top; source?.head !== undefined; source = heap.top) {
    const { head } = source;
    const taken = head.lane === null ? 0 : (takenInLane.get(head.lane) ?? 0);
    const room = head.lane === null ? Infinity : lanes.room(head.lane) - taken;
    if (room > 0) {
      chosen.push(head);
      if (source.lane !== null && (room === 1 || chosen.length === capacity)) left.add(source.lane);
      if (chosen.length === capacity) break;
      if (head.lane !== null) takenInLane.set(head.lane, taken + 1);
    } else {
      blocked.add(source);
    }
    // A full lane is left alone with all its backlog; the common line goes on behind a blocked job.
    if (source.lane !== null && room <= 1) {
      heap.dropTop();
      continue;
    }
    source.advance();
    advanced.add(source);
    if (isDue(source)) heap.topChanged();
    else heap.dropTop();
  }
  for (const source of advanced) lanes.advanced(source);
  for (const lane of left) lanes.touch(lane);
  line.looked(inLine, blocked);
  return chosen;
}
