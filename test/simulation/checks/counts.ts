/**
 * The counts by state are exact: after every turn what a restart would find, which is the page's counts and the rows that
 * the page leads to, and in every answer to `inspect` what the instance itself keeps.
 */

import type { ShardReport } from "../../../templates/runtime/operations.ts";
import type { ShardHost } from "../world/shard-host.ts";
import type { StoredJob } from "../world/storage.ts";
import type { Check } from "./check.ts";

type Tally = Record<string, number>;

export function counts(): Check {
  return {
    name: "counts",
    turn({ kind, answer }, host) {
      const actual = tallyOf(host.ledger.rows.values());
      const stored = difference(storedCounts(host), actual);
      if (stored !== null) return `${host.name}: a restart after ${kind} would count ${stored}`;
      if (kind !== "inspect" || answer.kind === "error") return null;
      const report = answer.value as ShardReport;
      const kept = difference(report.counts, actual);
      return kept === null ? null : `${host.name}: inspect says ${kept}`;
    },
  };
}

/** What a reader of the page counts. */
function storedCounts({ storage: { page }, ledger: { rows } }: ShardHost): Tally {
  if (page === null) return tallyOf(rows.values());
  const tally: Tally = { ...page.counts };
  const listed = new Set([...page.inFlight, ...(page.unprojected ?? [])]);
  for (const { id, state } of rows.values()) {
    if (id > page.lastId || listed.has(id)) tally[state] = (tally[state] ?? 0) + 1;
  }
  return tally;
}

function tallyOf(rows: Iterable<StoredJob>): Tally {
  const tally: Tally = {};
  for (const { state } of rows) tally[state] = (tally[state] ?? 0) + 1;
  return tally;
}

function difference(found: Tally, expected: Tally): string | null {
  for (const state of new Set([...Object.keys(found), ...Object.keys(expected)])) {
    const [is, should] = [found[state] ?? 0, expected[state] ?? 0];
    if (is !== should) return `${is} ${state}, there are ${should}`;
  }
  return null;
}
