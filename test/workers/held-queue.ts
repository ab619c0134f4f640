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

/** Holds the messages of the named bindings until the test is finished; those of others go their way. */
export class HeldQueue {
  /** Message bodies in the order in which they were handed over. */
  readonly bodies: string[] = [];
  /** While true, nothing can be handed over. */
  isDown = false;
  /** How many sends have failed. */
  failures = 0;

  constructor(...bindings: readonly string[]) {
    const queue = env.TSUMUGI_QUEUE_DEFAULT;
    const sendBatch = queue.sendBatch.bind(queue);
    const spy = vi.spyOn(queue, "sendBatch").mockImplementation((messages) => {
      const bodies = [...messages].map(({ body }) => body as string);
      // One send is one shard's.
      if (!bindings.some((binding) => bodies[0]?.includes(`"id":"${binding}#`))) {
        return sendBatch(messages);
      }
      if (this.isDown) {
        this.failures += 1;
        return Promise.reject(new Error("the queue is down"));
      }
      this.bodies.push(...bodies);
      return Promise.resolve({ metadata: { metrics: {} } } as never);
    });
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
  await worker.queue(batch as never, env, ctx);
  return getQueueResult(batch, ctx);
}
