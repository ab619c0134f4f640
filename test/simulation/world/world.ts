/** A run's world: its shards, queues, read model and isolates, and the checks that watch every step of it. */

import { formatJobId, parseJobId, parseShardName } from "../../../templates/runtime/core/job-id.ts";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { EnqueueReceipt } from "../../../templates/runtime/protocol.ts";
import { Chance } from "../../support/chance.ts";
import { createChecks } from "../checks/checks.ts";
import type { Check, Start } from "../checks/check.ts";
import type { PlannedJob, TimedOperation } from "../plan/operations.ts";
import { QUIET_AFTER_MS, type Plan } from "../plan/plan.ts";
import { namespaceFor, type Invocation } from "./calls.ts";
import { consumeBatch, type BatchInvocation } from "./consumer.ts";
import { Coverage } from "./coverage.ts";
import { Faults } from "./faults.ts";
import { isDispatch } from "./ledger.ts";
import { MessageQueue } from "./message-queue.ts";
import { askMetrics, explain, inBulk, operate } from "./operator.ts";
import { control, enqueue } from "./producer.ts";
import { ReadModel } from "./read-model.ts";
import { ShardHost } from "./shard-host.ts";
import type { JobWrite, StoredJob } from "./storage.ts";
import { Timeline } from "./timeline.ts";
import type { HostTurn } from "./turn.ts";

/** Where virtual time begins: 2026-11-30T00:00:00Z. */
export const START_MS = Date.UTC(2026, 10, 30);
/** Within this time after a deploy everything runs the new version. */
const DEPLOY_MS = 10_000;

/** What a check found. */
export interface Violation {
  readonly check: string;
  readonly text: string;
}

export class World {
  readonly plan: Plan;
  readonly chance: Chance;
  readonly timeline: Timeline;
  readonly faults: Faults;
  readonly readModel: ReadModel;
  readonly coverage = new Coverage();
  readonly hosts = new Map<string, ShardHost>();
  /** The newest deploy, for whoever starts now. */
  definitions: Record<string, BindingDefinition>;
  /** Ids that a producer was told, in their order. */
  readonly acceptedIds: string[] = [];
  /** Batches that were delivered and are neither acknowledged nor dead. */
  readonly openBatches = new Set<BatchInvocation>();
  /** Every queue refuses everything until then (virtual time). */
  queuesDownUntilMs = -Infinity;
  violation: Violation | null = null;
  /** The history in words, kept only when somebody will read it. */
  readonly history: string[] | null;
  readonly #checks: readonly Check[];
  readonly #queues = new Map<string, MessageQueue>();
  #definitionsBefore: Record<string, BindingDefinition> = {};
  #mixedUntilMs = -Infinity;
  #touched: ShardHost[] = [];
  /** What people do to whole bindings, under way or done. */
  readonly #steering = new Set<Promise<void>>();
  #names = 0;

  constructor(plan: Plan, keepsHistory: boolean) {
    this.plan = plan;
    this.history = keepsHistory ? [] : null;
    const chance = new Chance(plan.seed);
    this.chance = chance.fork("world");
    this.timeline = new Timeline(START_MS, chance.fork("ties"));
    this.faults = new Faults(plan.rates, chance.fork("faults"));
    this.readModel = new ReadModel(this);
    this.definitions = Object.fromEntries(plan.bindings.map((each) => [each.name, each]));
    this.#checks = createChecks(this);
    for (const each of plan.operations) this.#schedule(each);
    this.timeline.after(plan.safetyMs, () => {
      this.faults.isOver = true;
      this.tell("from now on nothing goes wrong");
      void this.#resumeAll();
    });
  }

  /** True once every trace of the faults must be gone. */
  get isQuiet(): boolean {
    return this.timeline.nowMs >= START_MS + this.plan.safetyMs + QUIET_AFTER_MS;
  }

  /** Notes a line of the history; a function is only asked when somebody will read it. */
  tell(text: string | (() => string)): void {
    if (this.history === null) return;
    const seconds = ((this.timeline.nowMs - START_MS) / 1_000).toFixed(3);
    this.history.push(`${seconds.padStart(9)} s  ${typeof text === "string" ? text : text()}`);
  }

