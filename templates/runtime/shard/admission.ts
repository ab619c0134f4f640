/**
 * Enqueue: new jobs are stored in one transaction, all or none. A job that may run at once, with nothing waiting before
 * it, is born `QUEUED` and goes out in the same call; the others wait in the line or in their lane.
 */

import type { BindingDefinition } from "../core/definition.ts";
import { checkEnqueueRequest } from "../core/enqueue-check.ts";
import { ENQUEUE_CHUNK_LIMIT, INLINE_PAYLOAD_LIMIT_BYTES, LATEST_TIME_MS } from "../core/limits.ts";
import { fitsUtf8 } from "../core/text.ts";
import type { EnqueueReply, EnqueueRequest, Schedule } from "../protocol.ts";
import type { Dispatch, Dispatcher } from "./dispatcher.ts";
import type { JobRow } from "./job-row.ts";
import { insertJobs } from "./job-inserts.ts";
import type { Memory } from "./memory.ts";
import { placeNewcomers } from "./newcomers.ts";
import type { Sql } from "./ports.ts";
import { Reservations, scoped, type Reservation } from "./reservations.ts";
import type { Retirement } from "./retirement.ts";

/** The local id for each request, in their order. */
export interface Admitted {
  readonly localId: number;
  readonly deduplicated: boolean;
}

export interface AdmissionResult {
  readonly admitted: readonly Admitted[];
  readonly dispatches: readonly Dispatch[];
}

export class Admission {
  readonly #sql: Sql;
  readonly #definition: BindingDefinition;
  readonly #dispatcher: Dispatcher;
  readonly #reservations: Reservations;

  constructor(
    sql: Sql,
    definition: BindingDefinition,
    dispatcher: Dispatcher,
    retirement: Retirement,
  ) {
    this.#sql = sql;
    this.#definition = definition;
    this.#dispatcher = dispatcher;
    this.#reservations = new Reservations(sql, retirement);
  }

