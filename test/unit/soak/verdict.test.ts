import { expect, test } from "vitest";
import type { Evidence, Seen } from "../../soak/evidence.ts";
import { Ledger } from "../../soak/ledger.ts";
import type { Act, SoakBinding } from "../../soak/plan.ts";
import { judge, type Verdict } from "../../soak/verdict.ts";

interface Case {
  readonly binding?: SoakBinding;
  readonly act?: Act;
  /** Null: the enqueue was never answered. */
  readonly id?: string | null;
  /** Attempts in the order of their starts. */
  readonly starts?: readonly number[];
  readonly startedAs?: string;
  /** What both shard and D1 say; null: they do not know the job. */
  readonly seen?: Partial<Seen> | null;
  /** What D1 says in place of that; null: nothing. */
  readonly row?: Partial<Seen> | null;
  readonly isSwept?: boolean;
  readonly delayMs?: number;
  readonly kills?: readonly number[];
}

/** The verdict on a run of one job, which by itself completed in its first attempt. */
function verdictOn(given: Case): Verdict {
  const { binding = "QUICK", act = "succeed", id = "QUICK#0:1", starts = [1], delayMs = 0 } = given;
  const ledger = new Ledger();
  ledger.planned({ number: 0, binding, act, delayMs, input: {} });
  for (const attempt of starts) {
    ledger.started(0, { jobId: given.startedAs ?? id ?? "QUICK#0:1", attempt });
  }
  if (id !== null) ledger.answered(0, id);
  const seen: Seen = {
    number: 0,
    id: id ?? "QUICK#0:1",
    state: "COMPLETED",
    attempts: 1,
    createdAt: 1_000,
    updatedAt: 3_000,
    dispatchedAt: 1_000,
    ...given.seen,
  };
  const isKnown = given.seen !== null;
  const stored = isKnown && given.isSwept !== true ? [seen] : [];
  const rows = isKnown && given.row !== null ? [{ ...seen, ...given.row }] : [];
  const byId = (all: readonly Seen[]) => new Map(all.map((each) => [each.id, each]));
  const evidence: Evidence = { stored: byId(stored), rows: byId(rows), kills: given.kills ?? [] };
  return judge(ledger.entries, evidence, ledger.unknown);
}

const CLEAN = {
  lost: 0,
  duplicates: 0,
  doubleStarts: 0,
  wrongEnds: 0,
  strangers: 0,
  differences: 0,
};

test("a job that ran once and completed is as it should be", () => {
  const verdict = verdictOn({});
  expect(verdict).toMatchObject({ ...CLEAN, accepted: 1, starts: 1, exact: 1, examples: [] });
  expect(verdict.terminal).toEqual(new Map([["COMPLETED", 1]]));
});

test.each<[string, Case, Partial<Verdict>]>([
  ["a job that was swept is known by D1", { isSwept: true }, { exact: 1 }],
  ["a second start of an attempt is a duplicate", { starts: [1, 1] }, { duplicates: 1, exact: 0 }],
  [
    "an attempt that never started is no fault of an at-least-once job",
    { starts: [2], seen: { attempts: 2 } },
    { exact: 0 },
  ],
  [
    "a retry that was reported starts another attempt",
    { binding: "ONCE", act: "fail-once", starts: [1, 2], seen: { attempts: 2 } },
    { exact: 1 },
  ],
  [
    "an at-most-once job that fell silent has stalled",
    { binding: "ONCE", starts: [], seen: { state: "STALLED" } },
    { exact: 0 },
  ],
  [
    "an enqueue that was never answered promises nothing",
    { id: null, starts: [] },
    { accepted: 0, strangers: 2 },
  ],
  ["an unknown job is lost, and D1 lacks it", { seen: null }, { lost: 1, differences: 1 }],
  ["a job that still runs is lost", { seen: { state: "RUNNING" } }, { lost: 1 }],
  ["a job that completed without a start is lost", { starts: [] }, { lost: 1 }],
  [
    "an at-most-once attempt that starts again is a double start",
    { binding: "ONCE", starts: [1, 1] },
    { doubleStarts: 1, exact: 0 },
  ],
  [
    "an at-most-once job that goes on without a reported failure is a double start",
    { binding: "UNCLAIMED", starts: [1, 2], seen: { attempts: 2 } },
    { doubleStarts: 1 },
  ],
  [
    "a job that failed although its performer succeeds has a wrong end",
    { seen: { state: "FAILED" } },
    { wrongEnds: 1 },
  ],
  [
    "a job that completed although its performer never does has a wrong end",
    { act: "never-retry" },
    { wrongEnds: 1 },
  ],
  [
    "an at-most-once job that hangs must not fail",
    { binding: "ONCE_HANGING", act: "hang", seen: { state: "FAILED" } },
    { wrongEnds: 1 },
  ],
  ["a job that D1 lacks is a difference", { row: null }, { differences: 1 }],
  ["a job that D1 has otherwise is a difference", { row: { attempts: 2 } }, { differences: 1 }],
  [
    "a failed job that its shard no longer has is a difference",
    { act: "fail", seen: { state: "FAILED" }, isSwept: true },
    { differences: 1 },
  ],
  ["a job that exists twice is a stranger", { startedAs: "QUICK#0:2" }, { strangers: 1 }],
])("%s", (_, given, expected) => {
  const { exact, ...rest } = verdictOn(given);
  expect({ exact, ...rest }).toMatchObject({ ...CLEAN, ...expected });
});

test("what must not be is told in words", () => {
  expect(verdictOn({ binding: "ONCE", starts: [1, 1] }).examples).toEqual([
    "doubleStarts: job 0 of ONCE (succeed), QUICK#0:1: COMPLETED after 1 attempts; started: 1, 1",
  ]);
});

test("the way home begins when the job is due, or at the kill that finds it due", () => {
  // Due at 1,500, at rest at 3,000.
  const verdict = verdictOn({ delayMs: 500, kills: [1_200, 2_000, 4_000] });
  expect(verdict.homeMs).toEqual([1_500]);
  expect(verdict.homeAfterKillMs).toEqual([1_000]);
});

test("a start that nobody has planned is a stranger's", () => {
  const ledger = new Ledger();
  ledger.started(5, { jobId: "QUICK#0:9", attempt: 1 });
  const nothing: Evidence = { stored: new Map(), rows: new Map(), kills: [] };
  expect(judge(ledger.entries, nothing, ledger.unknown)).toMatchObject({ ...CLEAN, strangers: 1 });
});
