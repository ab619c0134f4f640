/** Calls to shards as RPC makes them: slow, lost on the way there or back, or never answered; values are copied. */

import type { Shard } from "../../../templates/runtime/shard/shard.ts";
import type { ShardNamespace } from "../../../templates/runtime/core/shard-call.ts";
import type { ShardApi } from "../../../templates/runtime/protocol.ts";
import type { World } from "./world.ts";

/** A call that was made, and whether it has been answered. */
export interface OpenCall {
  readonly method: string;
  readonly args: readonly unknown[];
  readonly madeAt: number;
  isAnswered: boolean;
}

/** One run of somebody's code; when it is over, nothing reaches it any more. */
export interface Invocation {
  readonly name: string;
  isOver: boolean;
  /** Hears of each call to a shard when it is made. */
  readonly calls: OpenCall[];
}

const METHODS: readonly (keyof ShardApi & keyof Shard)[] = [
  "enqueue",
  "get",
  "cancel",
  "retry",
  "reschedule",
  "claim",
  "start",
  "report",
  "heartbeat",
  "wake",
  "inspect",
  "explain",
  "pause",
  "resume",
  "purge",
  "cancelMany",
  "retryMany",
  "metrics",
];

/** The namespace of one binding as the invocation sees it in its env. */
export function namespaceFor(world: World, invocation: Invocation): ShardNamespace {
  return { getByName: (name) => stubFor(world, invocation, name) };
}

function stubFor(world: World, invocation: Invocation, name: string): ShardApi {
  const stub = { isBroken: false };
  const entries = METHODS.map((method) => [
    method,
    (...args: readonly unknown[]) => call(world, invocation, stub, name, method, args),
  ]);
  return Object.fromEntries(entries) as ShardApi;
}

function call(
  world: World,
  invocation: Invocation,
  stub: { isBroken: boolean },
  name: string,
  method: keyof ShardApi & keyof Shard,
  args: readonly unknown[],
): Promise<unknown> {
  const { timeline, faults, chance } = world;
  const copied = structuredClone(args);
  return new Promise((resolve, reject) => {
    if (invocation.isOver) return;
    const open: OpenCall = { method, args, madeAt: timeline.nowMs, isAnswered: false };
    invocation.calls.push(open);
    const back = (settle: () => void): void => {
      timeline.after(latency(world), () => {
        if (invocation.isOver) return;
        open.isAnswered = true;
        settle();
      });
    };
    const breakOff = (text: string): void => {
      stub.isBroken = true;
      world.tell(() => `${invocation.name}: ${method} to ${name} ${text}`);
      // A call that hangs is given up by its caller's own patience.
      if (faults.strikes("call-hangs")) return;
      const error = Object.assign(new Error("Network connection lost."), {
        retryable: chance.chance(0.7),
        overloaded: chance.chance(0.1),
      });
      back(() => reject(error));
    };
    if (stub.isBroken) {
      // A stub that has failed once stays broken (platform fact, 2026-11): nothing may rely on it.
      world.fail("calls", `${invocation.name}: ${method} to ${name} through a broken stub`);
    }
    if (faults.strikes("request-lost")) return breakOff("is lost");
    timeline.after(latency(world), () => {
      const host = world.hostOf(name);
      const work = (shard: Shard): unknown =>
        (shard[method] as (...values: readonly unknown[]) => unknown)(...copied);
      host.call(
        method,
        work,
        (answer) => {
          if (faults.strikes("reply-lost")) return breakOff("took effect, its answer is lost");
          if (answer.kind === "error") {
            stub.isBroken = true;
            world.tell(
              () => `${invocation.name}: ${method} to ${name} fails: ${String(answer.error)}`,
            );
            back(() => reject(toError(answer.error)));
            return;
          }
          const value = structuredClone(answer.value);
          back(() => resolve(value));
        },
        copied,
      );
    });
  });
}

function latency({ faults, chance }: World): number {
  return faults.strikes("call-slow") ? chance.between(200, 12_000) : chance.between(1, 12);
}

/** Over RPC an error keeps its text and the platform's own flags. */
function toError(thrown: unknown): Error {
  const error = new Error(thrown instanceof Error ? thrown.message : String(thrown));
  return Object.assign(error, { retryable: Object(thrown).retryable === true });
}
