/** Whether a job costs more when many wait before it. */

import { PLAIN_LOAD, someFiguresOf, withBenchWorker, type ShardUsage } from "../load.ts";
import type { Part } from "../part.ts";

const BACKLOGS = [1_000, 100_000, 1_000_000] as const;
const JOBS = 2_000;
const FIGURES = ["rate", "shard-rows-read", "shard-rows-written"];

export const backlogs: Part = {
  name: "backlogs",
  title: "Backlogs",
  method:
    "A new shard is filled with due jobs by SQL, and its instance ended. The first call to a new instance is the cold start. Then " +
    "2,000 jobs are enqueued behind the backlog, 2,000 from its head are dispatched (100 at a time), end and are swept, and the rest " +
    "still waits: so the backlog stays as long as it was, and each counted job is enqueued, waits, is projected while it waits, runs and goes.",
  measure: async (emit, size) => {
    for (const backlog of BACKLOGS) {
      await withBenchWorker(async (worker) => {
        const [jobs, n] = [size(JOBS), size(backlog)];
        const binding = "BACKLOG" as const;
        const { coldStartMs, usage } = await worker.get<{ coldStartMs: number; usage: ShardUsage }>(
          "fill",
          { binding, n },
        );
        const name = `backlog.${backlog}`;
        emit({ name: `${name}.cold-start`, value: coldStartMs, unit: "ms", n });
        emit({ name: `${name}.cold-start-rows-read`, value: usage.rowsRead, unit: "rows", n });
        const load = { ...PLAIN_LOAD, binding, run: "behind", jobs };
        const cost = await worker.run(load, n);
        someFiguresOf(name, jobs, cost, FIGURES).forEach(emit);
      });
    }
  },
};
