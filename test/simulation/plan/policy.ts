/** Random bindings within what a config may say, and what a deploy may make of one. */

import type { Backoff, BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { Chance } from "../../support/chance.ts";

const MOST_SHARDS = 4;
const NAMES = ["MAIL", "CHARGE", "IMPORT", "REPORT"];

export function drawBindings(count: number, chance: Chance): BindingDefinition[] {
  return NAMES.slice(0, count).map((name) => {
    // Bindings share a queue at times.
    const queue = chance.chance(0.5) ? "DEFAULT" : name;
    const isPartitioned = chance.chance(0.5);
    return {
      ...drawTunables(isPartitioned, chance),
      ...drawGuarantee(chance),
      everShards: isPartitioned ? MOST_SHARDS : 1,
      name,
      shardBinding: `TSUMUGI_${name}`,
      queueBinding: `TSUMUGI_QUEUE_${queue}`,
      keys: {
        concurrencyKey: chance.chance(0.3)
          ? { kind: "derived", template: "customer:{customer}" }
          : { kind: "optional" },
        uniqueKey: { kind: "optional" },
        partitionKey: { kind: isPartitioned ? "required" : "forbidden" },
      },
    };
  });
}

/** The next version of a binding: everything that may change under waiting jobs does. */
export function drawDeploy(definition: BindingDefinition, chance: Chance): BindingDefinition {
  const isPartitioned = definition.keys.partitionKey.kind === "required";
  return {
    ...definition,
    ...drawTunables(isPartitioned, chance),
    ...(chance.chance(0.5) ? drawGuarantee(chance) : {}),
  };
}

type Guaranteed = Pick<BindingDefinition, "guarantee" | "requeueUnclaimed">;

type Fixed = "everShards" | "name" | "shardBinding" | "queueBinding" | "keys";

function drawGuarantee(chance: Chance): Guaranteed {
  const atMostOnce = chance.chance(0.4);
  return {
    guarantee: atMostOnce ? "at-most-once" : "at-least-once",
    requeueUnclaimed: atMostOnce && chance.chance(0.5),
  };
}

function drawTunables(
  isPartitioned: boolean,
  chance: Chance,
): Omit<BindingDefinition, Fixed | keyof Guaranteed> {
  const shards = isPartitioned ? chance.between(1, MOST_SHARDS) : 1;
  return {
    shards,
    maxAttempts: chance.between(1, 4),
    backoff: drawBackoff(chance),
    timeoutMs: chance.pick([400, 2_000, 6_000, 15_000]),
    reaperGraceMs: chance.pick([0, 300, 2_000, 5_000]),
    concurrency: shards * chance.pick([1, 1, 2, 3, 5, 20, 200]) + chance.below(shards),
    rate: chance.chance(0.4)
      ? {
          tokens: shards * chance.pick([1, 2, 5]) + chance.below(shards),
          intervalMs: chance.pick([100, 1_000, 5_000, 20_000]),
        }
      : null,
    perKeyConcurrency: chance.pick([1, 1, 1, 2, 3]),
    agingIntervalMs: chance.pick([null, 200, 3_000, 60_000]),
    uniqueForMs: chance.pick([500, 10_000, 120_000]),
    sweepAfterMs: chance.pick([0, 100, 3_000, 20_000]),
    failedRetentionMs: chance.pick([100, 5_000, 30_000, 120_000]),
  };
}

function drawBackoff(chance: Chance): Backoff {
  const jitter = chance.chance(0.5);
  return chance.chance(0.5)
    ? { kind: "fixed", delayMs: chance.pick([0, 1, 300, 2_000]), jitter }
    : {
        kind: "exponential",
        baseMs: chance.pick([1, 100, 1_000]),
        factor: chance.pick([1, 2, 3]),
        maxMs: chance.pick([1_000, 10_000]),
        jitter,
      };
}
