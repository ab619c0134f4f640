/** How many Durable Objects share a binding's work. Jobs never move, so a change of the number takes time. */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import { idNameOf, shardsEver } from "../../templates/runtime/core/definition.ts";
import { shardLimits } from "../../templates/runtime/core/share.ts";
import { shardInstanceName } from "../model/names.ts";
import { perShard } from "./flow-rules.ts";
import type { DefinitionRule } from "./rule.ts";
import { NEXT_DEPLOY } from "./words.ts";

export const shardsRule: DefinitionRule<"shards"> = {
  kind: "shards",
  option: "shards",
  show: String,
  consequences: ({ from, to, before, after }) => [
    to > from ? grown(before, after) : shrunk(before, after),
    ...(to > 1
      ? [
          `A partitionKey may belong to another shard than before. Until the jobs stored before are done, jobs of one key can be in two shards, where uniqueKey and concurrencyKey do not hold across.`,
        ]
      : [
          "Until the old shards are empty, uniqueKey and concurrencyKey do not hold across the jobs in them and new ones.",
        ]),
    exceeded(before, after),
  ],
};

function grown(before: BindingDefinition, after: BindingDefinition): string {
  const share = perShard(after.concurrency, after);
  return `New jobs are spread over ${span(after, 0, after.shards)}${share === "" ? "" : `${share.replace(" per", " at a time per")}`}. Those stored already stay in ${span(after, 0, before.shards)} and finish there. ${NEXT_DEPLOY}.`;
}

function shrunk(before: BindingDefinition, after: BindingDefinition): string {
  return `New jobs go to ${span(after, 0, after.shards)}. ${span(after, after.shards, before.shards)} get none; what is in them finishes there, and they can be looked after as before. ${NEXT_DEPLOY}.`;
}

/** How far the whole can be over its limit meanwhile. */
function exceeded(before: BindingDefinition, after: BindingDefinition): string {
  const { concurrency } = after;
  const draining = range(after.shards, shardsEver({ ...after, everShards: shardsEver(before) }));
  const extra =
    after.shards < before.shards
      ? sum(draining.map((index) => shardLimits(after, index).concurrency))
      : sum(
          range(0, before.shards).map((index) =>
            Math.max(
              0,
              shardLimits(before, index).concurrency - shardLimits(after, index).concurrency,
            ),
          ),
        );
  const until =
    after.shards < before.shards
      ? "While the old shards drain"
      : "Until jobs that run at the deploy are over";
  return `${until}, up to ${concurrency + extra} can run at a time (${concurrency} + ${extra}).`;
}

/** `MAIL#0`, or `MAIL#0 to MAIL#3`. */
function span(definition: BindingDefinition, start: number, end: number): string {
  const name = (index: number) => shardInstanceName(idNameOf(definition), index);
  return end - start === 1 ? name(start) : `${name(start)} to ${name(end - 1)}`;
}

function range(start: number, end: number): readonly number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
