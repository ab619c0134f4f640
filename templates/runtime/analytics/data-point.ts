/**
 * A finished minute of one shard as a data point of Workers Analytics Engine. Queries know its parts by their positions, so
 * the lists only ever grow at their ends.
 *
 * The platform takes one index of up to 96 bytes, 20 blobs with 16 KB in all and 20 doubles with a data point, and 250 data
 * points of one invocation (its limits page, 2026-04). Here it is a binding's name of up to 40 characters, three short
 * blobs, ten doubles, and one or two data points.
 */

import { percentile, type Histogram } from "../core/histogram.ts";
import type { MinuteMetrics } from "../operations.ts";

/** Whose minute it was. */
export interface MinuteOwner {
  readonly binding: string;
  readonly shard: number;
  /** The environment of wrangler.jsonc; empty: the one at the top. */
  readonly environment: string;
}

/** In the words of `writeDataPoint`. */
export interface DataPoint {
  /** What the platform samples by, when there is too much of it: the binding. */
  readonly indexes: [string];
  /** Binding, shard, environment. */
  readonly blobs: string[];
  /**
   * The minute's beginning (epoch ms); started, completed, failed; wait p50, p95, p99; run p50, p95, p99 (ms). A percentile of
   * nothing is 0, which none of anything is.
   */
  readonly doubles: number[];
}

const SHARES = [0.5, 0.95, 0.99];

export function dataPointOf(
  { binding, shard, environment }: MinuteOwner,
  { minute, started, completed, failed, wait, run }: MinuteMetrics,
): DataPoint {
  return {
    indexes: [binding],
    blobs: [binding, String(shard), environment],
    doubles: [minute, started, completed, failed, ...percentiles(wait), ...percentiles(run)],
  };
}

function percentiles(histogram: Histogram): readonly number[] {
  return SHARES.map((share) => percentile(histogram, share) ?? 0);
}
