/** One performer that acts out every outcome, and notes each run for the test to see. */

import type { z } from "zod";
import { NonRetryableError, RetryAfterError, type JobContext } from "../generated/index.ts";
import { ODD_RESULTS, ODD_THROWN } from "./odd.ts";
import type { Script } from "./script.ts";

/** One start of the performer. */
export interface Run {
  readonly jobId: string;
  readonly attempt: number;
  readonly startedAt: number;
  finishedAt: number | null;
  aborted: boolean;
  /** The name of what its signal was aborted with. */
  abortReason: string | null;
  readonly idempotencyKey: string;
  readonly deadlineAt: number;
  readonly filler: string;
}

/** Every run of this isolate, in the order of their starts. */
export const runs: Run[] = [];

export function runsOf(jobId: string): Run[] {
  return runs.filter((run) => run.jobId === jobId);
}

const released = new Set<string>();

/** Lets the runs of a job that was told to `wait` end. */
export function release(...jobIds: readonly string[]): void {
  for (const jobId of jobIds) released.add(jobId);
}

export default async function perform(
  script: z.infer<typeof Script>,
  ctx: JobContext<object>,
): Promise<unknown> {
  const run: Run = {
    jobId: ctx.jobId,
    attempt: ctx.attempt,
    startedAt: Date.now(),
    finishedAt: null,
    aborted: false,
    abortReason: null,
    idempotencyKey: ctx.idempotencyKey,
    deadlineAt: ctx.deadlineAt,
    filler: script.filler ?? "",
  };
  runs.push(run);
  ctx.signal.addEventListener("abort", () => {
    run.aborted = true;
    run.abortReason = (ctx.signal.reason as Error).name;
  });
  try {
    if (script.takesMs !== undefined) await sleep(script.takesMs);
    return await act(script, ctx);
  } finally {
    run.finishedAt = Date.now();
  }
}

async function act(script: z.infer<typeof Script>, ctx: JobContext<object>): Promise<unknown> {
  if (script.until !== undefined && ctx.attempt < script.until) throw new Error("not yet");
  switch (script.act ?? "succeed") {
    case "succeed":
      return { attempt: ctx.attempt };
    case "fail":
      throw new Error("told to fail");
    case "never-again":
      throw new NonRetryableError("never again");
    case "retry-after":
      if (ctx.attempt === 1) throw new RetryAfterError(120);
      return null;
    case "hang":
      return new Promise((_, reject) => {
        ctx.signal.addEventListener("abort", () => reject(ctx.signal.reason));
      });
    case "ignore-signal":
      await sleep(800);
      return "too late";
    case "beat":
      return wait(ctx, () => ctx.heartbeat(0.5));
    case "wait":
      return wait(ctx);
    case "throw-odd":
      throw ODD_THROWN[script.odd ?? ""]?.();
    case "return-odd":
      return ODD_RESULTS[script.odd ?? ""]?.();
  }
}

/** By asking, as a promise that a test resolves would belong to another request. */
async function wait(ctx: JobContext<object>, meanwhile = (): void => {}): Promise<string> {
  while (!released.has(ctx.jobId) && !ctx.signal.aborted) {
    meanwhile();
    await sleep(5);
  }
  return "released";
}

function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