  /** Stores the requests, which were checked; inside a transaction, after the jobs that already wait went out. */
  admit(
    memory: Memory,
    requests: readonly EnqueueRequest[],
    nowMs: number,
    maySend: boolean,
  ): AdmissionResult {
    const owners = this.#reservations.owners(requests, nowMs);
    const reserved: Reservation[] = [];
    const waiting: JobRow[] = [];
    const payloads = new Map<number, string>();
    const admitted = requests.map((request): Admitted => {
      const key = scoped(request.partitionKey, request.uniqueKey);
      const owner = key === null ? undefined : owners.get(key);
      if (owner !== undefined) return { localId: owner, deduplicated: true };
      const localId = (memory.lastId += 1);
      const row = this.#waitingRow(localId, request, nowMs, memory.revision);
      if (row.payload === null) payloads.set(localId, request.payload);
      waiting.push(row);
      if (key !== null) {
        owners.set(key, localId);
        const forMs = request.uniqueForMs ?? this.#definition.uniqueForMs;
        reserved.push({ key, localId, expiresAt: nowMs + forMs });
      }
      return { localId, deduplicated: false };
    });
    const atOnce = maySend ? this.#chooseAtOnce(memory, waiting, nowMs) : [];
    const sent = new Map(atOnce.map((row) => [row.id, bornQueued(row, nowMs)]));
    const left = waiting.filter(({ id }) => !sent.has(id));
    const { inLine, settledLanes } = placeNewcomers(this.#sql, memory.lanes, left, atOnce);
    const jobs = waiting.map((row) => ({
      row: sent.get(row.id) ?? row,
      gate: row.lane === null || inLine.has(row) ? (0 as const) : (1 as const),
      payloadApart: payloads.get(row.id) ?? null,
    }));
    insertJobs(this.#sql, jobs);
    for (const { row } of jobs) {
      if (row.lane !== null) memory.lanes.uses(row.priority);
    }
    this.#reservations.reserve(reserved);
    for (const row of left) memory.changed(row.id, null, row.state);
    for (const row of inLine) memory.lanes.addToLine(row.priority, row.due_at);
    memory.waits(left.filter(({ lane }) => lane === null || !settledLanes.has(lane)));
    // In the order of the choice, as the queue hands them on by and large in the order of sending.
    const dispatches = this.#dispatcher.dispatched(memory, [...sent.values()], null);
    return { admitted, dispatches };
  }

  /** The new jobs that go out at once, in their order, by the same axes as any other. */
  #chooseAtOnce(memory: Memory, waiting: readonly JobRow[], nowMs: number): JobRow[] {
    const capacity = this.#dispatcher.capacity(memory, nowMs);
    if (capacity <= 0) return [];
    const due = waiting.filter((row) => row.due_at <= nowMs);
    // All of them have become due just now, so none has aged.
    due.sort((a, b) => b.priority - a.priority || a.id - b.id);
    const chosen: JobRow[] = [];
    const takenInLane = new Map<string, number>();
    for (const row of due) {
      if (chosen.length === capacity) break;
      if (row.lane !== null) {
        const taken = takenInLane.get(row.lane) ?? 0;
        if (memory.lanes.room(row.lane) <= taken) continue;
        takenInLane.set(row.lane, taken + 1);
      }
      chosen.push(row);
    }
    return chosen;
  }

  #waitingRow(localId: number, request: EnqueueRequest, nowMs: number, revision: number): JobRow {
    const maxAttempts = request.maxAttempts ?? this.#definition.maxAttempts;
    const inline = fitsUtf8(request.payload, INLINE_PAYLOAD_LIMIT_BYTES);
    return {
      id: localId,
      state: "SCHEDULED",
      priority: request.priority ?? 0,
      due_at: dueAt(request, nowMs),
      lane: scoped(request.partitionKey, request.concurrencyKey),
      concurrency_key: request.concurrencyKey ?? null,
      unique_key: request.uniqueKey ?? null,
      partition_key: request.partitionKey ?? null,
      attempts: 0,
      max_attempts: maxAttempts,
      attempt_budget: maxAttempts,
      guarantee: request.guarantee ?? null,
      backoff: request.backoff === undefined ? null : JSON.stringify(request.backoff),
      timeout_ms: request.timeoutMs ?? null,
      created_at: nowMs,
      updated_at: nowMs,
      dispatched_at: null,
      started_at: null,
      alive_at: null,
      finished_at: null,
      progress: null,
      result: null,
      result_omitted: null,
      attempts_log: "[]",
      revision,
      payload: inline ? request.payload : null,
      payload_version: request.payloadVersion ?? null,
    };
  }
}

/** The answer to requests of which one is not good; null when all are. */
export function refusalOf(requests: readonly EnqueueRequest[], nowMs: number): EnqueueReply | null {
  if (!Array.isArray(requests) || requests.length > ENQUEUE_CHUNK_LIMIT) {
    const found = Array.isArray(requests) ? `${requests.length} jobs` : typeof requests;
    const expected = `a list of at most ${ENQUEUE_CHUNK_LIMIT} jobs`;
    return { kind: "refused", index: 0, problem: { field: "requests", found, expected } };
  }
  for (const [index, request] of requests.entries()) {
    const problem = checkEnqueueRequest(request, nowMs);
    if (problem !== null) return { kind: "refused", index, problem };
  }
  return null;
}

/** When a request becomes due: only the shard's clock decides, and a time in the past means now. */
export function dueAt(when: Schedule, nowMs: number): number {
  const at = when.runAt ?? nowMs + (when.delayMs ?? 0);
  return Math.min(Math.max(at, nowMs), LATEST_TIME_MS);
}

function bornQueued(row: JobRow, nowMs: number): JobRow {
  return { ...row, state: "QUEUED", dispatched_at: nowMs, alive_at: nowMs };
}
