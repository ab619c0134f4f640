/** One attempt and the next: how long it may take, what its silence means, and how often a job is tried. */

import type { Backoff, BindingDefinition } from "../../templates/runtime/core/definition.ts";
import { longestBackoffMs } from "../evolve/payload/check.ts";
import { formatDuration } from "../spec/duration.ts";
import type { DefinitionRule } from "./rule.ts";
import { count, NEXT_DEPLOY } from "./words.ts";

const OWN_VALUE = (option: string) =>
  `Jobs that were enqueued with ${option} of their own keep it.`;

export const guaranteeRule: DefinitionRule<"guarantee"> = {
  kind: "guarantee",
  option: "guarantee",
  show: (guarantee) => guarantee,
  consequences: ({ to }) => [
    to === "at-most-once"
      ? "An attempt that falls silent or times out is not repeated: its job becomes STALLED and waits for a person (`jobs(env).retry(id)`). It costs one more call per job."
      : "An attempt that falls silent or times out is repeated, so it can run twice: the performer has to be safe for that, by `ctx.idempotencyKey` for instance. Jobs that are STALLED already stay so.",
    `${NEXT_DEPLOY}, for jobs that wait or run, too. ${OWN_VALUE("a guarantee")}`,
  ],
};

export const requeueUnclaimedRule: DefinitionRule<"requeueUnclaimed"> = {
  kind: "requeue-unclaimed",
  option: "requeueUnclaimed",
  show: String,
  consequences: ({ to, after }) => {
    if (after.guarantee === "at-least-once") {
      return ["No effect under `at-least-once`, which sends out again whatever falls silent."];
    }
    return [
      to
        ? `A message that nobody claimed is sent out again instead of leaving its job STALLED. ${NEXT_DEPLOY}.`
        : `A job whose message is lost becomes STALLED and waits for a person, also where nobody can have started it. ${NEXT_DEPLOY}.`,
    ];
  },
};

export const maxAttemptsRule: DefinitionRule<"maxAttempts"> = {
  kind: "max-attempts",
  option: "maxAttempts",
  show: String,
  consequences: ({ from, to }) => [
    `Jobs enqueued from the next deploy on get ${count(to, "attempt")}; those stored already keep their ${from}.`,
  ],
};

export const backoffRule: DefinitionRule<"backoff"> = {
  kind: "backoff",
  option: "backoff",
  show: showBackoff,
  consequences: ({ from, to, before, after }) => {
    const sum = longestBackoffMs(to, after.maxAttempts);
    const was = longestBackoffMs(from, before.maxAttempts);
    return [
      `All retries of a job together wait for up to ${formatDuration(sum)} (before: ${formatDuration(was)}).`,
      `Counts from the next failure after the deploy on; jobs that wait for a retry already keep their time. ${OWN_VALUE("a backoff")}`,
    ];
  },
};

export const timeoutRule: DefinitionRule<"timeoutMs"> = {
  kind: "timeout",
  option: "timeoutMs",
  show: formatDuration,
  consequences: ({ from, to, after }) => [
    `Attempts that begin after the next deploy are aborted after ${formatDuration(to)}; running jobs keep the ${formatDuration(from)} that they began with. ${OWN_VALUE("a timeout")}`,
    ...silence(to + after.reaperGraceMs, to < from, after),
  ],
};

export const reaperGraceRule: DefinitionRule<"reaperGraceMs"> = {
  kind: "reaper-grace",
  option: "reaperGraceMs",
  show: formatDuration,
  consequences: ({ from, to, after }) => silence(after.timeoutMs + to, to < from, after),
};

/** A shard counts by the definition of its deploy, also for attempts that began before it. */
function silence(
  silenceMs: number,
  isShorter: boolean,
  { guarantee }: BindingDefinition,
): readonly string[] {
  const fate = guarantee === "at-most-once" ? "becomes STALLED" : "is tried again beside it";
  return [
    `A job that is silent for ${formatDuration(silenceMs)} (\`timeoutMs\` + \`reaperGraceMs\`) is taken back. ${NEXT_DEPLOY}, for running jobs, too${isShorter ? `: one that was started under the longer time, and is at work for longer than that without a heartbeat, ${fate}` : ""}.`,
  ];
}

function showBackoff(backoff: Backoff): string {
  const jitter = backoff.jitter ? ", jitter" : "";
  if (backoff.kind === "fixed") return `fixed ${formatDuration(backoff.delayMs)}${jitter}`;
  const { baseMs, factor, maxMs } = backoff;
  return `${formatDuration(baseMs)} x ${factor} up to ${formatDuration(maxMs)}${jitter}`;
}
