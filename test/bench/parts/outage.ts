/** D1 is down for the whole run. */

import { PLAIN_LOAD, someFiguresOf, withBenchWorker } from "../load.ts";
import type { Part } from "../part.ts";

const JOBS = 20_000;
const FIGURES = ["rate", "enqueue-rate", "duplicates"];

export const outage: Part = {
  name: "outage",
  title: "D1 down",
  method:
    "The load `plain`, first with D1 as it should be, then with its table renamed before the first call until after the last report: every " +
    "write to the read model fails. `catch-up` is how long it takes after the table is back until the read model shows every job as completed.",
  measure: (emit, size) =>
    withBenchWorker(async (worker) => {
      const jobs = size(JOBS);
      const load = { ...PLAIN_LOAD, jobs };
      await worker.run({ ...load, run: "warm", jobs: size(1_000) });
      const up = await worker.run({ ...load, run: "up" });
      someFiguresOf("outage.before", jobs, up, FIGURES).forEach(emit);
      await worker.get("read-model", { is: "away" });
      const down = await worker.runOnly({ ...load, run: "down" });
      emit({ name: "outage.rate", value: (1000 * jobs) / down.elapsedMs, unit: "jobs/s", n: jobs });
      await worker.get("read-model", { is: "back" });
      const start = Date.now();
      await worker.projected("COMPLETED", jobs);
      emit({ name: "outage.catch-up", value: Date.now() - start, unit: "ms", n: jobs });
      await worker.swept(load.binding);
    }),
};
