/** What the tests of the shard do again and again. */

import type { AttemptOutcome, JobMessage } from "../../../templates/runtime/protocol.ts";
import type { ShardWorld } from "../../support/shard-world.ts";

export const boom: AttemptOutcome = { kind: "failed", error: "boom", retry: "backoff" };

/** The one message that is out. */
export async function next(world: ShardWorld): Promise<JobMessage> {
  await world.settle();
  const [message, ...more] = world.take();
  if (message === undefined || more.length > 0) throw new Error(`${more.length} more messages`);
  return message;
}

export const many = (count: number, request: object = {}): object[] =>
  Array.from({ length: count }, () => request);

/** Lets the world run; each job is answered after `workMs`. Answers when each job was dispatched, from the start. */
export async function run(
  world: ShardWorld,
  forMs: number,
  workMs: number,
): Promise<[id: string, at: number][]> {
  const startMs = world.nowMs;
  const dispatched: [string, number][] = [];
  const running: { at: number; message: (typeof world.sent)[number] }[] = [];
  while (world.nowMs < startMs + forMs) {
    await world.settle();
    for (const message of world.take()) {
      dispatched.push([message.id, message.dispatchedAt - startMs]);
      running.push({ at: message.dispatchedAt + workMs, message });
    }
    const ended = running.filter(({ at }) => at <= world.nowMs);
    for (const job of ended) {
      running.splice(running.indexOf(job), 1);
      world.report(job.message);
    }
    if (ended.length > 0) continue;
    const nextAt = Math.min(...running.map(({ at }) => at), world.alarmAt ?? Infinity);
    await world.advance(Math.max(1, Math.min(nextAt, startMs + forMs) - world.nowMs));
  }
  return dispatched;
}
