/** The rows that an action will take. */

import { useEffect, useMemo, useState } from "preact/hooks";

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly set: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** @param key of what is listed: another list starts with nothing selected */
export function useSelection(key: string): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setIds(new Set()), [key]);
  return useMemo(
    () => ({
      ids,
      toggle: (id) =>
        setIds((before) =>
          before.has(id)
            ? new Set([...before].filter((each) => each !== id))
            : new Set(before).add(id),
        ),
      set: (all) => setIds(new Set(all)),
      clear: () => setIds(new Set()),
    }),
    [ids],
  );
}
