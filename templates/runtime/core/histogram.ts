/**
 * Durations on a logarithmic scale: four buckets for each doubling, so that a percentile is at most a fifth too large
 * whatever its size, and a histogram is a few dozen numbers. Histograms of shards and minutes add up.
 */

/** How many durations fell into each bucket; sparse, by bucket. */
export type Histogram = readonly (readonly [bucket: number, count: number])[];

const BUCKETS_PER_DOUBLING = 4;

/** The bucket of a duration in ms: 0 for less than one. */
export function bucketOf(durationMs: number): number {
  return durationMs >= 1 ? 1 + Math.floor(Math.log2(durationMs) * BUCKETS_PER_DOUBLING) : 0;
}

/** The shortest duration, ms, that no longer falls into the bucket. */
export function bucketEnd(bucket: number): number {
  return 2 ** (bucket / BUCKETS_PER_DOUBLING);
}

/** The sum of histograms, by bucket. */
export function mergeHistograms(histograms: readonly Histogram[]): Histogram {
  const counts = new Map<number, number>();
  for (const [bucket, count] of histograms.flat()) {
    counts.set(bucket, (counts.get(bucket) ?? 0) + count);
  }
  return [...counts].sort(([a], [b]) => a - b);
}

/**
 * A duration, ms, that the given share of all does not exceed, for example 0.95; null of an empty histogram. It is the end
 * of a bucket: never too small, and at most a fifth too large.
 */
export function percentile(histogram: Histogram, share: number): number | null {
  const total = histogram.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [bucket, count] of mergeHistograms([histogram])) {
    passed += count;
    if (passed >= share * total) return Math.ceil(bucketEnd(bucket));
  }
  return null;
}
