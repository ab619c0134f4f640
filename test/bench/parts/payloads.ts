/** What the size of a payload changes. */

import { PLAIN_LOAD, someFiguresOf, withBenchWorker } from "../load.ts";
import type { Part } from "../part.ts";

const SIZES = [
  { name: "32-b", payloadBytes: 32, jobs: 5_000, batch: 1_000 },
  { name: "2-kb", payloadBytes: 2_000, jobs: 5_000, batch: 1_000 },
  { name: "100-kb", payloadBytes: 100_000, jobs: 500, batch: 50 },
  { name: "1-mb", payloadBytes: 1_000_000, jobs: 60, batch: 5 },
] as const;
const FIGURES = [
  "rate",
  "shard-requests",
  "shard-rows-written",
  "shard-rows-read",
  "d1-rows-written",
  "list-price",
];

export const payloads: Part = {
  name: "payloads",
  title: "Payload sizes",
  method:
    "Payloads of 32 B, 2 KB, 100 KB and 1 MB of JSON, fewer of the large ones, enqueued in calls of at most 5 MB. Those " +
    "above 60,000 B are stored apart and travel by reference.",
  measure: (emit, size) =>
    withBenchWorker(async (worker) => {
      for (const { name, jobs: wholeJobs, ...sized } of SIZES) {
        const jobs = size(wholeJobs);
        const cost = await worker.run({ ...PLAIN_LOAD, ...sized, run: `p${name}`, jobs });
        someFiguresOf(`payload.${name}`, jobs, cost, FIGURES).forEach(emit);
      }
    }),
};
