/**
 * A queue in the test's hands: what shards send stays here until the test delivers it, once, twice, late or never. That is how
 * lost, doubled and late messages are acted out; the shard and the consumer are the real ones.
 */

import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  type QueueResult,
} from "cloudflare:test";
import { onTestFinished, vi } from "vitest";
import worker from "./project/generated/worker.ts";
import type { JobMessage } from "./project/generated/runtime/protocol.ts";
import { env, until } from "./support.ts";

/** Lasts until the test is finished. */
export class HeldQueue {
  /** Message bodies in the order in which they were handed over. */
  readonly bodies: string[] = [];
  /** While true, nothing can be handed over. */
  isDown = false;
  /** How many sends have failed. */
  failures = 0;

  constructor() {
    const spy = vi.spyOn(env.TSUMUGI_QUEUE_DEFAULT, "sendBatch").mockImplementation(((
      messages: Iterable<MessageSendRequest>,
    ) => {
      if (this.isDown) {
        this.failures += 1;
        return Promise.reject(new Error("the queue is down"));
      }
      for (const { body } of messages) this.bodies.push(body as string);
      return Promise.resolve();
    }) as never);
    onTestFinished(() => {
      spy.mockRestore();
    });
  }

  get messages(): JobMessage[] {
    return this.bodies.map((body) => JSON.parse(body) as JobMessage);
  }

  get ids(): string[] {
    return this.messages.map(({ id }) => id);
  }

  /** The body of a job's message once it is there; by default that of its first attempt. */
  body(id: string, attempt = 1): Promise<string> {
    return until(`message of ${id}, attempt ${attempt}`, () =>
      this.bodies.find((body) => {
        const message = JSON.parse(body) as JobMessage;
        return message.id === id && message.attempt === attempt;
      }),
    );
  }

  /** Once so many messages were handed over in all. */
  async count(count: number): Promise<void> {
    await until(`${count} messages`, () => this.bodies.length >= count);
  }
}

/** Hands bodies to the consumer as one batch, as the platform would; resolves when the batch is done. */
export async function deliver(...bodies: readonly unknown[]): Promise<QueueResult> {
  const batch = createMessageBatch(
    "tsumugi-workers-test-default",
    bodies.map((body, index) => ({
      id: String(index),
      timestamp: Date.now(),
      attempts: 1,
      body,
    })),
  );
  const ctx = createExecutionContext();
  await worker.queue(batch as never, env);
  return getQueueResult(batch, ctx);
}
