/** What the outside knows about one shard's jobs: its committed rows, followed write by write. */

import { isInFlight } from "../../../templates/runtime/core/state.ts";
import type { JobWrite, StoredJob } from "./storage.ts";

/** One write with what was there before. */
export interface JobStep {
  readonly id: number;
  readonly before: StoredJob | null;
  readonly after: StoredJob | null;
}

export class Ledger {
  readonly rows = new Map<number, StoredJob>();
  /** Every id that was ever stored, with the last row seen of it. */
  readonly ever = new Map<number, StoredJob>();
  #inFlight = 0;
  readonly #lanes = new Map<string, number>();

  get inFlight(): number {
    return this.#inFlight;
  }

  inLane(lane: string): number {
    return this.#lanes.get(lane) ?? 0;
  }

  stepOf({ id, after }: JobWrite): JobStep {
    return { id, before: this.rows.get(id) ?? null, after };
  }

  apply({ id, before, after }: JobStep): void {
    if (before !== null && isInFlight(before.state)) this.#count(before.lane, -1);
    if (after !== null && isInFlight(after.state)) this.#count(after.lane, 1);
    if (after === null) this.rows.delete(id);
    else {
      this.rows.set(id, after);
      this.ever.set(id, after);
    }
  }

  #count(lane: string | null, change: number): void {
    this.#inFlight += change;
    if (lane !== null) this.#lanes.set(lane, this.inLane(lane) + change);
  }
}

/** Whether the step hands the job to the queue. */
export function isDispatch({ before, after }: JobStep): boolean {
  return after?.state === "QUEUED" && before?.state !== "QUEUED";
}

/** Whether the step takes back a dispatch whose message was refused. */
export function isUndo({ before, after }: JobStep): boolean {
  return (
    before !== null &&
    after?.state === "SCHEDULED" &&
    isInFlight(before.state) &&
    after.attempts === before.attempts
  );
}
