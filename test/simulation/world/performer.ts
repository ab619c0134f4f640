/** A performer that acts out whatever a performer may do, and tells the world of every start. */

import {
  NonRetryableError,
  RetryAfterError,
} from "../../../templates/runtime/core/performer-errors.ts";
import type { JobContext, Performer } from "../../../templates/runtime/consumer/performer.ts";
import type { BatchInvocation } from "./consumer.ts";
import type { World } from "./world.ts";

/** What RetryAfterError asks for, in any run. */
export const RETRY_WISH_MS = 1_777;

export function performerFor(world: World, invocation: BatchInvocation): Performer {
  return (payload, ctx) => {
    invocation.started.add(`${ctx.jobId}/${ctx.attempt}`);
    const batch = invocation.name;
    world.started({ id: ctx.jobId, attempt: ctx.attempt, payload, batch });
    return act(world, invocation, ctx);
  };
}

async function act(world: World, invocation: BatchInvocation, ctx: JobContext): Promise<unknown> {
  const { faults, chance, timeline } = world;
  const timeoutMs = ctx.deadlineAt - timeline.nowMs;
  const sleep = (durationMs: number): Promise<void> =>
    new Promise((resolve) => {
      timeline.after(durationMs, () => {
        if (!invocation.isOver) resolve();
      });
    });
  // Thrown before the first await, as many errors are.
  if (faults.strikes("performer-throws-odd")) throw oddError(world);
  if (faults.strikes("performer-ignores-signal")) {
    // Works on after its deadline, and ends then in its own way.
    await sleep(timeoutMs + chance.between(1, 4_000));
    if (chance.chance(0.5)) throw new Error("too late");
    return "too late";
  }
  if (faults.strikes("performer-hangs")) {
    return new Promise((_, reject) => {
      if (chance.chance(0.5)) return;
      ctx.signal.addEventListener("abort", () => reject(new Error("aborted")));
    });
  }
  if (faults.strikes("performer-slow")) {
    for (let count = chance.between(1, 4); count > 0; count -= 1) {
      ctx.heartbeat(chance.next());
      await sleep(chance.between(1, Math.max(2, timeoutMs * 0.4)));
    }
  } else {
    await sleep(chance.pick([0, 1, 5, 5, 20, 40, 90]));
  }
  if (faults.strikes("performer-fails")) throw new Error("no luck");
  if (faults.strikes("performer-wishes-retry")) {
    throw chance.chance(0.3)
      ? new NonRetryableError("hopeless")
      : new RetryAfterError(RETRY_WISH_MS, "come back later");
  }
  if (faults.strikes("performer-odd-result")) return oddResult(world);
  return chance.chance(0.5) ? undefined : { attempt: ctx.attempt };
}

function oddError({ chance }: World): unknown {
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  const hostile = new Proxy({}, { get: () => { throw new Error("do not look"); } }); // prettier-ignore
  return chance.pick<unknown>([undefined, null, "text", 7n, cyclic, hostile, Symbol("odd")]);
}

function oddResult({ chance }: World): unknown {
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  return chance.pick<unknown>([7n, cyclic, Number.NaN, "x".repeat(9_000), () => 1, new Map()]);
}
