/** The faults that the simulator must find. Each is one that job systems have had, or that this design invites. */

import type { Mutant } from "./mutant.ts";

export const MUTANTS: readonly Mutant[] = [
  {
    name: "no fencing by attempt number",
    file: "shard/in-flight.ts",
    find: "return attempt?.number === number ? attempt : undefined;",
    replace: "return number < 0 ? undefined : attempt;",
  },
  {
    name: "slot leaks when an attempt ends",
    file: "shard/settlement.ts",
    find: "if (attempt !== undefined) memory.inFlight.remove(attempt);",
    replace: "",
  },
  {
    name: "slot of a key leaks",
    file: "shard/in-flight.ts",
    find: "const left = this.inLane(attempt.lane) - 1;",
    replace: "const left = this.inLane(attempt.lane);",
  },
  {
    name: "bucket in memory only",
    file: "shard/memory.ts",
    find: "if (stored === null) return fullBucket(rate, nowMs);",
    replace: "if (stored === null || nowMs > 0) return fullBucket(rate, nowMs);",
  },
  {
    name: "undo without token return",
    file: "shard/dispatcher.ts",
    find: "memory.setBucket(take(memory.bucket, this.#limits.rate, -1));",
    replace: "memory.setBucket(take(memory.bucket, this.#limits.rate, 0));",
  },
  {
    name: "refused send is not undone",
    file: "shard/turns.ts",
    find: "this.#refused = [...this.#refused, ...chunk];",
    replace: "this.#refused = [];",
  },
  {
    name: "a window of one page instead of the exact order",
    file: "shard/waiting.ts",
    find: "this.#page = this.#readBehind(last);",
    replace: "this.#page = [];",
  },
  {
    name: "aging ignored",
    file: "core/order.ts",
    find: "if (agingIntervalMs === null) return rank.priority;",
    replace: "if (agingIntervalMs === null || nowMs > 0) return rank.priority;",
  },
  {
    name: "new jobs go before those that wait",
    file: "shard/shard.ts",
    find: `this.#turns.takeLast((memory, nowMs, dispatches) => {
      const maySend =
        nowMs >= this.#turns.sendsFrom(nowMs) && !this.#dispatcher.hasDue(memory, nowMs);`,
    replace: `this.#turns.take((memory, nowMs, dispatches) => {
      const maySend = nowMs >= this.#turns.sendsFrom(nowMs);`,
  },
  {
    name: "ack before report",
    file: "consumer/consumer.ts",
    find: "await reporter.drained();",
    replace: "",
  },
  {
    name: "no ack",
    file: "consumer/consumer.ts",
    find: "batch.ackAll();",
    replace: "",
  },
  {
    name: "repeated message in one batch runs twice",
    file: "consumer/batch.ts",
    find: "if (!attempts.includes(attempt)) return attempts.push(attempt);",
    replace: "if (attempt > 0) return attempts.push(attempt);",
  },
  {
    name: "no timeout in the consumer",
    file: "consumer/run-attempt.ts",
    find: 'settle({ kind: "timed-out", error: `${timeout.name}: ${timeout.message}` });',
    replace: "",
  },
  {
    name: "claim of an at-most-once attempt is skipped",
    file: "consumer/delivery.ts",
    find: 'return guarantee === "at-most-once" || payload.kind === "by-reference" || isLate;',
    replace: 'return payload.kind === "by-reference" || isLate;',
  },
  {
    name: "claim is not exclusive",
    file: "shard/attempts.ts",
    find: 'if (attempt.running) return { kind: "stale" };',
    replace: "",
  },
  {
    name: "sweep before projection",
    file: "shard/retirement.ts",
    find: "const candidates = ids.filter((id) => !memory.unprojected.has(id));",
    replace: "const candidates = ids;",
  },
  {
    name: "sweep before its time",
    file: "shard/retirement.ts",
    find: "failedBefore: nowMs - this.#definition.failedRetentionMs,",
    replace: "failedBefore: nowMs - this.#definition.sweepAfterMs,",
  },
  {
    name: "a job at rest is not listed for the sweep",
    file: "shard/settlement.ts",
    find: ".filter(({ change }) => isAtRest(change.state))",
    replace: '.filter(({ change: { state } }) => isAtRest(state) && state !== "CANCELLED")',
  },
  {
    name: "alarm is not armed",
    file: "shard/turns.ts",
    find: `    this.#parts.alarm.arm(needAt, nowMs);
    this.#sender.push`,
    replace: `    this.#sender.push`,
  },
  {
    name: "alarm armed for the present by its own handler",
    file: "shard/alarm-clock.ts",
    find: "Math.max(Math.ceil(earliest), nowMs + 1, this.#firedAt + 1)",
    replace: "Math.max(Math.ceil(earliest), nowMs)",
  },
  {
    name: "alarm does not wait for the rate's next token",
    file: "shard/dispatcher.ts",
    find: "return Math.max(firstAt, Math.min(severalAt, nowMs + TOKENS_WAIT_LIMIT_MS));",
    replace: "return Infinity;",
  },
  {
    name: "no notebook write",
    file: "shard/note-keeper.ts",
    find: "if (!this.#isPageStale && !memory.lanes.notesChanged && !isFarBehind) return;",
    replace: "if (memory.revision > 0) return;",
  },
  {
    name: "notebook forgets the attempts that are out",
    file: "shard/note-keeper.ts",
    find: "const inFlight = memory.inFlight.ids();",
    replace: "const inFlight: number[] = [];",
  },
  {
    name: "lane not reopened when its job ends",
    file: "shard/settlement.ts",
    find: "memory.lanes.roomChanged(row.lane);",
    replace: "continue;",
  },
  {
    name: "a lane keeps its first job after it was taken",
    file: "shard/choose.ts",
    find: "for (const lane of left) lanes.touch(lane);",
    replace: "",
  },
  {
    name: "a lane forgets the jobs behind its first",
    file: "shard/lanes.ts",
    find: "this.#open.set(lane, head === undefined ? others : [...others, head]);",
    replace: "this.#open.set(lane, others);",
  },
  {
    name: "concurrency off by one",
    file: "shard/dispatcher.ts",
    find: "const slots = this.#limits.concurrency - memory.inFlight.size;",
    replace: "const slots = this.#limits.concurrency - memory.inFlight.size + 1;",
  },
  {
    name: "every shard gets the whole concurrency",
    file: "core/share.ts",
    find: "concurrency: part(concurrency),",
    replace: "concurrency,",
  },
  {
    name: "per-key limit off by one",
    file: "shard/lanes.ts",
    find: "return this.#limits.perKeyConcurrency - this.#inFlight.inLane(lane);",
    replace: "return this.#limits.perKeyConcurrency + 1 - this.#inFlight.inLane(lane);",
  },
  {
    name: "retries without backoff",
    file: "shard/conclusion.ts",
    find: "return backoffDelayMs(backoffOf(row, definition), Math.max(1, finished), random);",
    replace:
      "return 0 * backoffDelayMs(backoffOf(row, definition), Math.max(1, finished), random);",
  },
  {
    name: "silent at-most-once job is retried",
    file: "shard/conclusion.ts",
    find: 'return circumstances.definition.requeueUnclaimed && row.state === "QUEUED"',
    replace: "return circumstances.nowMs > 0",
  },
  {
    name: "timed-out at-most-once job is retried",
    file: "shard/conclusion.ts",
    find: 'return atMostOnce ? { state: "STALLED" } : retryOrFail(row, circumstances, null);',
    replace: "return retryOrFail(row, circumstances, null);",
  },
  {
    name: "reaper before the silence is over",
    file: "shard/job-row.ts",
    find: "return timeoutOf(row, definition) + definition.reaperGraceMs;",
    replace: "return timeoutOf(row, definition) / 2;",
  },
  {
    name: "a message that waits for its send counts as silent",
    file: "shard/shard.ts",
    find: "() => this.#turns.unsent()",
    replace: "() => new Set()",
  },
  {
    name: "revision is not raised",
    file: "shard/memory.ts",
    find: "    this.revision += 1;",
    replace: "    this.revision += this.revision % 2;",
  },
  {
    name: "a job that changed during its projection counts as projected",
    file: "shard/unprojected.ts",
    find: "if (this.#changes.get(localId)?.revision !== revision) continue;",
    replace: "if (revision < 0) continue;",
  },
  {
    name: "watermark above what is projected",
    file: "shard/unprojected.ts",
    find: "this.#watermark = Math.max(this.#watermark, lowest - 1);",
    replace: "this.#watermark = Math.max(this.#watermark, revision, lowest);",
  },
  {
    name: "a failed write to D1 counts as done",
    file: "shard/flusher.ts",
    find: "return inTime(this.#ports.readModel.write(json), this.#ports.clock, {",
    replace:
      "return inTime(this.#ports.readModel.write(json).catch(() => {}), this.#ports.clock, {",
  },
  {
    name: "D1 takes older rows over newer ones",
    file: "projection/read-model.ts",
    find: "WHERE excluded.revision > tsumugi_jobs.revision",
    replace: "WHERE excluded.revision <> tsumugi_jobs.revision",
  },
  {
    name: "unique key is not reserved",
    file: "shard/reservations.ts",
    find: "if (reservations.length === 0) return;",
    replace: "if (reservations.length >= 0) return;",
  },
  {
    name: "unique key holds over partitions",
    file: "shard/reservations.ts",
    find: "return partitionKey === undefined ? `:${key}` : `${partitionKey.length}:${partitionKey}:${key}`;",
    replace: "return `:${key}`;",
  },
  {
    name: "reservation without an end",
    file: "shard/reservations.ts",
    find: "WHERE key IN (SELECT value FROM json_each(?)) AND expires_at > ?",
    replace: "WHERE key IN (SELECT value FROM json_each(?)) AND expires_at > ? - 3600000",
  },
  {
    name: "batches of any size",
    file: "shard/sender.ts",
    find: "bytes > SEND_BATCH_LIMIT_BYTES || count === SEND_BATCH_LIMIT",
    replace: "count === SEND_BATCH_LIMIT",
  },
  {
    name: "pauses stretched by a clock that steps back",
    file: "shard/wait-end.ts",
    find: "return untilMs - nowMs > longestMs ? -Infinity : untilMs;",
    replace: "return longestMs < 0 ? -Infinity : untilMs + 0 * nowMs;",
  },
  {
    name: "memory survives a transaction that was undone",
    file: "shard/turns.ts",
    find: "      this.#memory = null;\n",
    replace: "",
  },
  {
    name: "manual retry without new attempts",
    file: "shard/conclusion.ts",
    find: "max_attempts: row.attempts + row.attempt_budget,",
    replace: "max_attempts: row.max_attempts,",
  },
  {
    name: "cancel of a job that may run",
    file: "shard/controls.ts",
    find: 'row.state === "SCHEDULED" ? cancelled(row, nowMs) : null,',
    replace: 'row.state !== "COMPLETED" ? cancelled(row, nowMs) : null,',
  },
  {
    name: "a broken stub is used again",
    file: "core/shard-call.ts",
    find: "for (let tries = 0; ; tries += 1) {",
    replace:
      "const stub = connect();\n  connect = () => stub;\n  for (let tries = 0; ; tries += 1) {",
  },
  {
    name: "pause forgotten after a restart",
    file: "shard/memory.ts",
    find: "this.paused = notebook?.paused === true;",
    replace: "this.paused = notebook === null && nowMs < 0;",
  },
  {
    name: "pause kept in memory only",
    file: "shard/memory.ts",
    find: "if (this.paused !== paused) this.#notes.pageChanged();",
    replace: "",
  },
  {
    name: "new jobs are born dispatched while paused",
    file: "shard/dispatcher.ts",
    find: "if (memory.paused) return 0;",
    replace: "",
  },
  {
    name: "a paused shard wakes up for its due jobs",
    file: "shard/dispatcher.ts",
    find: "if (memory.paused || memory.inFlight.size >= concurrency) return Infinity;",
    replace: "if (memory.inFlight.size >= concurrency) return Infinity;",
  },
  {
    name: "the page counts what a restart reads anyway",
    file: "shard/note-keeper.ts",
    find: "counts: memory.counts.without(states),",
    replace: "counts: memory.counts.without(states.slice(1)),",
  },
  {
    name: "a sweep does not correct the page's counts",
    file: "shard/memory.ts",
    find: `    this.counts.move(from, null);
    this.#notes.pageChanged();`,
    replace: "    this.counts.move(from, null);",
  },
  {
    name: "a job that is taken back counts as out",
    file: "shard/dispatcher.ts",
    find: 'memory.changed(attempt.localId, "QUEUED", "SCHEDULED");',
    replace: 'memory.changed(attempt.localId, "QUEUED", "QUEUED");',
  },
  {
    name: "purge of running jobs",
    file: "shard/purge.ts",
    find: "const rows = [...readJobs(sql, ids).values()];",
    replace: "const rows = [...readJobs(sql, [...ids, ...memory.inFlight.ids()]).values()];",
  },
  {
    name: "purge leaves jobs with keys",
    file: "shard/purge.ts",
    find: "if (ids.size < count) {",
    replace: "if (ids.size < 0) {",
  },
  {
    name: "explain counts jobs of busy keys",
    file: "shard/explanation.ts",
    find: "lane !== ownLane && (left.get(lane) ?? lanes.room(lane)) > 0;",
    replace: "lane !== ownLane && (left.get(lane) ?? lanes.room(lane)) > -9;",
  },
  {
    name: "metrics of the minute are not in the page",
    file: "shard/note-keeper.ts",
    find: "...(minute === null ? {} : { minute }),",
    replace: "",
  },
  {
    name: "an attempt that was never announced is not counted as started",
    file: "shard/attempts.ts",
    find: 'const isFirstSign = row.state === "QUEUED" && outcome.kind !== "returned";',
    replace: 'const isFirstSign = row.state === "RUNNING" && outcome.kind !== "returned";',
  },
];
