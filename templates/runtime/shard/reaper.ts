/** The reaper: takes back the attempts whose silence has lasted too long (SPEC 7). */

import type { BindingDefinition } from "../core/definition.ts";
import { conclude } from "./conclusion.ts";
import { readAttempts } from "./job-reads.ts";
import type { Memory } from "./memory.ts";
import type { ShardLog, ShardPorts } from "./ports.ts";
import type { Settlement } from "./settlement.ts";

/** Attempts reaped in one transaction. */
const REAPED_AT_ONCE = 500;

export class Reaper {
  readonly #ports: ShardPorts;
  readonly #definition: BindingDefinition;
  readonly #settlement: Settlement;
  readonly #log: ShardLog;

  constructor(
    ports: ShardPorts,
    definition: BindingDefinition,
    settlement: Settlement,
    log: ShardLog,
  ) {
    this.#ports = ports;
    this.#definition = definition;
    this.#settlement = settlement;
    this.#log = log;
  }

  /**
   * The attempt of a message that still waits for its send (`unsent`), as the queue is slow, has not begun: it was not
   * dispatched, and must not cost an attempt.
   */
  reap(memory: Memory, nowMs: number, unsent: () => ReadonlySet<number>): void {
    const silent = memory.inFlight.overdue(nowMs);
    const waiting = silent.length === 0 ? new Set<number>() : unsent();
    for (const attempt of silent) {
      if (waiting.has(attempt.localId)) memory.inFlight.alive(attempt, nowMs, attempt.running);
    }
    const lost = silent.filter(({ localId }) => !waiting.has(localId)).slice(0, REAPED_AT_ONCE);
    const { sql, random } = this.#ports;
    const definition = this.#definition;
    const rows = readAttempts(
      sql,
      lost.map(({ localId }) => localId),
    );
    const transitions = lost.flatMap((attempt) => {
      const row = rows.get(attempt.localId);
      if (row === undefined) return [];
      const { number, silenceMs } = attempt;
      const detail = { id: row.id, attempt: number, state: row.state };
      this.#log({ level: "warn", event: "attempt-reaped", detail });
      memory.metrics.ended("lost", 0, nowMs);
      const error = `No answer for ${silenceMs} ms: the performer crashed, hit a limit, or its report was lost.`;
      const circumstances = {
        definition,
        random,
        nowMs,
        startedAt: row.started_at,
        finishedAt: nowMs,
      };
      return [{ row, change: conclude(row, { kind: "lost", error }, circumstances) }];
    });
    this.#settlement.settle(memory, transitions, nowMs);
    memory.inFlight.refreshDeadline();
  }
}
