/**
 * One call to a shard, repeated for a while. Every try takes a new stub: a stub whose object was reset, or whose call threw, stays
 * broken (platform fact, 2026-11). A try that hangs is given up, and its late answer is dropped.
 */

import type { ShardApi } from "../protocol.ts";
import type { Clock, Random } from "./clock.ts";
import { sleep } from "./clock.ts";

/** The Durable Object namespace of one binding, as far as it is used. */
export interface ShardNamespace {
  getByName(name: string): ShardApi;
}

/** Makes a new stub. */
export type ConnectShard = () => ShardApi;

export interface CallPolicy {
  /** The wait before each further try; its length bounds their number. Spread by +-50 % so that callers do not march in step. */
  readonly delaysMs: readonly number[];
  /** When a try is given up. */
  readonly tryTimeoutMs: number;
  readonly isWorthRepeating: (error: unknown) => boolean;
}

/** An overloaded shard gets at least this much air before the next try. */
const OVERLOADED_DELAY_MS = 1_000;

/** The shard's namespace in the Worker's env; throws where the Worker's configuration lacks it. */
export function connectShard(env: unknown, shardBinding: string, shardName: string): ShardApi {
  const namespace = (env as Readonly<Record<string, ShardNamespace | undefined>>)[shardBinding];
  if (namespace === undefined) {
    throw new Error(
      `env.${shardBinding} is missing: is it in the Worker's Durable Object bindings?`,
    );
  }
  return namespace.getByName(shardName);
}

/** The call's answer, or the last try's error. */
export async function callShard<Answer>(
  connect: ConnectShard,
  call: (shard: ShardApi) => Promise<Answer>,
  policy: CallPolicy,
  clock: Clock,
  random: Random,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      // The arrow is async so that a namespace or stub that throws at once counts as a failed try, too.
      return await withTimeout(clock, policy.tryTimeoutMs, async () => await call(connect()));
    } catch (error) {
      const delayMs = policy.delaysMs[tries];
      if (delayMs === undefined || !policy.isWorthRepeating(error)) throw error;
      const leastMs = isOverloaded(error) ? OVERLOADED_DELAY_MS : 0;
      await sleep(clock, Math.max(delayMs, leastMs) * (0.5 + random()));
    }
  }
}

/** Set by the platform on errors that may pass by themselves. */
export function isRetryable(error: unknown): boolean {
  return hasFlag(error, "retryable");
}

/** Set by the platform where repeating at once would make things worse. */
export function isOverloaded(error: unknown): boolean {
  return hasFlag(error, "overloaded");
}

function hasFlag(error: unknown, flag: "retryable" | "overloaded"): boolean {
  return typeof error === "object" && error !== null && Reflect.get(error, flag) === true;
}

function withTimeout<Answer>(
  clock: Clock,
  timeoutMs: number,
  run: () => Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => {
      reject(new Error(`no answer within ${timeoutMs} ms`));
    }, timeoutMs);
    run()
      .then(resolve, reject)
      .finally(() => {
        clock.clearTimeout(timer);
      });
  });
}
