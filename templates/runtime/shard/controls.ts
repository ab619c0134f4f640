/** What people ask of one job: cancel, retry, reschedule, look (SPEC 2, 9). */

import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { describeValue } from "../core/describe.ts";
import { formatShardName } from "../core/job-id.ts";
import { BULK_LIMIT } from "../core/limits.ts";
import type { ControlReply, JobView, Schedule } from "../protocol.ts";
import { dueAt } from "./admission.ts";
import { cancelled, renewed, rescheduled } from "./conclusion.ts";
import { payloadOf, readJobs, readStoredJobs } from "./job-reads.ts";
import { expiryOf, localIdOf, toJobView, type JobRow } from "./job-row.ts";
import type { JobChange } from "./job-updates.ts";
import type { Memory } from "./memory.ts";
import type { Sql } from "./ports.ts";
import type { Settlement } from "./settlement.ts";

const BULK_EXPECTED = `at most ${BULK_LIMIT} ids`;

export class Controls {
  readonly #sql: Sql;
  readonly #definition: BindingDefinition;
  readonly #shard: number;
  readonly #settlement: Settlement;

  constructor(sql: Sql, definition: BindingDefinition, shard: number, settlement: Settlement) {
    this.#sql = sql;
    this.#definition = definition;
    this.#shard = shard;
    this.#settlement = settlement;
  }

  /** Only while it waits: from `QUEUED` on it may already be running. */
  cancel(memory: Memory, id: string, nowMs: number): ControlReply {
    return this.#control(memory, id, nowMs, (row) =>
      row.state === "SCHEDULED" ? cancelled(row, nowMs) : null,
    );
  }

  /** A failed or stalled job gets its attempts again and is due at once; attempt numbers and log go on. */
  retry(memory: Memory, id: string, nowMs: number): ControlReply {
    return this.#control(memory, id, nowMs, (row) =>
      row.state === "FAILED" || row.state === "STALLED" ? renewed(row, nowMs) : null,
    );
  }

  reschedule(memory: Memory, id: string, when: Schedule, nowMs: number): ControlReply {
    return this.#control(memory, id, nowMs, (row) =>
      row.state === "SCHEDULED" ? rescheduled(row, dueAt(when, nowMs)) : null,
    );
  }

  /** What `one` makes of each id, in order; `refused` for what is no id of this shard, and for all of a list too long. */
  each(ids: readonly string[], one: (id: string) => ControlReply): ControlReply[] {
    const expected = `the id of a job of ${formatShardName(idNameOf(this.#definition), this.#shard)}`;
    return ids.map((id, index) => {
      if (ids.length > BULK_LIMIT) return refused("ids", `${ids.length} ids`, BULK_EXPECTED);
      if (typeof id === "string" && this.#localId(id) !== null) return one(id);
      return refused(`ids[${index}]`, describeValue(id), expected);
    });
  }

  /** The jobs in the order asked; null for an unknown one and for one past its retention, swept or not. */
  get(ids: readonly string[], nowMs: number): (JobView | null)[] {
    const localIds = ids.map((id) => this.#localId(id));
    const rows = readStoredJobs(
      this.#sql,
      localIds.flatMap((id) => id ?? []),
    );
    return localIds.map((localId) => {
      const row = localId === null ? undefined : rows.get(localId);
      if (row === undefined || this.#isGone(row, nowMs)) return null;
      const payload = payloadOf(this.#sql, row) ?? "null";
      return toJobView(row, payload, this.#definition, this.#shard);
    });
  }

  #control(
    memory: Memory,
    id: string,
    nowMs: number,
    changeOf: (row: JobRow) => JobChange | null,
  ): ControlReply {
    const localId = this.#localId(id);
    const row = localId === null ? undefined : readJobs(this.#sql, [localId]).get(localId);
    if (row === undefined || this.#isGone(row, nowMs)) return { kind: "gone" };
    const change = changeOf(row);
    if (change === null) return { kind: "invalid-state", state: row.state };
    this.#settlement.settle(memory, [{ row, change }], nowMs);
    return { kind: "done" };
  }

  #isGone(row: JobRow, nowMs: number): boolean {
    return expiryOf(row, this.#definition) <= nowMs;
  }

  #localId(id: string): number | null {
    return localIdOf(id, this.#definition, this.#shard);
  }
}

function refused(field: string, found: string, expected: string): ControlReply {
  return { kind: "refused", problem: { field, found, expected } };
}
