/**
 * Changes of stored jobs: every UPDATE of the job table. They go by runs of neighbouring ids (id-runs.ts): a set of ids
 * as one JSON parameter would be billed at three to six rows read for each of its rows, and a statement for each row
 * would take most of a call's time (both seen 2026-11). Only where an index entry goes, by key is what reads least.
 */

import type { JobState } from "../core/state.ts";
import { conditionOf, runsOf } from "./id-runs.ts";
import { asJobRow, type JobRow } from "./job-row.ts";
import type { Sql, SqlValue } from "./ports.ts";

/** What a change of state writes; the other columns stay. */
export interface JobChange {
  readonly id: number;
  readonly state: JobState;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly due_at: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  readonly progress: number | null;
  readonly result: string | null;
  readonly result_omitted: string | null;
  readonly attempts_log: string;
}

/** Marks waiting jobs as handed to the queue. Answers their rows in the order given, payload inline or null. */
export function markDispatched(
  sql: Sql,
  ids: readonly number[],
  nowMs: number,
  revision: number,
): JobRow[] {
  return ids.flatMap((id) =>
    sql
      .all(
        `UPDATE job SET state = 'QUEUED', dispatched_at = ?1, alive_at = ?1, started_at = NULL, updated_at = ?1,
           revision = ?2
         WHERE id = ?3 AND state = 'SCHEDULED' RETURNING *`,
        nowMs,
        revision,
        id,
      )
      .map(asJobRow),
  );
}

/** Puts a job back whose message was never handed over; undefined if someone has begun it meanwhile. */
export function markUndispatched(
  sql: Sql,
  id: number,
  nowMs: number,
  revision: number,
): JobRow | undefined {
  const row = sql.all(
    `UPDATE job SET state = 'SCHEDULED', gate = lane IS NOT NULL, dispatched_at = NULL, alive_at = NULL,
       updated_at = ?1, revision = ?2
     WHERE id = ?3 AND state = 'QUEUED' RETURNING *`,
    nowMs,
    revision,
    id,
  )[0];
  return row === undefined ? undefined : asJobRow(row);
}

/** Marks queued jobs as running since `nowMs`. */
export function markRunning(
  sql: Sql,
  ids: Iterable<number>,
  nowMs: number,
  revision: number,
): void {
  for (const { condition, values } of runsOf(ids).map(conditionOf)) {
    sql.all(
      `UPDATE job SET state = 'RUNNING', started_at = ?1, alive_at = ?1, updated_at = ?1, revision = ?2
       WHERE state = 'QUEUED' AND ${condition}`,
      nowMs,
      revision,
      ...values,
    );
  }
}

/** Notes a sign of life of a job in flight; a null progress leaves the last one. */
export function markAlive(
  sql: Sql,
  id: number,
  progress: number | null,
  nowMs: number,
  revision: number,
): void {
  sql.all(
    `UPDATE job SET state = 'RUNNING', started_at = coalesce(started_at, ?1), alive_at = ?1,
       progress = coalesce(?2, progress), updated_at = ?1, revision = ?3
     WHERE id = ?4 AND state IN ('QUEUED', 'RUNNING')`,
    nowMs,
    progress,
    revision,
    id,
  );
}

/** Writes changes of state. Jobs that change alike, as those of a quick batch do, share their statements. */
export function changeJobs(
  sql: Sql,
  changes: readonly JobChange[],
  nowMs: number,
  revision: number,
): void {
  const alike = new Map<string, { values: SqlValue[]; ids: number[] }>();
  for (const change of changes) {
    const values = valuesOf(change);
    const key = JSON.stringify(values);
    const group = alike.get(key);
    if (group === undefined) alike.set(key, { values, ids: [change.id] });
    else group.ids.push(change.id);
  }
  for (const { values, ids } of alike.values()) {
    for (const run of runsOf(ids).map(conditionOf)) {
      sql.all(
        `UPDATE job SET state = ?, attempts = ?, max_attempts = ?, due_at = ?, started_at = ?, finished_at = ?,
           progress = ?, result = ?, result_omitted = ?, attempts_log = ?, gate = lane IS NOT NULL,
           alive_at = NULL, updated_at = ?, revision = ?
         WHERE ${run.condition}`,
        ...values,
        nowMs,
        revision,
        ...run.values,
      );
    }
  }
}

function valuesOf(change: JobChange): SqlValue[] {
  return [
    change.state,
    change.attempts,
    change.max_attempts,
    change.due_at,
    change.started_at,
    change.finished_at,
    change.progress,
    change.result,
    change.result_omitted,
    change.attempts_log,
  ];
}
