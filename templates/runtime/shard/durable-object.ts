/** The Durable Object around a shard: hands it the platform's storage, queue, database and alarm, and nothing else. */

import { DurableObject } from "cloudflare:workers";
import { idNameOf, type BindingDefinition } from "../core/definition.ts";
import { parseShardName } from "../core/job-id.ts";
import { readModelDatabase, writeReadModel } from "../projection/read-model.ts";
import type { Explanation, MinuteMetrics, PurgeReply, ShardReport } from "../operations.ts";
import type {
  AttemptReference,
  AttemptReport,
  ClaimReply,
  ClaimRequest,
  ControlReply,
  EnqueueReply,
  EnqueueRequest,
  HeartbeatReply,
  HeartbeatRequest,
  JobView,
  ReportReply,
  Schedule,
  ShardApi,
} from "../protocol.ts";
import type { ShardPorts } from "./ports.ts";
import { Shard } from "./shard.ts";
import { MeteredSql, type ShardUsage } from "./metered-sql.ts";

/** Base of the generated classes, one per binding. Every call is one billed request. */
export abstract class JobShard<Env extends object> extends DurableObject<Env> implements ShardApi {
  protected abstract readonly definition: BindingDefinition;
  /** A member and no method, as methods can be called from outside. */
  protected readonly minuteClosed: ShardPorts["minuteClosed"] = undefined;
  readonly #sql: MeteredSql;
  #armedAt: number | null = null;
  #shard: Shard | null = null;
  #requests = 0;
  #alarmsSet = 0;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql = new MeteredSql(ctx.storage);
    void ctx.blockConcurrencyWhile(async () => {
      this.#armedAt = await ctx.storage.getAlarm();
    });
  }

  async enqueue(requests: readonly EnqueueRequest[]): Promise<EnqueueReply> {
    return this.#called().enqueue(requests);
  }

  async get(ids: readonly string[]): Promise<readonly (JobView | null)[]> {
    return this.#called().get(ids);
  }

  async cancel(id: string): Promise<ControlReply> {
    return this.#called().cancel(id);
  }

  async retry(id: string): Promise<ControlReply> {
    return this.#called().retry(id);
  }

  async reschedule(id: string, when: Schedule): Promise<ControlReply> {
    return this.#called().reschedule(id, when);
  }

  async inspect(): Promise<ShardReport> {
    return this.#called().inspect();
  }

  async explain(id: string): Promise<Explanation> {
    return this.#called().explain(id);
  }

  async pause(): Promise<void> {
    this.#called().pause();
  }

  async resume(): Promise<void> {
    this.#called().resume();
  }

  async purge(limit: number): Promise<PurgeReply> {
    return this.#called().purge(limit);
  }

  async cancelMany(ids: readonly string[]): Promise<readonly ControlReply[]> {
    return this.#called().cancelMany(ids);
  }

  async retryMany(ids: readonly string[]): Promise<readonly ControlReply[]> {
    return this.#called().retryMany(ids);
  }

  async metrics(sinceMinute: number): Promise<readonly MinuteMetrics[]> {
    return this.#called().metrics(sinceMinute);
  }

  async claim(requests: readonly ClaimRequest[]): Promise<readonly ClaimReply[]> {
    return this.#called().claim(requests);
  }

  async start(references: readonly AttemptReference[]): Promise<void> {
    this.#called().start(references);
  }

  async report(reports: readonly AttemptReport[]): Promise<readonly ReportReply[]> {
    return this.#called().report(reports);
  }

  async heartbeat(request: HeartbeatRequest): Promise<HeartbeatReply> {
    return this.#called().heartbeat(request);
  }

  async wake(): Promise<void> {
    this.#called().wake();
  }

  override async alarm(info?: AlarmInvocationInfo): Promise<void> {
    this.#called().alarmFired(info?.scheduledTime ?? Date.now());
  }

  /** What this instance has used since it was started; counts as the platform bills them. */
  async usage(): Promise<ShardUsage> {
    const { rowsRead, rowsWritten } = this.#sql;
    return { rowsRead, rowsWritten, alarmsSet: this.#alarmsSet, requests: this.#requests };
  }

  #called(): Shard {
    this.#requests += 1;
    this.#shard ??= new Shard(this.#ports(), {
      definition: this.definition,
      index: this.#index(),
      armedAt: this.#armedAt,
    });
    return this.#shard;
  }

  /** The object's name says which shard it is; an object of any other name is nobody's shard. */
  #index(): number {
    const { name } = this.ctx.id;
    const parts = name === undefined ? null : parseShardName(name);
    if (parts?.binding !== idNameOf(this.definition)) {
      throw new Error(
        `Expected a Durable Object named "${idNameOf(this.definition)}#<shard>", found ${JSON.stringify(name)}: ` +
          "get it by getByName, not by an id's text.",
      );
    }
    return parts.shard;
  }

  #ports(): ShardPorts {
    const { ctx, env } = this;
    return {
      sql: this.#sql,
      clock: {
        now: () => Date.now(),
        after: (durationMs, callback) => {
          const timer = setTimeout(callback, durationMs);
          return () => clearTimeout(timer);
        },
      },
      random: () => Math.random(),
      queue: {
        send: async (bodies) => {
          const queue = producerOf(env, this.definition.queueBinding);
          await queue.sendBatch(bodies.map((body) => ({ body, contentType: "text" as const })));
        },
      },
      readModel: { write: async (rowsJson) => writeReadModel(readModelDatabase(env), rowsJson) },
      alarm: {
        set: (timeMs) => {
          this.#alarmsSet += 1;
          ctx.waitUntil(ctx.storage.setAlarm(timeMs));
        },
      },
      log: (event) => {
        console[event.level](JSON.stringify(event));
      },
      minuteClosed: this.minuteClosed,
      background: (work) => {
        ctx.waitUntil(work);
      },
    };
  }
}

/** The queue's producer in a Worker's env; throws where the Worker's configuration lacks it. */
function producerOf(env: object, queueBinding: string): Queue<string> {
  const queue = Reflect.get(env, queueBinding) as Queue<string> | undefined;
  if (queue !== undefined) return queue;
  throw new Error(`env.${queueBinding} is missing: is it in the Worker's queue producers?`);
}
