/**
 * A whole job system in a test: the shards, the client and the consumer that ship, in memory and under a virtual clock.
 * Nothing of it is a stand-in but the platform: SQLite is Node's, the queue hands every message on once, there is no D1.
 */

import type { Job } from "../client/types.ts";
import { createConsumer } from "../consumer/consumer.ts";
import type { LogRecord } from "../consumer/log.ts";
import type { AttachedPerformer, JobContext, Performer } from "../consumer/performer.ts";
import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { createControl } from "../client/control.ts";
import { toBindingTable } from "../client/setup.ts";
import { NonRetryableError } from "../core/performer-errors.ts";
import { MissingPerformerError, NotDrainedError } from "./errors.ts";
import { MemoryQueue } from "./memory-queue.ts";
import { MemoryReadModel } from "./memory-read-model.ts";
import { MemoryShards } from "./memory-shards.ts";
import type { SqliteDatabase } from "./memory-sql.ts";
import { RunningPerformers } from "./running.ts";
import { VirtualClock } from "./virtual-clock.ts";

/** What a test says about its system. `Performers`: all of the project's; a test gives those that it is about. */
export interface TestSystemOptions<Performers, OwnEnv> {
  /** A new, empty database for each shard: `() => new DatabaseSync(":memory:")`, with `DatabaseSync` of `node:sqlite`. */
  readonly database: () => SqliteDatabase;
  readonly performers: Partial<Performers>;
  /** What performers find in `ctx.env` beside Tsumugi's own bindings. */
  readonly env?: OwnEnv;
  /** Where the virtual clock begins: a Date or epoch ms; now by default. */
  readonly startAt?: Date | number;
  /** Chance in [0, 1), which spreads the waits between attempts; always 0.5 by default, so that they are the same in every run. */
  readonly random?: () => number;
  /**
   * How long, in real ms, virtual time stands still for performers that wait for something real, as a timer or the network; 100
   * by default. A performer that takes longer may meet its deadline.
   */
  readonly patienceMs?: number;
}

/** A job system that does something only when it is told to. */
export interface TestSystem<Env> {
  /** What the client's calls take: `enqueue(system.env, …)`. */
  readonly env: Env;
  /** The virtual time, epoch ms. */
  readonly now: () => number;
  /** Lets so much virtual time pass, and everything happen that is due by then. */
  readonly advance: (durationMs: number) => Promise<void>;
  /**
   * Lets time pass until every job is at rest: completed, failed, cancelled or stalled. Waits of any length are skipped.
   *
   * @throws NotDrainedError when jobs are left after `limitMs` of virtual time (a year by default)
   * @throws MissingPerformerError when a job ran whose performer the test did not give
   */
  readonly drain: (options?: { readonly limitMs?: number }) => Promise<void>;
  /** The job with its last state, also after its shard has swept it; null for an id that was never given out. */
  readonly job: (id: string) => Promise<Job | null>;
  /** What shards, consumer and performers have logged so far. */
  readonly log: readonly LogRecord[];
}

const PATIENCE_MS = 100;
const DRAIN_LIMIT_MS = 365 * 24 * 60 * 60_000;

/** What the generated `createTestSystem` is made of. */
export function createSystem<Performers, OwnEnv, Env>(
  definitions: Readonly<Record<string, BindingDefinition>>,
  options: TestSystemOptions<Performers, OwnEnv>,
): TestSystem<Env> {
  const { patienceMs = PATIENCE_MS, random = () => 0.5, startAt = Date.now() } = options;
  const clock = new VirtualClock(Number(startAt));
  const running = new RunningPerformers(patienceMs);
  const readModel = new MemoryReadModel();
  const queues = new Map<string, MemoryQueue>();
  const log: LogRecord[] = [];
  const faults: unknown[] = [];
  const writeLog = (record: LogRecord): void => void log.push(record);

  const shards = new MemoryShards(options.database, {
    clock,
    random,
    send: (queueBinding, bodies) => queueOf(queueBinding).send(bodies),
    project: (rowsJson) => readModel.write(rowsJson),
    log: writeLog,
  });
  const env = {
    ...options.env,
    ...Object.fromEntries(
      Object.values(definitions).map((each) => [each.shardBinding, shards.namespaceOf(each)]),
    ),
  };
  const given = options.performers as Readonly<
    Record<string, Performer | AttachedPerformer | undefined>
  >;
  const performers = Object.fromEntries(
    Object.keys(definitions).map((name) => [
      name,
      (payload: unknown, ctx: JobContext) => {
        const performer = given[name];
        if (performer === undefined) throw missing(name);
        return running.during(async () =>
          typeof performer === "function"
            ? performer(payload, ctx)
            : performer.perform(payload, ctx, {}),
        );
      },
    ]),
  );
  const consume = createConsumer(
    // Each is only ever handed payloads of its own binding.
    { definitions, performers: performers as Record<string, never> },
    { clock, random, log: writeLog },
  );
  const control = createControl(
    toBindingTable({ definitions, checks: {} }),
    env,
    { clock, random },
    null,
  );

  function queueOf(binding: string): MemoryQueue {
    const known = queues.get(binding);
    if (known !== undefined) return known;
    const queue = new MemoryQueue(clock, (bodies) => {
      const messages = bodies.map((body) => ({ body }));
      void consume({ queue: binding, messages, ackAll: () => {} }, env);
    });
    queues.set(binding, queue);
    return queue;
  }

  function missing(binding: string): NonRetryableError {
    const fault = new MissingPerformerError(binding);
    faults.push(fault);
    return new NonRetryableError(fault.message);
  }

  function throwFault(): void {
    if (faults.length > 0) throw faults.shift();
  }

  async function advanceTo(timeMs: number): Promise<void> {
    do await running.settle();
    while (clock.step(timeMs));
    throwFault();
  }

  return {
    env: env as Env,
    now: () => clock.now(),
    advance: (durationMs) => advanceTo(clock.now() + durationMs),
    drain: async ({ limitMs = DRAIN_LIMIT_MS } = {}) => {
      const untilMs = clock.now() + limitMs;
      for (;;) {
        await running.settle();
        throwFault();
        if (shards.unfinished().length === 0) return;
        if (!clock.step(untilMs)) throw new NotDrainedError(shards.unfinished(), limitMs);
      }
    },
    job: async (id) => {
      const job = (await control.get(id)) ?? readModel.get(id);
      const definition = Object.values(definitions).find((each) => idNameOf(each) === job?.binding);
      return job === null || definition === undefined ? job : { ...job, binding: definition.name };
    },
    log,
  };
}
