/**
 * Lanes: the waiting jobs of one key, in an index of their own.
 *
 * Only an open lane, one with room under `perKeyConcurrency`, has jobs that could run, and of those only the first of
 * each priority is compared with the others. So a hot key's backlog is never scanned. Open lanes are kept in memory with
 * their heads, which costs no billed row; a job that finishes opens its lane again in the same call. Memory stays
 * bounded: beyond a limit the heads of a lane are moved into the common line by a flag on their rows instead.
 */

import type { InFlight } from "./in-flight.ts";
import { anyKeyedWaits, moveHeadsIntoLine, readHeads } from "./lane-heads.ts";
import type { Line } from "./line.ts";
import type { LaneNotes } from "./notebook.ts";
import { OpenLanes } from "./open-lanes.ts";
import type { Sql } from "./ports.ts";
import { Source, type Waiting } from "./waiting.ts";

/** How many jobs of a lane may run, and how many open lanes are kept in memory. */
interface LaneLimits {
  readonly perKeyConcurrency: number;
  readonly openLanes: number;
}

/** More priorities than this are found by asking the index which one is next. */
const LISTED_PRIORITIES = 16;

export class Lanes {
  readonly #sql: Sql;
  readonly #inFlight: InFlight;
  readonly #line: Line;
  readonly #limits: LaneLimits;
  readonly #open: OpenLanes;
  #nextDueAt: number | undefined = Infinity;
  #priorities: Set<number> | null;
  #spilled: boolean;
  /** Whether `notes` has changed since it was last asked for. */
  notesChanged: boolean;
  /** Whether a deploy has given lanes another room than their heads in the common line were chosen for. */
  readonly mustTouchAll: boolean;

  constructor(sql: Sql, inFlight: InFlight, line: Line, limits: LaneLimits, notes: LaneNotes) {
    this.#sql = sql;
    this.#inFlight = inFlight;
    this.#line = line;
    this.#limits = limits;
    this.#open = new OpenLanes(limits.openLanes);
    this.#priorities = notes.priorities === null ? null : new Set(notes.priorities);
    this.#spilled = notes.spilled;
    this.mustTouchAll = notes.spilled && notes.perKeyConcurrency !== this.#limits.perKeyConcurrency;
    this.notesChanged = this.mustTouchAll;
  }

  /** What has to be known after a restart; to be stored in the transaction that changes it. */
  notes(): LaneNotes {
    this.notesChanged = false;
    return {
      priorities: this.#priorities === null ? null : [...this.#priorities],
      spilled: this.#spilled,
      perKeyConcurrency: this.#limits.perKeyConcurrency,
    };
  }

  /** Notes that a job with a key has this priority. */
  uses(priority: number): void {
    if (this.#priorities === null || this.#priorities.has(priority)) return;
    this.#priorities.add(priority);
    if (this.#priorities.size > LISTED_PRIORITIES) this.#priorities = null;
    this.notesChanged = true;
  }

  get names(): string[] {
    return [...this.#open.keys()];
  }

  /** How many more jobs of the lane may run. */
  room(lane: string): number {
    return this.#limits.perKeyConcurrency - this.#inFlight.inLane(lane);
  }

  /** Whether the lane's first jobs are, or would be, kept in memory; else they stand in the common line. */
  isKept(lane: string): boolean {
    return this.#open.has(lane) || this.#open.hasRoomFor(lane);
  }

  /** Notes that a first job of a lane that is not kept was stored in the common line. */
  addToLine(priority: number, dueAt: number): void {
    this.notesChanged ||= !this.#spilled;
    this.#spilled = true;
    this.#line.add(priority, dueAt);
  }

  /** To be called after anything that may have given the lane a waiting job or taken one away. */
  touch(lane: string): void {
    this.#nextDueAt = undefined;
    if (this.room(lane) <= 0) {
      this.#open.delete(lane);
      return;
    }
    if (this.#spilled) this.#line.lookAgain();
    if (this.isKept(lane)) this.#open.set(lane, null);
    else this.#spill(lane);
  }

  /** To be called after a job of the lane went out or ended: its first jobs are the same, and need not be read again. */
  roomChanged(lane: string): void {
    const isKnown = this.#open.get(lane) !== null;
    if (!isKnown || this.room(lane) <= 0) {
      this.touch(lane);
      return;
    }
    this.#nextDueAt = undefined;
    if (this.#spilled) this.#line.lookAgain();
  }

  /** Notes that the jobs before a source's head were taken; only for a source that `sources` gave. */
  advanced({ lane, priority, head }: Source): void {
    const heads = lane === null ? null : this.#open.get(lane);
    if (lane === null || heads === null) return;
    const others = heads.filter((other) => other.priority !== priority);
    this.#open.set(lane, head === undefined ? others : [...others, head]);
  }

  /** When the first job of an open lane becomes due; Infinity when there is none. */
  nextDueAt(): number {
    if (this.#nextDueAt === undefined) {
      // One look at the index spares one for each lane that was touched, when no job with a key waits at all.
      if (this.#open.size > 0 && !anyKeyedWaits(this.#sql)) this.#open.clear();
      let earliest = Infinity;
      for (const lane of this.#open.keys()) {
        for (const head of this.#heads(lane)) earliest = Math.min(earliest, head.dueAt);
      }
      this.#nextDueAt = earliest;
    }
    return this.#nextDueAt;
  }

  sources(): Source[] {
    return [...this.#open.keys()].flatMap((lane) =>
      this.#heads(lane).map(
        (head) => new Source(this.#sql, { lane, priority: head.priority }, 1, [head]),
      ),
    );
  }

  /** The first waiting job of each priority of an open lane; a lane without any is closed. */
  #heads(lane: string): readonly Waiting[] {
    const heads = this.#open.get(lane) ?? readHeads(this.#sql, lane, this.#priorities);
    if (heads.length === 0) this.#open.delete(lane);
    else this.#open.set(lane, heads);
    return heads;
  }

  #spill(lane: string): void {
    const heads = moveHeadsIntoLine(this.#sql, lane, this.room(lane));
    for (const { priority, dueAt } of heads) this.addToLine(priority, dueAt);
  }
}
