/**
 * The queue consumer: reads a batch, runs its jobs at the same time, tells each shard what became of them, acks everything.
 * Retry belongs to the shard (SPEC 3), so the queue must never redeliver by itself: whatever goes wrong here is logged and acked,
 * and what the shard does not hear of is taken back by its reaper.
 */

import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { readBatch, type ShardDeliveries } from "./batch.ts";
import { chunkForClaim, claimChunk } from "./claim.ts";
import { Deadlines } from "./deadlines.ts";
import type { Delivery, PerformerTable } from "./delivery.ts";
import { needsClaim } from "./delivery.ts";
import { errorText } from "./error-text.ts";
import type { AttachedPerformer, Performer } from "./performer.ts";
import { ShardReporter } from "./reporter.ts";
import { runAttempt } from "./run-attempt.ts";
import type { ConsumerRuntime, JobBatch } from "./runtime.ts";
import { systemRuntime } from "./runtime.ts";
import type { PayloadUpgrade } from "./upgrade.ts";
import { ShardConnection } from "./shard-connection.ts";

/** Binding -> performer. Held against each binding's payload and result where it is written (generated/performers.ts). */
export type PerformerMap<Names extends PropertyKey> = {
  readonly [Name in Names]:
    Performer<never, unknown, never> | AttachedPerformer<never, unknown, never>;
};

/** What the generated Worker hands in. */
export interface ConsumerSetup<Performers> {
  readonly definitions: Readonly<Record<string, BindingDefinition>>;
  readonly performers: Performers;
  /** Binding -> what brings older payloads up to date. */
  readonly upgrades?: Readonly<Record<string, PayloadUpgrade>>;
}

/** What the platform hands the consumer with each batch. */
interface Invocation {
  readonly env: unknown;
  readonly executionContext: unknown;
}

/**
 * Handles one batch. Never rejects; resolves when every report is recorded or given up and the batch is acked. Only performers that
 * are attached to the platform's context need the third argument.
 */
export type HandleBatch = (
  batch: JobBatch,
  env: unknown,
  executionContext?: unknown,
) => Promise<void>;

/** The `queue` handler for these bindings. */
export function createConsumer<Performers extends PerformerMap<keyof Performers>>(
  setup: ConsumerSetup<Performers>,
  runtime: ConsumerRuntime = systemRuntime,
): HandleBatch {
  const table: PerformerTable = {
    definitions: new Map(Object.values(setup.definitions).map((each) => [idNameOf(each), each])),
    // Each performer is only ever handed payloads of its own binding.
    performers: new Map(
      Object.entries<Performer | AttachedPerformer>(setup.performers as Record<string, never>),
    ),
    upgrades: new Map(Object.entries(setup.upgrades ?? {})),
  };
  return async (batch, env, executionContext) => {
    try {
      await processBatch(batch, { env, executionContext }, table, runtime);
    } catch (error) {
      logFault(runtime, error);
    } finally {
      batch.ackAll();
    }
  };
}

async function processBatch(
  batch: JobBatch,
  invocation: Invocation,
  table: PerformerTable,
  runtime: ConsumerRuntime,
): Promise<void> {
  await settleAll(
    readBatch(batch, table, runtime).map((group) => processShard(group, invocation, runtime)),
    runtime,
  );
}

/** All of one shard's deliveries: those that need its leave wait for it, the others start at once. */
async function processShard(
  group: ShardDeliveries,
  invocation: Invocation,
  runtime: ConsumerRuntime,
): Promise<void> {
  const [{ definition, shard }] = group;
  const connection = new ShardConnection(invocation.env, definition.shardBinding, shard, runtime);
  const reporter = new ShardReporter(connection, group.length, runtime);
  const deadlines = new Deadlines(runtime.clock);

  const run = async (delivery: Delivery, readPayload: () => unknown): Promise<void> => {
    const reference = { id: delivery.id, attempt: delivery.attempt };
    const startedAt = runtime.clock.now();
    reporter.started(reference, delivery.guarantee === "at-most-once");
    const outcome = await runAttempt(delivery, readPayload, {
      clock: runtime.clock,
      deadlines,
      log: runtime.log,
      ...invocation,
      sendHeartbeat: (progress) =>
        connection.heartbeat(progress === undefined ? reference : { ...reference, progress }),
    });
    reporter.finished(reference, outcome, startedAt);
  };

  /** One claim after the other, as each answer may carry megabytes of payloads; what is granted runs meanwhile. */
  const claimThenRun = async (deliveries: readonly Delivery[]): Promise<void> => {
    const runs: Promise<void>[] = [];
    for (const chunk of chunkForClaim(deliveries)) {
      const { granted, refusedCount } = await claimChunk(chunk, connection, runtime);
      reporter.dropped(refusedCount);
      const started = granted.map(({ delivery, readPayload }) => run(delivery, readPayload));
      runs.push(settleAll(started, runtime));
    }
    await Promise.all(runs);
  };

  await settleAll(
    [
      // Claims first: their calls are on the way while the others run.
      claimThenRun(group.filter(needsClaim)),
      ...group.flatMap((delivery) => {
        const { payload } = delivery;
        if (needsClaim(delivery) || payload.kind !== "inline") return [];
        return [run(delivery, () => payload.value)];
      }),
    ],
    runtime,
  );
  await reporter.drained();
}

/** Waits for all, whatever becomes of each; a rejection here is a fault of the consumer itself. */
async function settleAll(work: readonly Promise<void>[], runtime: ConsumerRuntime): Promise<void> {
  for (const settled of await Promise.allSettled(work)) {
    if (settled.status === "rejected") logFault(runtime, settled.reason);
  }
}

function logFault(runtime: ConsumerRuntime, error: unknown): void {
  runtime.log({ level: "error", event: "consumer-fault", error: errorText(error) });
}
