/**
 * What must hold in a shard at every rest, read from its tables alone: what a restart would see. The names I1..I7 are
 * those under which the known faults of job systems are collected; each check answers in words what is wrong.
 */

import { JOB_STATES, isAtRest, isInFlight } from "../../templates/runtime/core/state.ts";
import type { AttemptLogEntry } from "../../templates/runtime/protocol.ts";
import { asJobRow, silenceOf, type JobRow } from "../../templates/runtime/shard/job-row.ts";
import { readNotebook, type Notebook } from "../../templates/runtime/shard/notebook.ts";
import type { ShardWorld } from "./shard-world.ts";

/** The reaper waits this long after an alarm that came late. */
const GRACE_MS = 2_000;
/** The longest pause between two tries to bring the read model up to date. */
const LONGEST_PAUSE_MS = 60_000;
/** The sweep's pause while the read model is away. */
const SWEEP_PAUSE_MS = 10_000;

type StoredRow = JobRow & { readonly gate: number };

/** How many were in flight at the last look, in all (under null) and by lane: excuses a limit that was lowered. */
export type Counts = ReadonlyMap<string | null, number>;

/** Everything that is wrong, in words; empty when all is well. `latestMs`: the latest time before the clock stepped back. */
export function violations(
  world: ShardWorld,
  before: Counts = new Map(),
  latestMs: number = world.nowMs,
): string[] {
  const rows = storedJobs(world);
  return [
    ...rows.flatMap((row) => rowViolations(row)),
    ...limitViolations(world, rows, before),
    ...alarmViolations(world, rows, Math.max(latestMs, world.nowMs)),
    ...notebookViolations(world, rows),
    ...retirementViolations(world, rows),
    ...reservationViolations(world, rows),
  ];
}

export function storedJobs(world: ShardWorld): StoredRow[] {
  const rows = world.sql.all("SELECT * FROM job ORDER BY id");
  return rows.map((row) => asJobRow(row) as StoredRow);
}

/** I1, I5, I7: the row in itself. */
function rowViolations(row: StoredRow): string[] {
  const found: string[] = [];
  const say = (text: string): void => void found.push(`job ${row.id} (${row.state}): ${text}`);
  if (!JOB_STATES.includes(row.state)) say("I1 unknown state");
  for (const column of ["priority", "due_at", "gate", "attempts", "revision"] as const) {
    if (!Number.isSafeInteger(row[column])) say(`I7 ${column} is ${row[column]}`);
  }
  if (isAtRest(row.state) !== (row.finished_at !== null)) say("I1 finished_at does not fit");
  if (isInFlight(row.state) && row.alive_at === null) say("I1 in flight without alive_at");
  if (row.state === "SCHEDULED" && row.lane === null && row.gate !== 0)
    say("I1 lost from the line");
  const log = JSON.parse(row.attempts_log) as AttemptLogEntry[];
  const expected = Array.from({ length: Math.min(20, row.attempts) }, (_, i) => row.attempts - i);
  if (JSON.stringify(log.map(({ attempt }) => attempt)) !== JSON.stringify(expected)) {
    say(`I5 attempts ${row.attempts}, log ${row.attempts_log}`);
  }
  return found;
}

/** How many are in flight, in all and by lane, counted from rows. */
export function inFlightCounts(rows: readonly JobRow[]): Counts {
  const counts = new Map<string | null, number>();
  const out = rows.filter(({ state }) => isInFlight(state));
  counts.set(null, out.length);
  for (const { lane } of out) if (lane !== null) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  return counts;
}

/** I2 */
function limitViolations(world: ShardWorld, rows: StoredRow[], before: Counts): string[] {
  const { concurrency, perKeyConcurrency } = world.definition;
  return [...inFlightCounts(rows)].flatMap(([lane, count]) => {
    const limit = lane === null ? concurrency : perKeyConcurrency;
    if (count <= Math.max(limit, before.get(lane) ?? 0)) return [];
    return [`I2 ${count} in flight${lane === null ? "" : ` in lane ${lane}`}, limit ${limit}`];
  });
}

