/** One performer that acts out every outcome, and notes each run for the test to see. */

import type { z } from "zod";
import { NonRetryableError, RetryAfterError, type JobContext } from "../generated/index.ts";
import type { Script } from "./script.ts";

/** One start of the performer. */
export interface Run {
  readonly jobId: string;
  readonly attempt: number;
  readonly startedAt: number;
  finishedAt: number | null;
  aborted: boolean;
  readonly fillerLength: number;
}

/** Every run of this isolate, in the order of their starts. */
export const runs: Run[] = [];

export function runsOf(jobId: string): Run[] {
  return runs.filter((run) => run.jobId === jobId);
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
    fillerLength: script.filler?.length ?? 0,
  };
  runs.push(run);
  ctx.signal.addEventListener("abort", () => {
    run.aborted = true;
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
      await sleep(4_000);
      return "too late";
    case "heartbeat":
      ctx.heartbeat(0.5);
      await sleep(200);
      return null;
    case "throw-odd": {
      const odd: { self?: unknown } = {};
      odd.self = odd;
      throw odd;
    }
  }
}

function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}
