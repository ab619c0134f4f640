/** Judges a run: what became of every accepted job, held against what the outside saw of it. Pure. */

import { isSame, type Evidence, type Seen } from "./evidence.ts";
import type { Entry } from "./ledger.ts";
import { FATES, isAtMostOnce, reportsFailure } from "./plan.ts";

/** Counts over all jobs, and the first few cases of what must not be, in words. */
export interface Verdict {
  readonly accepted: number;
  readonly starts: number;
  /** By state, in the order of their names. */
  readonly terminal: ReadonlyMap<string, number>;
  /** Accepted, and at the end unknown, not at rest, or completed although no performer ever started. */
  readonly lost: number;
  /** Starts of an at-least-once attempt that had started before. */
  readonly duplicates: number;
  /** Starts of an at-most-once job that had started before and had not reported a failure. */
  readonly doubleStarts: number;
  /** Jobs at rest in a state that their performer cannot have led to. */
  readonly wrongEnds: number;
  /** Jobs that exist more than once, or that nobody has enqueued. */
  readonly strangers: number;
  /** Jobs of which D1 tells something else than their shard, or nothing. */
  readonly differences: number;
  /** Jobs whose attempts, from the first to the last that the shard counts, all started exactly once. */
  readonly exact: number;
  /** From the time at which it was due to the end, ms, of each job at rest. */
  readonly homeMs: readonly number[];
  /** From the kill to the end, ms, of each job that was due and not at rest at a kill. */
  readonly homeAfterKillMs: readonly number[];
  readonly examples: readonly string[];
}

const AT_REST = new Set(["COMPLETED", "FAILED", "CANCELLED", "STALLED"]);
/** What a shard sweeps soon (SPEC 10); anything else must still be there. */
const SWEPT_SOON = new Set(["COMPLETED", "CANCELLED"]);
const EXAMPLES = 20;

export function judge(
  entries: readonly Entry[],
  { stored, rows, kills }: Evidence,
  unknownStarts: number,
): Verdict {
  const examples: string[] = [];
  const counts = {
    accepted: 0,
    starts: 0,
    lost: 0,
    duplicates: 0,
    doubleStarts: 0,
    wrongEnds: 0,
    strangers: unknownStarts,
    differences: 0,
    exact: 0,
  };
  const terminal = new Map<string, number>();
  const homeMs: number[] = [];
  const homeAfterKillMs: number[] = [];
  const note = (what: keyof typeof counts, by: number, entry: Entry, seen?: Seen): void => {
    if (by === 0) return;
    counts[what] += by;
    if (examples.length < EXAMPLES) examples.push(`${what}: ${inWords(entry, seen)}`);
  };

  for (const entry of entries) {
    const { id, starts, delayMs } = entry;
    counts.starts += starts.length;
    if (id === null) continue;
    counts.accepted += 1;
    const inShard = stored.get(id);
    const row = rows.get(id);
    const seen = inShard ?? row;
    if (isAtMostOnce(entry.binding)) note("doubleStarts", doubleStarts(entry), entry, seen);
    else counts.duplicates += repeats(entry);
    if (new Set([id, ...starts.map(({ jobId }) => jobId)]).size > 1)
      note("strangers", 1, entry, seen);
    if (!isProjected(inShard, row)) note("differences", 1, entry, seen);
    if (seen === undefined || isLost(entry, seen)) {
      note("lost", 1, entry, seen);
      continue;
    }
    terminal.set(seen.state, (terminal.get(seen.state) ?? 0) + 1);
    if (!isRightEnd(entry, seen.state)) note("wrongEnds", 1, entry, seen);
    if (isExact(entry, seen.attempts)) counts.exact += 1;
    const dueAt = seen.createdAt + delayMs;
    homeMs.push(Math.max(0, seen.updatedAt - dueAt));
    for (const killedAt of kills) {
      if (dueAt < killedAt && killedAt < seen.updatedAt) {
        homeAfterKillMs.push(seen.updatedAt - killedAt);
      }
    }
  }
  for (const { id, number } of [...stored.values(), ...rows.values()]) {
    if (entries[number]?.id === id) continue;
    counts.strangers += 1;
    if (examples.length < EXAMPLES) examples.push(`strangers: ${id} with the number ${number}`);
  }
  return { ...counts, terminal: sorted(terminal), homeMs, homeAfterKillMs, examples };
}

/** Starts of an attempt that had started before. */
function repeats({ starts }: Entry): number {
  return starts.length - new Set(starts.map(({ attempt }) => attempt)).size;
}

function doubleStarts(entry: Entry): number {
  // Only a reported failure is known to be over: then, and only then, there may be another attempt.
  if (reportsFailure(entry.act)) return repeats(entry);
  return Math.max(0, entry.starts.length - 1);
}

function isLost({ starts }: Entry, { state }: Seen): boolean {
  return !AT_REST.has(state) || (state === "COMPLETED" && starts.length === 0);
}

function isProjected(inShard: Seen | undefined, row: Seen | undefined): boolean {
  if (row === undefined) return false;
  return inShard === undefined ? SWEPT_SOON.has(row.state) : isSame(inShard, row);
}

function isRightEnd({ binding, act }: Entry, state: string): boolean {
  if (isAtMostOnce(binding) && state === "STALLED") return true;
  switch (FATES[act]) {
    case "success":
      return state === "COMPLETED";
    case "reported-failure":
      return state === "FAILED";
    case "silence":
      // An at-most-once job of which nobody knows the end has stalled.
      return state === "FAILED" && !isAtMostOnce(binding);
  }
}

function isExact({ starts }: Entry, attempts: number): boolean {
  const started = new Set(starts.map(({ attempt }) => attempt));
  return (
    starts.length === attempts && started.size === attempts && Math.max(...started) === attempts
  );
}

function inWords({ number, binding, act, id, starts }: Entry, seen: Seen | undefined): string {
  const attempts = starts.map(({ attempt }) => attempt).join(", ");
  const end = seen === undefined ? "unknown" : `${seen.state} after ${seen.attempts} attempts`;
  return `job ${number} of ${binding} (${act}), ${String(id)}: ${end}; started: ${attempts || "never"}`;
}

function sorted(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
