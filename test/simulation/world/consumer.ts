/**
 * One delivery of a batch to a consumer isolate: the runtime's own consumer, in an invocation that ends when its handler
 * does, or when the isolate dies. Whatever it has not done by then never happens.
 */

import { createConsumer } from "../../../templates/runtime/consumer/consumer.ts";
import type { Clock } from "../../../templates/runtime/core/clock.ts";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { Invocation } from "./calls.ts";
import { headOf } from "./message-queue.ts";
import { performerFor } from "./performer.ts";
import type { World } from "./world.ts";

/** A batch's invocation, and what its attempts have come to. */
export interface BatchInvocation extends Invocation {
  /** `id/attempt` of the performers that have started. */
  readonly started: Set<string>;
}

export function consumeBatch(
  world: World,
  definitions: Readonly<Record<string, BindingDefinition>>,
  queue: string,
  bodies: readonly string[],
): void {
  const { timeline, faults, chance } = world;
  const invocation: BatchInvocation = {
    name: world.nextName("batch"),
    isOver: false,
    calls: [],
    started: new Set(),
  };
  let isAcked = false;
  world.openBatches.add(invocation);
  world.tell(() => `${invocation.name} gets ${bodies.map(headOf).join(", ")}`);
  const performers = Object.fromEntries(
    Object.keys(definitions).map((name) => [name, performerFor(world, invocation)]),
  );
  const consume = createConsumer(
    { definitions, performers: performers as Record<string, never> },
    { clock: clockOf(world, invocation), random: () => chance.next(), log: () => {} },
  );
  const ackAll = (): void => {
    isAcked = true;
    world.openBatches.delete(invocation);
    world.acked(invocation);
  };
  const batch = { queue, messages: bodies.map((body) => ({ body })), ackAll };
  void consume(batch, world.envFor(invocation)).then(() => {
    if (!isAcked) world.fail("acknowledgement", `${invocation.name} ended without an ack`);
    // A performer that ignores its signal lives on at times: the isolate stays for others.
    if (chance.chance(0.5)) invocation.isOver = true;
    else timeline.after(60_000, () => (invocation.isOver = true));
  });
  if (!faults.strikes("isolate-dies")) return;
  timeline.after(chance.between(1, 3_000), () => {
    if (isAcked) return;
    invocation.isOver = true;
    world.openBatches.delete(invocation);
    const isRedelivered = chance.chance(0.5);
    world.tell(`${invocation.name} dies, ${isRedelivered ? "to be repeated" : "for good"}`);
    if (isRedelivered) world.queueOf(queue).putBack(bodies);
  });
}

/** The isolate's clock and timers; none goes off when the invocation is over. */
export function clockOf({ timeline }: World, invocation: Invocation): Clock {
  return {
    now: () => timeline.nowMs,
    setTimeout: (run, afterMs) =>
      timeline.after(afterMs, () => {
        if (!invocation.isOver) run();
      }),
    clearTimeout: (timer) => {
      if (typeof timer === "function") (timer as () => void)();
    },
  };
}
