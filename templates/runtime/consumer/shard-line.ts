/** The consumer's line to one shard during one batch: every kind of call, each try with a new stub. */

import { callShard, connectShard } from "../core/shard-call.ts";
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
import type { CallPolicy } from "../core/shard-call.ts";
import { ADVISORY_POLICY, CLAIM_POLICY, REPORT_POLICY } from "./runtime.ts";
import type { ConsumerRuntime } from "./runtime.ts";

export class ShardLine {
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
