/** Each minute that is over is told once in all turns that hold, and none that is stored as closed was passed over. */

import type { MinuteMetrics } from "../../../templates/runtime/operations.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { Check } from "./check.ts";

export function closedMinutes(): Check {
  const known = new Map<string, Set<number>>();
  return {
    name: "closed minutes",
    turn({ kind, told }, host) {
      if (told.length === 0) return null;
      const before = known.get(host.name) ?? new Set();
      known.set(host.name, before);
      for (const { minute } of told) {
        if (before.has(minute)) return `${host.name}: ${kind} tells the minute ${minute} again`;
        before.add(minute);
      }
      const missed = storedMinutes(host).find((minute) => !before.has(minute));
      return missed === undefined ? null : `${host.name}: nobody was told of the minute ${missed}`;
    },
  };
}

function storedMinutes({ storage }: ShardHost): readonly number[] {
  return storage
    .look("SELECT body FROM metrics")
    .flatMap((row) => JSON.parse(String(row["body"])) as MinuteMetrics[])
    .map(({ minute }) => minute);
}
