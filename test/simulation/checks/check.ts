/** A check watches a run. Each answers in words what is wrong, or null; a run ends with the first such answer. */

import type { MinuteMetrics } from "../../../templates/runtime/operations.ts";
import type { EnqueueReceipt } from "../../../templates/runtime/protocol.ts";
import type { PlannedJob } from "../plan/operations.ts";
import type { BatchInvocation } from "../world/consumer.ts";
import type { JobStep } from "../world/ledger.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { Answer } from "../world/turn.ts";

/** What a shard did between two awaits, committed. */
export interface Turn {
  /** The call, or `alarm`, or what was answered to the shard. */
  readonly kind: string;
  /** The call's arguments. */
  readonly args: readonly unknown[];
  readonly steps: readonly JobStep[];
  readonly answer: Answer;
  /** The minutes that it closed. */
  readonly told: readonly MinuteMetrics[];
  /** A statement of it failed. */
  readonly failed: boolean;
}

/** A performer begins an attempt. */
export interface Start {
  readonly id: string;
  readonly attempt: number;
  readonly payload: unknown;
  /** The delivery that it runs in. */
  readonly batch: string;
}

export type Finding = string | null;

export interface Check {
  readonly name: string;
  /** One write to a job, before the ledger knows of it. */
  step?(step: JobStep, host: ShardHost): Finding;
  /** A turn, after its last write. */
  turn?(turn: Turn, host: ShardHost): Finding;
  accepted?(job: PlannedJob, receipt: EnqueueReceipt): Finding;
  started?(start: Start): Finding;
  acked?(invocation: BatchInvocation): Finding;
  /** Nothing more will happen. */
  rest?(): Finding;
}
