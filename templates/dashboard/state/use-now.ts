/** The time, for ages that are shown: moves once a second while somebody looks. */

import { useEffect, useState } from "preact/hooks";

const watchers = new Set<(now: number) => void>();

setInterval(() => {
  if (document.hidden) return;
  const now = Date.now();
  for (const watcher of watchers) watcher(now);
}, 1_000);

/** Epoch ms by this computer's clock. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    watchers.add(setNow);
    return () => {
      watchers.delete(setNow);
    };
  }, []);
  return now;
}
