/** A small world around the consumer: time that stands still, shards that remember, and one performer that acts out a script. */

import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { Clock } from "../../../templates/runtime/core/clock.ts";
import { createConsumer } from "../../../templates/runtime/consumer/consumer.ts";
import type { LogRecord } from "../../../templates/runtime/consumer/log.ts";
import type { JobContext } from "../../../templates/runtime/consumer/performer.ts";
import type {
  AttemptReference,
  AttemptReport,
  ClaimReply,
  ClaimRequest,
  HeartbeatReply,
  HeartbeatRequest,
  JobMessage,
  ReportReply,
} from "../../../templates/runtime/protocol.ts";
import { definitionOf as defaultDefinition } from "../../support/definition.ts";

export const START = Date.UTC(2026, 2, 1);

/** Time moves only by `advance`; each timer's consequences are played out before the next one fires. */
export class FakeClock implements Clock {
  #now = START;
  #timers: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  setTimeout(run: () => void, afterMs: number): unknown {
    const timer = { at: this.#now + afterMs, run };
    this.#timers.push(timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    this.#timers = this.#timers.filter((each) => each !== timer);
  }

  get pending(): number {
    return this.#timers.length;
  }

  async advance(durationMs: number): Promise<void> {
    const end = this.#now + durationMs;
    await playOut();
    for (;;) {
      const [next] = this.#timers
        .filter((timer) => timer.at <= end)
        .sort((left, right) => left.at - right.at);
      if (next === undefined) break;
      this.clearTimeout(next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await playOut();
    }
    this.#now = end;
  }
}

/** Lets everything happen that waits for nothing but promises. */
export function playOut(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export interface Call {
  readonly at: number;
  readonly shard: string;
  readonly kind: "claim" | "start" | "report" | "heartbeat";
  readonly input: unknown;
}

/** Shards that grant and record everything, unless the test says otherwise. */
export class FakeShards {
  readonly calls: Call[] = [];
  stubs = 0;
  onClaim: (request: ClaimRequest) => ClaimReply = () => ({ kind: "granted" });
  onHeartbeat: (request: HeartbeatRequest) => HeartbeatReply = () => ({ kind: "current" });
  onReport: (report: AttemptReport) => ReportReply = () => ({ kind: "recorded" });
  /** Thrown by the next calls of that kind, first to last; a promise is handed out as the answer. */
  readonly failures: Partial<Record<Call["kind"], unknown[]>> = {};
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  getByName(shard: string) {
    this.stubs += 1;
    let isBroken = false;
    const call = <Answer>(kind: Call["kind"], input: unknown, answer: () => Answer) => {
      if (isBroken) return Promise.reject(new Error("a stub was used after it broke"));
      this.calls.push({ at: this.#clock.now() - START, shard, kind, input });
      const planned = this.failures[kind];
      if (planned !== undefined && planned.length > 0) {
        isBroken = true;
        const failure = planned.shift();
        return failure instanceof Promise ? failure : Promise.reject(failure as Error);
      }
      return Promise.resolve(answer());
    };
    return {
      claim: (requests: readonly ClaimRequest[]) =>
        call("claim", requests, () => requests.map((each) => this.onClaim(each))),
      start: (references: readonly AttemptReference[]) =>
        call<void>("start", references, () => undefined),
      report: (reports: readonly AttemptReport[]) =>
        call("report", reports, () => reports.map((each) => this.onReport(each))),
      heartbeat: (request: HeartbeatRequest) =>
        call("heartbeat", request, () => this.onHeartbeat(request)),
    };
  }

  of(kind: Call["kind"]): Call[] {
    return this.calls.filter((call) => call.kind === kind);
  }

  get reports(): AttemptReport[] {
    return this.of("report").flatMap((call) => call.input as AttemptReport[]);
  }
}

export function definitionOf(
  name: string,
  changes: Partial<BindingDefinition> = {},
): BindingDefinition {
  return defaultDefinition({ name, shardBinding: `TSUMUGI_${name}`, ...changes });
}

/** What the scripted performer is told by its payload. */
export type Script = (ctx: JobContext, payload: unknown) => unknown;

export interface World {
  readonly clock: FakeClock;
  readonly shards: FakeShards;
  readonly logs: LogRecord[];
  /** Ids in the order in which the performer was called. */
  readonly performed: string[];
  /** Payload name -> what the performer does with it. */
  readonly scripts: Map<unknown, Script>;
  /** Hands a batch to the consumer. */
  deliver(...bodies: readonly unknown[]): Delivered;
}

export interface Delivered {
  readonly done: Promise<void>;
  readonly isAcked: () => boolean;
}

export function createWorld(): World {
  const clock = new FakeClock();
  const shards = new FakeShards(clock);
  const logs: LogRecord[] = [];
  const performed: string[] = [];
  const scripts = new Map<unknown, Script>();
  const performer = (payload: unknown, ctx: JobContext): unknown => {
    performed.push(ctx.jobId);
    return scripts.get(payload)?.(ctx, payload);
  };
  const definitions = {
    MAIL: definitionOf("MAIL"),
    CHARGE: definitionOf("CHARGE", { guarantee: "at-most-once" }),
  };
  const handleBatch = createConsumer(
    { definitions, performers: { MAIL: performer, CHARGE: performer } },
    { clock, random: () => 0.5, log: (record) => logs.push(record) },
  );
  const env = { TSUMUGI_MAIL: shards, TSUMUGI_CHARGE: shards };
  return {
    clock,
    shards,
    logs,
    performed,
    scripts,
    deliver: (...bodies) => {
      let isAcked = false;
      const batch = {
        queue: "test-default",
        messages: bodies.map((body) => ({ body })),
        ackAll: () => {
          isAcked = true;
        },
      };
      return { done: handleBatch(batch, env), isAcked: () => isAcked };
    },
  };
}

let lastLocalId = 0;

/** Body of a message for a new job. */
export function message(payload: unknown, changes: Partial<JobMessage> = {}): JobMessage {
  lastLocalId += 1;
  return {
    v: 1,
    id: `MAIL#0:${String(lastLocalId).padStart(11, "0")}`,
    attempt: 1,
    dispatchedAt: START,
    payload,
    ...changes,
  };
}

/** What a call never gets, and what it gets from a shard that was reset or has too much to do. */
export const never = (): Promise<never> => new Promise(() => undefined);
export const reset = () => Object.assign(new Error("reset"), { retryable: true });
export const overloaded = () => Object.assign(new Error("overloaded"), { overloaded: true });