  fail(check: string, text: string): void {
    this.violation ??= { check, text };
  }

  nextName(kind: string): string {
    this.#names += 1;
    return `${kind} ${this.#names}`;
  }

  definitionOf(binding: string): BindingDefinition {
    const definition = this.definitions[binding];
    if (definition === undefined) throw new Error(`no binding ${binding}`);
    return definition;
  }

  hostOf(name: string): ShardHost {
    let host = this.hosts.get(name);
    if (host === undefined) {
      const parts = parseShardName(name);
      if (parts === null) throw new Error(`no shard is named ${name}`);
      host = new ShardHost(this, parts.binding, parts.shard);
      this.hosts.set(name, host);
    }
    return host;
  }

  queueOf(name: string): MessageQueue {
    let queue = this.#queues.get(name);
    if (queue === undefined) {
      queue = new MessageQueue(this, name, this.plan.maxBatchSize);
      this.#queues.set(name, queue);
    }
    return queue;
  }

  envFor(invocation: Invocation): object {
    const bindings = this.plan.bindings.map(({ shardBinding }) => [
      shardBinding,
      namespaceFor(this, invocation),
    ]);
    return Object.fromEntries(bindings) as object;
  }

  /** For some seconds after a deploy, isolates of both versions are at work. */
  versionOfIsolate(): Record<string, BindingDefinition> {
    const isMixed = this.timeline.nowMs < this.#mixedUntilMs && !this.faults.isOver;
    return isMixed && this.chance.chance(0.5) ? this.#definitionsBefore : this.definitions;
  }

  consume(queue: string, bodies: readonly string[]): void {
    consumeBatch(this, this.versionOfIsolate(), queue, bodies);
  }

  /** The last row that was stored of a job, swept or not. */
  lastRow(id: string): StoredJob | undefined {
    const parts = parseJobId(id);
    if (parts === null) return undefined;
    return this.hosts.get(`${parts.binding}#${parts.shard}`)?.ledger.ever.get(parts.localId);
  }

  idOf(host: ShardHost, localId: number): string {
    return formatJobId(host.binding, host.index, localId);
  }

  turnBegan(host: ShardHost): void {
    this.#touched.push(host);
  }

  /** The event is over: the turns that it began come to their ends. */
  endEvent(): void {
    const touched = this.#touched;
    this.#touched = [];
    for (const host of touched) host.endTurn();
  }

