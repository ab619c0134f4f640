import type { JobContext } from "./generated/index.ts";
import { NonRetryableError, RetryAfterError } from "./generated/index.ts";
import type { PerformerEnv } from "./env.ts";

/** What the load plan (../plan.ts) wants of a performer. */
interface Payload {
  readonly number: number;
  readonly act:
    | "succeed"
    | "beat"
    | "fail-once"
    | "retry-after"
    | "fail"
    | "throw-odd"
    | "never-retry"
    | "hang"
    | "ignore-signal";
  readonly takesMs: number;
}

interface Result {
  readonly number: number;
}

const RETRY_AFTER_MS = 300;
/** Longer than the timeout of any binding whose jobs do this. */
const IGNORED_MS = 3_000;

/** Says that it starts, then acts out what its payload says. */
export default async function perform(
  { number, act, takesMs }: Payload,
  ctx: JobContext<PerformerEnv>,
): Promise<Result> {
  await ctx.env.starts.note([number, ctx.jobId, ctx.attempt]);
  if (takesMs > 0) await scheduler.wait(takesMs);
  switch (act) {
    case "succeed":
      break;
    case "beat":
      ctx.heartbeat(0.5);
      await scheduler.wait(takesMs);
      break;
    case "fail-once":
      if (ctx.attempt === 1) throw new Error("the first attempt fails");
      break;
    case "retry-after":
      if (ctx.attempt === 1) throw new RetryAfterError(RETRY_AFTER_MS);
      break;
    case "fail":
      throw new TypeError("x".repeat(5_000));
    case "throw-odd":
      throw odd(number);
    case "never-retry":
      throw new NonRetryableError("this never succeeds");
    case "hang":
      await new Promise((_, reject) => {
        ctx.signal.addEventListener("abort", () => reject(ctx.signal.reason));
      });
      break;
    case "ignore-signal":
      await scheduler.wait(IGNORED_MS);
      break;
  }
  return { number };
}

/** What is no error, and yet is thrown. */
function odd(number: number): unknown {
  const cyclic: Record<string, unknown> = { number };
  cyclic["self"] = cyclic;
  const things = [undefined, null, "a text", 42, cyclic, Symbol("a symbol"), () => number];
  return things[number % things.length];
}
