/** Does the planned faults to the running Worker. */

import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./faults.ts";
import type { SoakWorker } from "./soak-worker.ts";

/** Does each fault at its time from now, or as soon as the one before is over. Gives the number of evictions. */
export async function doFaults(
  worker: SoakWorker,
  faults: readonly Fault[],
  sayKilled: () => void,
): Promise<number> {
  const start = Date.now();
  let evictions = 0;
  for (const fault of faults) {
    await wait(Math.max(0, start + fault.atMs - Date.now()));
    switch (fault.kind) {
      case "kill":
        await worker.killAndRestart();
        sayKilled();
        break;
      case "evict":
        if (await worker.evict(fault.shard)) evictions += 1;
        break;
    }
  }
  return evictions;
}
