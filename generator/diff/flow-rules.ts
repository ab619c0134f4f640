/** Flow control: how many jobs run at once, how fast, and in which order. */

import type { BindingDefinition, Rate } from "../../templates/runtime/core/definition.ts";
import { shareOf } from "../../templates/runtime/core/share.ts";
import { formatDuration } from "../spec/duration.ts";
import type { DefinitionRule } from "./rule.ts";
import { count, NEXT_DEPLOY, orNone } from "./words.ts";

export const concurrencyRule: DefinitionRule<"concurrency"> = {
  kind: "concurrency",
  option: "concurrency",
  show: String,
  consequences: ({ from, to, after }) => [
    `Up to ${to} at a time${perShard(to, after)}. ${NEXT_DEPLOY}; running jobs go on.`,
    ...(to < from
      ? [
          `None starts until fewer than ${to} are queued or running${after.shards > 1 ? ", shard by shard" : ""}.`,
        ]
      : []),
  ],
};

export const rateRule: DefinitionRule<"rate"> = {
  kind: "rate",
  option: "rate",
  show: (rate) => orNone(rate, showRate),
  consequences: ({ from, to, after }) => {
    if (to === null) return [`Nothing but concurrency limits the starts any more. ${NEXT_DEPLOY}.`];
    return [
      `At most ${count(to.tokens, "start")} per ${formatDuration(to.intervalMs)}, and ${to.tokens} more after a rest${perShard(to.tokens, after)}. ${NEXT_DEPLOY}.`,
      ...(from !== null && to.tokens < from.tokens
        ? [`Starts that were saved up beyond ${to.tokens} are lost.`]
        : []),
    ];
  },
};

export const perKeyConcurrencyRule: DefinitionRule<"perKeyConcurrency"> = {
  kind: "per-key-concurrency",
  option: "perKeyConcurrency",
  show: String,
  consequences: ({ from, to }) => [
    `Of the jobs with one concurrencyKey up to ${to} at a time. ${NEXT_DEPLOY}; running jobs go on.`,
    ...(from === 1 && to > 1 ? ["Jobs with one key no longer run one after the other."] : []),
  ],
};

export const agingIntervalRule: DefinitionRule<"agingIntervalMs"> = {
  kind: "aging-interval",
  option: "agingIntervalMs",
  show: (interval) => orNone(interval, formatDuration),
  consequences: ({ to }) => [
    to === null
      ? `Strict priorities: while jobs of a higher priority are due, one of a lower waits, however long. ${NEXT_DEPLOY}.`
      : `A due job gains one step of priority for each ${formatDuration(to)} that it has waited, those that wait already, too. ${NEXT_DEPLOY}.`,
  ],
};

/** `, 10 per shard`, or nothing where there is one. */
export function perShard(whole: number, { shards }: Pick<BindingDefinition, "shards">): string {
  if (shards === 1) return "";
  const [most, least] = [shareOf(whole, shards, 0), shareOf(whole, shards, shards - 1)];
  return `, ${most === least ? most : `${least} or ${most}`} per shard`;
}

function showRate({ tokens, intervalMs }: Rate): string {
  return `${tokens} per ${formatDuration(intervalMs)}`;
}
