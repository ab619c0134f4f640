/** How long what is over is kept: jobs at rest in their shard, and reserved keys. */

import { formatDuration } from "../spec/duration.ts";
import type { DefinitionRule } from "./rule.ts";

export const uniqueForRule: DefinitionRule<"uniqueForMs"> = {
  kind: "unique-for",
  option: "uniqueForMs",
  show: formatDuration,
  consequences: ({ from, to }) => [
    `A uniqueKey that is used after the next deploy is reserved for ${formatDuration(to)}; those in use stay reserved for the ${formatDuration(from)} that they were given.`,
  ],
};

export const sweepAfterRule: DefinitionRule<"sweepAfterMs"> = {
  kind: "sweep-after",
  option: "sweepAfterMs",
  show: formatDuration,
  consequences: ({ from, to }) => [
    `\`jobs(env).get(id)\` finds a job for ${formatDuration(to)} after it completed or was cancelled; in D1 it stays for as long as \`retention\` says.`,
    keptAlready(from, to, "are over already"),
  ],
};

export const failedRetentionRule: DefinitionRule<"failedRetentionMs"> = {
  kind: "failed-retention",
  option: "failedRetentionMs",
  show: formatDuration,
  consequences: ({ from, to }) => [
    to < from
      ? `A job that fails or stalls after the next deploy can be retried by hand for ${formatDuration(to)} only; then it is deleted from its shard.`
      : `A job that fails or stalls can be retried by hand for ${formatDuration(to)}; it takes room in its shard for as long.`,
    keptAlready(from, to, "have failed or stalled already"),
  ],
};

/** A list of expired jobs is looked at when its time comes, by the definition of that day. */
function keptAlready(from: number, to: number, which: string): string {
  return to < from
    ? `Those that ${which} keep the ${formatDuration(from)} that they were given: the last of them goes ${formatDuration(from)} after the deploy.`
    : `Those that ${which} and are still there stay for ${formatDuration(to)} from their end, too.`;
}
