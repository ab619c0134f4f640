/**
 * Ids as runs of neighbours. The jobs of one call mostly have neighbouring ids, and a statement over `id BETWEEN ? AND ?`
 * does the work of many by key: a tenth of the time, and no row more is read (seen 2026-11).
 */

/** The ids from `first` to `last`, both included, without a gap. */
export interface IdRun {
  readonly first: number;
  readonly last: number;
}

/**
 * The run as a condition on `id`, and its parameters. A single id is compared by equality: BETWEEN also looks at the row
 * behind the last, which is billed as read (seen 2026-11).
 */
export function conditionOf({ first, last }: IdRun): {
  readonly condition: string;
  readonly values: readonly number[];
} {
  return first === last
    ? { condition: "id = ?", values: [first] }
    : { condition: "id BETWEEN ? AND ?", values: [first, last] };
}

/** The ids in ascending order as runs; each id counts once. */
export function runsOf(ids: Iterable<number>): IdRun[] {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const runs: IdRun[] = [];
  let first: number | undefined;
  let last = Number.NaN;
  for (const id of sorted) {
    if (first !== undefined && id === last + 1) {
      last = id;
      continue;
    }
    if (first !== undefined) runs.push({ first, last });
    first = id;
    last = id;
  }
  if (first !== undefined) runs.push({ first, last });
  return runs;
}
