/** Each minute that is over is told once in all turns that hold, and none that is stored as closed was passed over. */

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
      const missed = host.storage.closedMinutes.flat().find(({ minute }) => !before.has(minute));
      if (missed === undefined) return null;
      return `${host.name}: nobody was told of the minute ${missed.minute}`;
    },
  };
}