  turnEnded(
    host: ShardHost,
    { kind, args, answer, events, told, statements, failAt }: HostTurn,
    writes: readonly JobWrite[],
  ): void {
    if (answer.kind === "value" && (kind === "pause" || kind === "resume")) {
      host.isPaused = kind === "pause";
    }
    for (const { event, detail } of events) {
      this.coverage.count(`event ${event}`);
      this.tell(() => `${host.name} logs ${event} ${JSON.stringify(detail).slice(0, 160)}`);
      if (event === "illegal-transition") this.fail("transitions", JSON.stringify(detail));
    }
    const steps = writes.map((write) => {
      const step = host.ledger.stepOf(write);
      this.coverage.transition(step);
      this.tell(() => wordsOf(this.idOf(host, step.id), kind, step.before, step.after));
      for (const check of this.#checks) this.#note(check, check.step?.(step, host));
      host.ledger.apply(step);
      if (isDispatch(step))
        host.noteDispatch(`${this.idOf(host, step.id)}/${(step.after?.attempts ?? 0) + 1}`);
      return step;
    });
    if (told.length > 0) this.coverage.count("minute closed");
    const turn = { kind, args, steps, answer, told, failed: statements >= failAt };
    for (const check of this.#checks) this.#note(check, check.turn?.(turn, host));
  }

  /** A producer was told that its job is stored. */
  accepted(job: PlannedJob, receipt: EnqueueReceipt): void {
    if (!receipt.deduplicated) this.acceptedIds.push(receipt.id);
    for (const check of this.#checks) this.#note(check, check.accepted?.(job, receipt));
  }

  started(start: Start): void {
    this.coverage.count("performer started");
    this.tell(() => `performer of ${start.id}/${start.attempt} starts`);
    for (const check of this.#checks) this.#note(check, check.started?.(start));
  }

  acked(invocation: BatchInvocation): void {
    for (const check of this.#checks) this.#note(check, check.acked?.(invocation));
  }

  /** Everything has come to rest. */
  rest(): void {
    for (const check of this.#checks) this.#note(check, check.rest?.());
  }

  close(): void {
    this.readModel.close();
    for (const host of this.hosts.values()) host.storage.close();
  }

  #note(check: Check, found: string | null | undefined): void {
    if (found !== null && found !== undefined) this.fail(check.name, found);
  }

  #schedule({ atMs, operation }: TimedOperation): void {
    this.timeline.after(atMs, () => {
      this.coverage.count(`operation ${operation.kind}`);
      switch (operation.kind) {
        case "enqueue":
          return enqueue(this, operation);
        case "cancel":
        case "retry":
        case "get":
        case "reschedule":
          return control(this, operation);
        case "pause":
        case "resume":
        case "purge":
        case "stats":
          this.#steering.add(operate(this, operation));
          return;
        case "explain":
          return explain(this, operation);
        case "metrics":
          return askMetrics(this, operation);
        case "purge-some":
        case "cancel-many":
        case "retry-many":
          return inBulk(this, operation);
        case "crash": {
          const host = this.#pickHost(operation.pick);
          this.tell(`${host?.name} crashes`);
          return host?.crash();
        }
        case "wake": {
          const host = this.#pickHost(operation.pick);
          return host?.call(
            "wake",
            (shard) => shard.wake(),
            () => {},
          );
        }
        case "step-clock": {
          const host = this.#pickHost(operation.pick);
          this.tell(`the clock of ${host?.name} steps by ${operation.byMs} ms`);
          return host?.stepClock(operation.byMs);
        }
        case "outage":
          this.tell(`D1 is down for ${operation.durationMs} ms`);
          this.readModel.outageUntilMs = this.timeline.nowMs + operation.durationMs;
          return;
        case "queue-outage":
          this.tell(`the queues are down for ${operation.durationMs} ms`);
          this.queuesDownUntilMs = this.timeline.nowMs + operation.durationMs;
          return;
        case "deploy":
          return this.#deploy(operation.definition);
      }
    });
  }

  /** Shards take up the new version one after the other, within seconds. */
  #deploy(definition: BindingDefinition): void {
    this.tell(() => `deploy ${JSON.stringify(definition)}`);
    this.#definitionsBefore = this.definitions;
    this.#mixedUntilMs = this.timeline.nowMs + DEPLOY_MS;
    this.definitions = { ...this.definitions, [definition.name]: definition };
    for (const host of this.hosts.values()) {
      if (host.binding !== definition.name) continue;
      this.timeline.after(this.chance.below(DEPLOY_MS), () => {
        this.tell(`${host.name} takes up its new version`);
        host.crash();
      });
    }
  }

  /** When nobody's call can pause a shard any more, however late it comes, all go on. */
  async #resumeAll(): Promise<void> {
    await Promise.all(this.#steering);
    await Promise.all(
      this.plan.bindings.map(({ name }) => operate(this, { kind: "resume", binding: name })),
    );
  }

  #pickHost(pick: number): ShardHost | undefined {
    const hosts = [...this.hosts.values()];
    return hosts[pick % Math.max(1, hosts.length)];
  }
}

function wordsOf(
  id: string,
  kind: string,
  before: StoredJob | null,
  after: StoredJob | null,
): string {
  if (after === null) return `${id} is swept (${kind})`;
  const from = before === null ? "new" : `${before.state}/${before.attempts}`;
  const key = after.lane === null ? "" : ` lane ${after.lane}`;
  const due = new Date(after.due_at).toISOString().slice(14, -1);
  return `${id} ${from} -> ${after.state}/${after.attempts} (${kind}; due ${due}, priority ${after.priority}${key})`;
}
