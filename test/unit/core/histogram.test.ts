import { describe, expect, it } from "vitest";
import {
  bucketEnd,
  bucketOf,
  mergeHistograms,
  percentile,
  type Histogram,
} from "../../../templates/runtime/core/histogram.ts";

function histogramOf(durations: readonly number[]): Histogram {
  return mergeHistograms(durations.map((duration) => [[bucketOf(duration), 1]]));
}

describe("a histogram of durations", () => {
  it("puts every duration into a bucket that ends after it, by at most a fifth", () => {
    for (let duration = 1; duration < 1e12; duration = Math.ceil(duration * 1.07)) {
      const end = bucketEnd(bucketOf(duration));
      expect(end).toBeGreaterThan(duration);
      expect(end).toBeLessThanOrEqual(duration * 1.2);
    }
    expect(bucketOf(0)).toBe(0);
    expect(bucketOf(0.5)).toBe(0);
  });

  it("answers percentiles that are never too small, and at most a fifth too large", () => {
    const durations = Array.from({ length: 1_000 }, (_, index) => index + 1);
    const histogram = histogramOf(durations);
    for (const share of [0.5, 0.9, 0.95, 0.99, 1]) {
      const exact = share * 1_000;
      expect(percentile(histogram, share)).toBeGreaterThanOrEqual(exact);
      expect(percentile(histogram, share)).toBeLessThanOrEqual(Math.ceil(exact * 1.2));
    }
  });

  it("adds up over minutes and shards", () => {
    const [a, b] = [histogramOf([1, 5, 900]), histogramOf([5, 70_000])];
    expect(mergeHistograms([a, b])).toEqual(histogramOf([1, 5, 5, 900, 70_000]));
  });

  it("has no percentile when it is empty", () => {
    expect(percentile([], 0.5)).toBeNull();
  });
});
