import { describe, expect, test } from "vitest";
import { timelineOf } from "../../../templates/dashboard/job/timeline.ts";
import type { AttemptEntry, JobDetail } from "../../../templates/runtime/api/types.ts";
import { Chance } from "../../support/chance.ts";
import { fakeJob } from "../support/fake-job.ts";

const base = fakeJob("MAIL", "COMPLETED", 1_000, 1, new Chance(1));

const entry = (attempt: number, started: number | null, finished: number): AttemptEntry => ({
  attempt,
  state: "SCHEDULED",
  started_at: started,
  finished_at: finished,
  error: "no",
});

const job = (by: Partial<JobDetail>): JobDetail => ({ ...base, created_at: 1_000, ...by });

describe("a job's life as stretches of time", () => {
  test("each attempt begins where the one before it ended", () => {
    const { from, to, rows } = timelineOf(
      job({
        state: "FAILED",
        dispatched_at: 4_500,
        attempts_log: [entry(2, 5_000, 6_000), entry(1, 2_000, 3_000)],
      }),
      9_000,
    );
    expect([from, to]).toEqual([1_000, 6_000]);
    expect(rows.map(({ segments }) => segments)).toEqual([
      [
        { kind: "waiting", from: 1_000, to: 2_000 },
        { kind: "running", from: 2_000, to: 3_000 },
      ],
      [
        { kind: "waiting", from: 3_000, to: 4_500 },
        { kind: "queued", from: 4_500, to: 5_000 },
        { kind: "running", from: 5_000, to: 6_000 },
      ],
    ]);
  });

  test("what waits is drawn up to the time when it is due", () => {
    const { rows, to } = timelineOf(
      job({ state: "SCHEDULED", run_after: 20_000, attempts_log: [entry(1, 2_000, 3_000)] }),
      5_000,
    );
    expect(rows[1]).toMatchObject({ attempt: 2, state: "SCHEDULED", ranMs: null });
    expect(rows[1]?.segments).toEqual([{ kind: "waiting", from: 3_000, to: 20_000 }]);
    expect(to).toBe(20_000);
  });

  test("what runs is drawn up to now", () => {
    const { rows } = timelineOf(
      job({ state: "RUNNING", dispatched_at: 2_000, attempts_log: [] }),
      7_000,
    );
    expect(rows[0]).toMatchObject({ attempt: 1, ranMs: 5_000 });
    expect(rows[0]?.segments.at(-1)).toEqual({ kind: "running", from: 2_000, to: 7_000 });
  });

  test("an attempt that never started ran no time", () => {
    const { rows } = timelineOf(
      job({ state: "STALLED", dispatched_at: 2_000, attempts_log: [entry(1, null, 9_000)] }),
      9_500,
    );
    expect(rows[0]).toMatchObject({ ranMs: null });
    expect(rows[0]?.segments.map(({ kind }) => kind)).toEqual(["waiting", "queued"]);
  });

  test("where the log is cut it begins with the oldest attempt that is known", () => {
    const { from } = timelineOf(
      job({
        state: "FAILED",
        attempts_log: [entry(22, 80_000, 81_000), entry(21, 70_000, 71_000)],
      }),
      90_000,
    );
    expect(from).toBe(70_000);
  });
});
