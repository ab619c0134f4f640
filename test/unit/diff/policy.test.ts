/** What is said of each option of a binding: the numbers have to be those that the runtime will have. */

import { describe, expect, test } from "vitest";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { Change } from "../../../generator/diff/change.ts";
import { binding, model } from "../../support/model.ts";
import { changes } from "./world.ts";

type Part = NonNullable<NonNullable<Parameters<typeof binding>[1]>["definition"]>;

const said = (before: Part, after: Part): readonly Change[] =>
  changes(
    model([binding("MAIL", { definition: before })]),
    model([binding("MAIL", { definition: after })]),
  );

const text = (before: Part, after: Part): string =>
  said(before, after)
    .flatMap(({ title, consequences }) => [title, ...consequences])
    .join("\n");

const derived = { kind: "derived", template: "{id}" } as const;

test.each<[before: Part, after: Part, kind: Change["kind"], ...sentences: string[]]>([
  [
    { concurrency: 20, shards: 4 },
    { concurrency: 40, shards: 4 },
    "concurrency",
    "concurrency: 20 -> 40",
    "Up to 40 at a time, 10 per shard. Takes effect at the next deploy; running jobs go on.",
  ],
  [
    { concurrency: 20, shards: 4 },
    { concurrency: 10, shards: 4 },
    "concurrency",
    "Up to 10 at a time, 2 or 3 per shard.",
    "None starts until fewer than 10 are queued or running, shard by shard.",
  ],
  [
    {},
    { rate: { tokens: 20, intervalMs: 1_000 } },
    "rate",
    "rate: none -> 20 per 1s",
    "At most 20 starts per 1s, and 20 more after a rest.",
  ],
  [
    { rate: { tokens: 20, intervalMs: 1_000 } },
    { rate: { tokens: 5, intervalMs: 1_000 } },
    "rate",
    "saved up beyond 5 are lost",
  ],
  [{ rate: { tokens: 20, intervalMs: 1_000 } }, {}, "rate", "Nothing but concurrency limits"],
  [{}, { perKeyConcurrency: 3 }, "per-key-concurrency", "no longer run one after the other"],
  [{}, { agingIntervalMs: null }, "aging-interval", "agingIntervalMs: 1m -> none", "Strict prior"],
  [
    {},
    { guarantee: "at-most-once" },
    "guarantee",
    "becomes STALLED and waits for a person",
    "Jobs that were enqueued with a guarantee of their own keep it.",
  ],
  [{ guarantee: "at-most-once" }, {}, "guarantee", "it can run twice", "`ctx.idempotencyKey`"],
  [{}, { requeueUnclaimed: true }, "requeue-unclaimed", "No effect under `at-least-once`"],
  [{}, { maxAttempts: 3 }, "max-attempts", "get 3 attempts; those stored already keep their 5"],
  [
    {},
    { backoff: { kind: "fixed", delayMs: 2_000, jitter: false } },
    "backoff",
    "1s x 2 up to 1h, jitter -> fixed 2s",
    "together wait for up to 8s (before: 15s)",
  ],
  [
    {},
    { timeoutMs: 10_000 },
    "timeout",
    "running jobs keep the 1m that they began with",
    "silent for 40s",
    "is tried again beside it",
  ],
  [{}, { timeoutMs: 120_000 }, "timeout", "aborted after 2m", "silent for 150s"],
  [{}, { reaperGraceMs: 0 }, "reaper-grace", "silent for 1m "],
  [{}, { uniqueForMs: 3_600_000 }, "unique-for", "reserved for 1h", "for the 1d that they were"],
  [{}, { sweepAfterMs: 60_000 }, "sweep-after", "for 1m after it completed", "goes 5m after the"],
  [
    {},
    { failedRetentionMs: 86_400_000 },
    "failed-retention",
    "retried by hand for 1d only",
    "the last of them goes 7d after the deploy",
  ],
  [{ failedRetentionMs: 86_400_000 }, {}, "failed-retention", "still there stay for 7d"],
  [
    {},
    { keys: { concurrencyKey: { kind: "required" } } },
    "concurrency-key",
    "those that do not are a compile error",
  ],
  [{ keys: { uniqueKey: { kind: "required" } } }, {}, "unique-key", "may leave `uniqueKey` out"],
  [{}, { keys: { uniqueKey: { kind: "forbidden" } } }, "unique-key", "must not pass `uniqueKey`"],
  [
    {},
    { keys: { uniqueKey: derived } },
    "unique-key",
    "optional -> from {id}",
    "Calls that pass it are a compile error",
  ],
])("%j -> %j", (before, after, kind, ...sentences) => {
  expect(said(before, after).map((change) => change.kind)).toEqual([kind]);
  for (const sentence of sentences) expect(text(before, after)).toContain(sentence);
});

describe("shards", () => {
  const sharded = (shards: number, part: Part = {}): Part => ({
    shards,
    keys: { partitionKey: { kind: shards > 1 ? "required" : "forbidden" } },
    ...part,
  });
  const kept = (part: BindingDefinition["shards"]) => sharded(part, { concurrency: 40 });

  test("growing: where jobs stay, and how far the limit is exceeded meanwhile", () => {
    expect(said(kept(1), kept(4)).map(({ kind }) => kind)).toEqual(["shards", "partition-key"]);
    const told = text(kept(1), kept(4));
    expect(told).toContain("Every call has to pass `partitionKey`");
    expect(told).toContain("spread over MAIL#0 to MAIL#3, 10 at a time per shard");
    expect(told).toContain("Those stored already stay in MAIL#0 and finish there.");
    // MAIL#0 may have all 40 running, and the three others begin with 10 each.
    expect(told).toContain("up to 70 can run at a time (40 + 30)");
  });

  test("shrinking: the old shards drain beside the rest", () => {
    const told = text(kept(4), kept(2));
    expect(told).toContain("MAIL#2 to MAIL#3 get none");
    // A shard beyond the number has the share of a shard of today: 20.
    expect(told).toContain("up to 80 can run at a time (40 + 40)");
  });
});