/** I3: whatever has to happen by itself has an alarm, after now and not after its time. */
function alarmViolations(world: ShardWorld, rows: StoredRow[], nowMs: number): string[] {
  const { alarmAt } = world;
  const needs: [what: string, at: number][] = [];
  for (const row of rows) {
    if (isInFlight(row.state)) {
      const at = (row.alive_at ?? 0) + silenceOf(row, world.definition);
      needs.push([`reaping of ${row.id}`, Math.max(at, nowMs + GRACE_MS)]);
    }
    if (isUnprojected(world, row)) {
      needs.push([`projection of ${row.id}`, nowMs + LONGEST_PAUSE_MS]);
    }
  }
  for (const { at } of world.sql.all(
    "SELECT min(expires_at) AS at FROM (SELECT expires_at FROM retired UNION ALL SELECT expires_at FROM reservation)",
  )) {
    if (at !== null && at !== undefined)
      needs.push(["sweep", Math.max(Number(at), nowMs + SWEEP_PAUSE_MS)]);
  }
  const waiting = rows.filter(({ state }) => state === "SCHEDULED");
  if (waiting.length > 0 && !rows.some(({ state }) => isInFlight(state))) {
    const dueAt = Math.min(...waiting.map(({ due_at }) => due_at));
    // Nothing blocks the first of them, but for a pause after a refused send or the next token.
    needs.push(["dispatch", Math.max(dueAt, nowMs + 5_000)]);
  }
  const found: string[] = [];
  if (alarmAt !== null && alarmAt <= world.nowMs) {
    found.push(`I3 alarm at ${alarmAt - world.nowMs} ms from now`);
  }
  for (const [what, at] of needs) {
    if (alarmAt === null) found.push(`I3 no alarm for ${what}`);
    else if (alarmAt > at) found.push(`I3 alarm ${alarmAt - at} ms too late for ${what}`);
  }
  return found;
}

/** I6 and more: a restart would look at every job that it has to look at. */
function notebookViolations(world: ShardWorld, rows: StoredRow[]): string[] {
  const notebook = readNotebook(world.sql);
  const found: string[] = [];
  for (const row of rows) {
    const isKnown = isLookedAt(notebook, row.id);
    if (isInFlight(row.state) && !isKnown) found.push(`a restart would lose the slot of ${row.id}`);
    if (!isUnprojected(world, row)) continue;
    if (notebook?.unprojected !== null && !isKnown)
      found.push(`I6 ${row.id} would not be projected`);
    if (row.revision <= (notebook?.watermark ?? 0))
      found.push(`I6 ${row.id} is below the watermark`);
  }
  return [...found, ...laneViolations(world, rows, notebook)];
}

function isLookedAt(notebook: Notebook | null, id: number): boolean {
  if (notebook === null || id > notebook.lastId) return true;
  return notebook.inFlight.includes(id) || (notebook.unprojected?.includes(id) ?? false);
}

/** Every lane with room and a waiting job is found after a restart: by its name, by a job, or by a head in the line. */
function laneViolations(world: ShardWorld, rows: StoredRow[], notebook: Notebook | null): string[] {
  if (notebook === null || notebook.openLanes === null) return [];
  const named = new Set(notebook.openLanes);
  for (const { id, lane } of rows) if (lane !== null && isLookedAt(notebook, id)) named.add(lane);
  const lanes = new Set(
    rows.flatMap(({ state, lane }) => (state === "SCHEDULED" && lane !== null ? lane : [])),
  );
  return [...lanes].flatMap((lane) => {
    const members = rows.filter((row) => row.lane === lane);
    const out = members.filter(({ state }) => isInFlight(state)).length;
    const hasHead = members.some(({ state, gate }) => state === "SCHEDULED" && gate === 0);
    if (out >= world.definition.perKeyConcurrency || hasHead || named.has(lane)) return [];
    return [`a restart would forget lane ${lane}`];
  });
}

/** Every job at rest is on a list of what is to be swept, under a time that is not too late. */
function retirementViolations(world: ShardWorld, rows: StoredRow[]): string[] {
  const listed = new Set(
    world.sql
      .all("SELECT ids FROM retired")
      .flatMap(({ ids }) => JSON.parse(String(ids)) as number[]),
  );
  return rows.flatMap(({ id, state }) =>
    isAtRest(state) && !listed.has(id) ? [`${id} (${state}) would never be swept`] : [],
  );
}

/** I4: within its window a unique key has exactly the job that took it. */
function reservationViolations(world: ShardWorld, rows: StoredRow[]): string[] {
  const owners = new Set(
    world.sql
      .all("SELECT job_id FROM reservation WHERE expires_at > ?", world.nowMs)
      .map((row) => Number(row["job_id"])),
  );
  return rows.flatMap(({ id, unique_key, created_at }) => {
    const isInWindow = created_at + world.definition.uniqueForMs > world.nowMs;
    if (unique_key === null || isInWindow === owners.has(id)) return [];
    return [`I4 reservation of ${id} ${isInWindow ? "is lost" : "outlives its window"}`];
  });
}

/** Whether the read model lacks the row's last change. */
export function isUnprojected(world: ShardWorld, row: JobRow): boolean {
  return Number(world.projected.get(world.idOf(row.id))?.[18] ?? -1) < row.revision;
}
