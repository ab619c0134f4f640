/** Invariant 8: what a shard holds in memory is bounded whatever waits. (That each turn is bounded: world/shard-host.ts.) */

import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";

export function bounded({ plan }: World): Check {
  const { openLanes, unprojected } = plan.memoryLimits;
  return {
    name: "bounded",
    turn({ kind }, { name, storage: { page } }) {
      if (page === null) return null;
      if (page.openLanes.length > openLanes) {
        return `${name}: ${page.openLanes.length} open lanes after ${kind}, at most ${openLanes}`;
      }
      const listed = page.unprojected?.length ?? 0;
      if (listed > unprojected) {
        return `${name}: ${listed} jobs not projected after ${kind}, at most ${unprojected}`;
      }
      return null;
    },
  };
}
