/** Few keys, many keys, and one that is hot. */

import { PLAIN_LOAD, someFiguresOf, withBenchWorker, type Load } from "../load.ts";
import type { Part } from "../part.ts";

const JOBS = 10_000;
const HOT_JOBS = 100_000;
const FEW_KEYS = 500;
const MANY_KEYS = 10_000;
const MANY_KEYS_JOBS = 20_000;
const FIGURES = ["rate", "enqueue-rate", "shard-rows-written", "shard-rows-read", "shard-requests"];

export const keys: Part = {
  name: "keys",
  title: "Keys",
  method:
    "One job of a key at a time, 400 in all; so most jobs wait. `few` has 500 keys; `many` has 10,000 with two jobs each; `hot` is `few` " +
    "once more while 100,000 jobs of one further key wait behind one that does not end.",
  measure: (emit, size) =>
    withBenchWorker(async (worker) => {
      const base: Load = { ...PLAIN_LOAD, binding: "KEYED", jobs: size(JOBS), keys: FEW_KEYS };
      await worker.run({ ...base, run: "warm", jobs: size(1_000) });
      const few = await worker.run({ ...base, run: "few" });
      someFiguresOf("keys.few", base.jobs, few, FIGURES).forEach(emit);
      const many: Load = { ...base, jobs: size(MANY_KEYS_JOBS), keys: size(MANY_KEYS) };
      const ofMany = await worker.run({ ...many, run: "many" });
      someFiguresOf("keys.many", many.jobs, ofMany, FIGURES).forEach(emit);
      const hotJobs = size(HOT_JOBS);
      await worker.get("fill-hot-key", { n: hotJobs });
      await worker.projected("SCHEDULED", hotJobs - 1);
      await worker.quiet(base.binding);
      const hot = await worker.run({ ...base, run: "hot" }, hotJobs);
      someFiguresOf("keys.hot", base.jobs, hot, FIGURES).forEach(emit);
    }),
};
