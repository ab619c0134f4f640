/** A client for three bindings, and shards that remember what they were asked. */

import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { createClient } from "../../../templates/runtime/client/client.ts";
import type {
  EnqueueOptions,
  NoKey,
  OptionalKey,
  RequiredKey,
} from "../../../templates/runtime/client/types.ts";
import type {
  ControlReply,
  EnqueueReply,
  EnqueueRequest,
  JobView,
} from "../../../templates/runtime/protocol.ts";
import { definitionOf } from "../consumer/world.ts";

interface Bindings {
  readonly MAIL: {
    readonly payload: { to: string };
    readonly result: { sent: boolean };
    readonly options: EnqueueOptions & OptionalKey<"concurrencyKey" | "uniqueKey" | "partitionKey">;
  };
  readonly CHARGE: {
    readonly payload: { customerId: string };
    readonly result: unknown;
    readonly options: EnqueueOptions &
      OptionalKey<"concurrencyKey" | "uniqueKey"> &
      NoKey<"partitionKey">;
  };
  readonly REPORT: {
    readonly payload: object;
    readonly result: unknown;
    readonly options: EnqueueOptions &
      RequiredKey<"uniqueKey"> &
      NoKey<"concurrencyKey" | "partitionKey">;
  };
}

const definitions = {
  MAIL: definitionOf("MAIL"),
  CHARGE: definitionOf("CHARGE", {
    shards: 4,
    keys: {
      concurrencyKey: { kind: "optional" },
      uniqueKey: { kind: "optional" },
      partitionKey: { kind: "derived", template: "{customerId}" },
    },
  }),
  REPORT: definitionOf("REPORT", {
    keys: {
      concurrencyKey: { kind: "forbidden" },
      uniqueKey: { kind: "required" },
      partitionKey: { kind: "forbidden" },
    },
  }),
};

const checks = {
  MAIL: (payload: unknown) =>
    typeof (payload as { to: unknown }).to === "string"
      ? []
      : [
          {
            path: "payload.to",
            expected: "a string",
            found: String((payload as { to: unknown }).to),
          },
        ],
  CHARGE: () => [],
  REPORT: () => [],
};

export class FakeClientShards {
  readonly calls: { shard: string; kind: string; input: unknown }[] = [];
  stubs = 0;
  /** Thrown by the next calls, first to last. */
  readonly failures: Error[] = [];
  view: Pick<JobView, "payload" | "result"> | null = null;
  onEnqueue: ((requests: readonly EnqueueRequest[]) => EnqueueReply) | null = null;
  #lastLocalId = 0;

  getByName(shard: string) {
    this.stubs += 1;
    const call = async <Answer>(kind: string, input: unknown, answer: () => Answer) => {
      this.calls.push({ shard, kind, input });
      const failure = this.failures.shift();
      if (failure !== undefined) throw failure;
      return Promise.resolve(answer());
    };
    const control = (kind: string, ...input: unknown[]) =>
      call<ControlReply>(kind, input, () => ({ kind: "done" }));
    return {
      enqueue: (requests: readonly EnqueueRequest[]) =>
        call(
          "enqueue",
          requests,
          () => this.onEnqueue?.(requests) ?? this.#accept(shard, requests),
        ),
      get: (ids: readonly string[]) =>
        call("get", ids, () => ids.map((id) => (this.view === null ? null : { ...this.view, id }))),
      cancel: (id: string) => control("cancel", id),
      retry: (id: string) => control("retry", id),
      reschedule: (id: string, when: unknown) => control("reschedule", id, when),
    };
  }

  #accept(shard: string, requests: readonly EnqueueRequest[]): EnqueueReply {
    const receipts = requests.map(() => {
      this.#lastLocalId += 1;
      const localId = String(this.#lastLocalId).padStart(11, "0");
      return { id: `${shard}:${localId}`, deduplicated: false };
    });
    return { kind: "accepted", receipts };
  }
}

/** `mail`: what MAIL's definition says otherwise. */
export function createClientWorld(mail: Partial<BindingDefinition> = {}) {
  const shards = new FakeClientShards();
  // Waits pass at once, except for deadlines of calls, which nothing here lets pass.
  const clock = {
    now: () => Date.UTC(2026, 2, 1),
    setTimeout: (run: () => void, afterMs: number) => {
      if (afterMs < 1_000) setImmediate(run);
      return null;
    },
    clearTimeout: () => undefined,
  };
  const client = createClient<object, Bindings>(
    { definitions: { ...definitions, MAIL: { ...definitions.MAIL, ...mail } }, checks },
    { clock, random: () => 0.5 },
  );
  const env = { TSUMUGI_MAIL: shards, TSUMUGI_CHARGE: shards, TSUMUGI_REPORT: shards };
  return { client, env, shards };
}

/** What the promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error("it did not fail");
    },
    (error: unknown) => error,
  );
}
