/** The consumer's connection to one shard during one batch: every kind of call, each try with a new stub. */

import { callShard, connectShard, type CallPolicy } from "../core/shard-call.ts";
import type {
  AttemptReference,
  AttemptReport,
  ClaimReply,
  ClaimRequest,
  HeartbeatReply,
  HeartbeatRequest,
  ReportReply,
  ShardApi,
} from "../protocol.ts";
import type { ConsumerRuntime } from "./runtime.ts";

/** Reports are safe to repeat: a repeat of one that was recorded changes nothing. About 3 s of tries, then the reaper decides. */
const REPORT_POLICY: CallPolicy = {
  delaysMs: [50, 200, 800, 2_000],
  tryTimeoutMs: 10_000,
  isWorthRepeating: () => true,
};

/** Claims, too: an exclusive claim whose answer was lost is refused when repeated, so its attempt never starts twice. */
const CLAIM_POLICY: CallPolicy = {
  delaysMs: [50, 200, 800],
  tryTimeoutMs: 10_000,
  isWorthRepeating: () => true,
};

/** Heartbeats and start reports are advisory: the next one makes up for a lost one. */
const ADVISORY_POLICY: CallPolicy = {
  delaysMs: [],
  tryTimeoutMs: 10_000,
  isWorthRepeating: () => false,
};

export class ShardConnection {
  /** For example `MAIL#0`. */
  readonly shard: string;
  readonly #connect: () => ShardApi;
  readonly #runtime: ConsumerRuntime;

  constructor(env: unknown, shardBinding: string, shard: string, runtime: ConsumerRuntime) {
    this.shard = shard;
    this.#connect = () => connectShard(env, shardBinding, shard);
    this.#runtime = runtime;
  }

  claim(requests: readonly ClaimRequest[]): Promise<readonly ClaimReply[]> {
    return this.#call(CLAIM_POLICY, (stub) => stub.claim(requests));
  }

  start(references: readonly AttemptReference[]): Promise<void> {
    return this.#call(ADVISORY_POLICY, (stub) => stub.start(references));
  }

  heartbeat(request: HeartbeatRequest): Promise<HeartbeatReply> {
    return this.#call(ADVISORY_POLICY, (stub) => stub.heartbeat(request));
  }

  /** `makeReports` is asked at each try, as reports carry how long ago things were. */
  report(makeReports: () => readonly AttemptReport[]): Promise<readonly ReportReply[]> {
    return this.#call(REPORT_POLICY, (stub) => stub.report(makeReports()));
  }

  #call<Answer>(policy: CallPolicy, call: (stub: ShardApi) => Promise<Answer>): Promise<Answer> {
    return callShard(this.#connect, call, policy, this.#runtime.clock, this.#runtime.random);
  }
}
