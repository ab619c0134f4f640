/**
 * Power cuts: the whole of local workerd is killed twice in the middle of its work and started again on what it had written to disk.
 * Its queues live in memory only, so every message that was on its way is lost each time.
 */

import { expect, test } from "vitest";
import { enqueue, untilReadModelEquals, untilTerminal, type JobInput } from "./support/caller.ts";
import { DevServer } from "./support/dev-server.ts";
import { blackboxProject, testStack } from "./support/project.ts";
import { Receiver, type Start } from "./support/receiver.ts";
import { until } from "../support/until.ts";

const COUNTS = { AGAIN: 80, ONCE: 40, UNCLAIMED: 40, KEYED: 20, SPREAD: 20 } as const;
/** Enqueued in the moment before the second cut, half of them for later. */
const LATE_COUNTS = { AGAIN: 20, ONCE: 10, UNCLAIMED: 10 } as const;
const LATE_DELAY_MS = 1_000;
const TAKES_MS = 250;

/** The cuts come when so many of the jobs have started. */
const FIRST_SHARE = 0.2;
const LAST_SHARE = 0.5;

/** As project/tsumugi.config.yaml has it. */
const LIMITS = { AGAIN: 16, ONCE: 8, UNCLAIMED: 8, KEYED: 6, SPREAD: 8 } as const;
const REPEATABLE = new Set(["AGAIN", "KEYED", "SPREAD"]);

test("two power cuts lose no job and start no at-most-once job twice", async () => {
  const stack = testStack();
  const receiver = await Receiver.listen(stack);
  const folder = await blackboxProject(stack, receiver.url);
  const server = await DevServer.prepare(stack, folder);
  server.start();
  await server.untilReady();
  const ids = [...(await enqueue(server.url, inputs(COUNTS)))];

  const cut: Start[] = [];
  for (const share of [FIRST_SHARE, LAST_SHARE]) {
    await until(`${share} of all jobs have started, and both kinds run`, () => {
      const kinds = new Set(receiver.open.map(({ jobId }) => isRepeatable(jobId)));
      return kinds.size === 2 && startedJobs(receiver) >= share * ids.length;
    });
    if (share === LAST_SHARE) {
      await server.untilReady();
      ids.push(...(await enqueue(server.url, inputs(LATE_COUNTS, LATE_DELAY_MS))));
    }
    // An answered enqueue is a promise, whatever comes the moment after.
    const killed = server.kill();
    cut.push(...receiver.cut());
    await killed;
    const before = receiver.starts.length;
    // From here on nobody calls: only a shard's own alarm can start a job again.
    server.start();
    await until("work goes on by itself", () =>
      receiver.starts.slice(before).some(({ end }) => end === "answered"),
    );
  }
  await until("every at-least-once job has run to its end by itself", () => {
    const ended = new Set(
      receiver.starts.filter(({ end }) => end === "answered").map(({ jobId }) => jobId),
    );
    return ids.every((id) => !isRepeatable(id) || ended.has(id));
  });
  await server.untilReady();
  const jobs = await untilTerminal(server.url, ids);

  const startsPerAttempt = countBy(receiver.starts, ({ jobId, attempt }) => `${jobId}/${attempt}`);
  const startsPerJob = countBy(receiver.starts, ({ jobId }) => jobId);
  for (const { id, binding, state } of jobs) {
    const starts = startsPerJob.get(id) ?? 0;
    if (REPEATABLE.has(binding)) {
      expect({ id, state }).toEqual({ id, state: "COMPLETED" });
      expect(starts, `starts of ${id}`).toBeGreaterThanOrEqual(1);
    } else {
      expect(["COMPLETED", "STALLED"], `state of ${id}`).toContain(state);
      // No performer failed by itself, so not even another attempt may have started.
      expect(starts, `starts of ${id}`).toBeLessThanOrEqual(1);
      if (state === "COMPLETED") expect(starts, `starts of ${id}`).toBe(1);
    }
  }
  const repeated = [...startsPerAttempt].filter(([, count]) => count > 1);
  expect(repeated.filter(([attempt]) => !isRepeatable(attempt))).toEqual([]);

  // What ran at most once when the power went can never be known to have ended.
  const stateOf = new Map(jobs.map(({ id, state }) => [id, state]));
  const cutOnce = cut.filter(({ jobId }) => !isRepeatable(jobId));
  expect(new Set(cutOnce.map(({ jobId }) => stateOf.get(jobId)))).toEqual(new Set(["STALLED"]));
  for (const [binding, limit] of Object.entries(LIMITS)) {
    expect(receiver.most.get(binding), `most at once of ${binding}`).toBeLessThanOrEqual(limit);
  }
  await untilReadModelEquals(server.url, jobs);
}, 60_000);

/** Every second job waits for `delayMs`. */
function inputs(counts: Readonly<Record<string, number>>, delayMs = 0): readonly JobInput[] {
  return Object.entries(counts).flatMap(([binding, count]) =>
    Array.from({ length: count }, (_, sequence) => {
      const label = `job-${sequence % 10}`;
      return {
        binding,
        payload: { label, takesMs: TAKES_MS },
        ...(sequence % 2 === 1 ? { delayMs } : {}),
        ...(binding === "KEYED" ? { concurrencyKey: label } : {}),
        ...(binding === "SPREAD" ? { partitionKey: `customer-${sequence}` } : {}),
      };
    }),
  );
}

function isRepeatable(id: string): boolean {
  return REPEATABLE.has(id.slice(0, id.indexOf("#")));
}

function startedJobs(receiver: Receiver): number {
  return new Set(receiver.starts.map(({ jobId }) => jobId)).size;
}

function countBy<T>(values: readonly T[], key: (value: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(key(value), (counts.get(key(value)) ?? 0) + 1);
  return counts;
}
