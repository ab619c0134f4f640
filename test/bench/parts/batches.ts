/** The queue group's batch size. */

import { PLAIN_LOAD, someFiguresOf, withBenchWorker, type Load } from "../load.ts";
import type { Part } from "../part.ts";

const JOBS = 2_000;
const WARM_UP_JOBS = 500;
const BINDINGS: readonly (readonly [number, Load["binding"]])[] = [
  [1, "BATCH_ONE"],
  [10, "BATCH_TEN"],
  [100, "NOOP"],
];
const FIGURES = ["rate", "shard-requests", "shard-rows-written", "shard-rows-read", "list-price"];

export const batches: Part = {
  name: "batches",
  title: "Batch sizes",
  method:
    "The load `plain` with fewer jobs, through queue groups whose `maxBatchSize` is 1, 10 and 100.",
  measure: (emit, size) =>
    withBenchWorker(async (worker) => {
      const jobs = size(JOBS);
      for (const [batchSize, binding] of BINDINGS) {
        await worker.run({ ...PLAIN_LOAD, binding, run: "warm", jobs: size(WARM_UP_JOBS) });
        const cost = await worker.run({ ...PLAIN_LOAD, binding, run: `batch${batchSize}`, jobs });
        someFiguresOf(`batch.${batchSize}`, jobs, cost, FIGURES).forEach(emit);
      }
    }),
};
