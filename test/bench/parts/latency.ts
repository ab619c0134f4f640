/** From enqueue to the performer's start. */

import { percentile } from "../figure.ts";
import { withBenchWorker } from "../load.ts";
import type { Part } from "../part.ts";

const SAMPLES = 200;
const WARM_UP_SAMPLES = 50;

export const latency: Part = {
  name: "latency",
  title: "Latency",
  method:
    "From the call of `enqueue` to the performer's start, one job at a time on an idle system with 20 ms between; the " +
    "queue's batch timeout is 0. The clock counts whole milliseconds.",
  measure: (emit, size) =>
    withBenchWorker(async (worker) => {
      const n = size(SAMPLES);
      await worker.get("latency", { n: WARM_UP_SAMPLES });
      const latencies = await worker.get<number[]>("latency", { n });
      for (const [name, share] of [
        ["p50", 0.5],
        ["p95", 0.95],
      ] as const) {
        emit({ name: `latency.idle.${name}`, value: percentile(latencies, share), unit: "ms", n });
      }
    }),
};
