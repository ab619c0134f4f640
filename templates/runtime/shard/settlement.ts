/** Writes changes of state and keeps memory in step: the one way in which a stored job changes its state. */

import type { BindingDefinition } from "../core/definition.ts";
import { canTransition, isAtRest } from "../core/state.ts";
import { expiryOf, type AttemptRow } from "./job-row.ts";
import { changeJobs, type JobChange } from "./job-updates.ts";
import type { Memory } from "./memory.ts";
import type { ShardLog, Sql } from "./ports.ts";
import type { Retirement } from "./retirement.ts";

/** A job as it is stored, and as it shall be. */
export interface Transition {
  readonly row: AttemptRow;
  readonly change: JobChange;
}

export class Settlement {
  readonly #sql: Sql;
  readonly #definition: BindingDefinition;
  readonly #retirement: Retirement;
  readonly #log: ShardLog;

  constructor(sql: Sql, definition: BindingDefinition, retirement: Retirement, log: ShardLog) {
    this.#sql = sql;
    this.#definition = definition;
    this.#retirement = retirement;
    this.#log = log;
  }

  /** Inside a transaction that has its revision. A transition that SPEC 2 does not list is refused and logged as a bug. */
  settle(memory: Memory, transitions: readonly Transition[], nowMs: number): void {
    const legal = transitions.filter((transition) => this.#isLegal(transition));
    changeJobs(
      this.#sql,
      legal.map(({ change }) => change),
      nowMs,
      memory.revision,
    );
    for (const { row, change } of legal) {
      memory.changed(row.id, row.state, change.state);
      const attempt = memory.inFlight.current(row.id, row.attempts + 1);
      if (attempt !== undefined) memory.inFlight.remove(attempt);
    }
    waitAndMakeRoom(memory, legal);
    this.#retirement.retire(
      legal
        .filter(({ change }) => isAtRest(change.state))
        .map(({ change }) => ({
          id: change.id,
          state: change.state,
          expiresAt: expiryOf(change, this.#definition),
        })),
      memory.revision,
    );
  }

  #isLegal({ row, change }: Transition): boolean {
    const rescheduled = row.state === "SCHEDULED" && change.state === "SCHEDULED";
    if (rescheduled || canTransition(row.state, change.state)) return true;
    this.#log({
      level: "error",
      event: "illegal-transition",
      detail: { id: row.id, from: row.state, to: change.state },
    });
    return false;
  }
}

/** Brings the line and the lanes up to date, each lane once. */
function waitAndMakeRoom(memory: Memory, transitions: readonly Transition[]): void {
  const waiting: Transition[] = [];
  const left = new Set<string>();
  const roomier = new Set<string>();
  for (const transition of transitions) {
    const { row, change } = transition;
    if (change.state === "SCHEDULED") waiting.push(transition);
    else if (row.lane === null) continue;
    else if (row.state === "SCHEDULED") left.add(row.lane);
    else roomier.add(row.lane);
  }
  memory.waits(
    waiting.map(({ row: { lane, priority }, change }) => ({
      lane,
      priority,
      due_at: change.due_at,
    })),
  );
  for (const lane of left) memory.lanes.touch(lane);
  for (const lane of roomier) memory.lanes.roomChanged(lane);
}
