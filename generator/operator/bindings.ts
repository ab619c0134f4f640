/** `tsumugi bindings …` */

import type { BindingInfo } from "../../templates/runtime/api/types.ts";
import { formatDuration } from "../spec/duration.ts";
import { MisuseError } from "./failures.ts";
import { printJobs, printTable } from "./print.ts";
import { tell } from "./terminal.ts";
import type { RunCommand } from "./terminal.ts";

export const listBindings: RunCommand = async (call) => {
  const { api, terminal } = call;
  const answer = await api.bindings({ signal: terminal.signal });
  const header = [
    "BINDING",
    "SHARDS",
    "CONCURRENCY",
    "PER KEY",
    "RATE",
    "GUARANTEE",
    "ATTEMPTS",
    "PAUSED",
  ];
  tell(call, answer, () => printTable(header, answer.bindings.map(rowOf), terminal.columns));
  return "fine";
};

function rowOf({ name, shards, shards_ever, policy, paused, paused_shards }: BindingInfo) {
  const { concurrency, perKeyConcurrency, rate, guarantee, maxAttempts } = policy;
  const some = paused_shards > 0 ? `${paused_shards} of ${shards_ever} shards` : "no";
  return [
    name,
    String(shards),
    String(concurrency),
    String(perKeyConcurrency),
    rate === null ? "" : `${rate.tokens}/${formatDuration(rate.intervalMs)}`,
    guarantee,
    String(maxAttempts),
    paused === true ? "yes" : paused === null ? "unknown" : some,
  ];
}

export const pauseBinding: RunCommand = async (call) => {
  const [name = ""] = call.operands;
  const answer = await call.api.pause(name, { signal: call.terminal.signal });
  tell(call, answer, () => `${name} is paused.`);
  return "fine";
};

export const resumeBinding: RunCommand = async (call) => {
  const [name = ""] = call.operands;
  const answer = await call.api.resume(name, { signal: call.terminal.signal });
  tell(call, answer, () => `${name} goes on.`);
  return "fine";
};

/** Each call cancels a bounded number of jobs, so it is repeated until none is left. */
export const purgeBinding: RunCommand = async (call) => {
  const { api, operands, options, terminal } = call;
  const [name = ""] = operands;
  const confirm = options.one("confirm");
  if (confirm !== name) {
    const found = confirm === undefined ? "" : `, not \`${confirm}\``;
    throw new MisuseError(
      `this cancels every job of ${name} that waits: say \`--confirm ${name}\`${found}`,
    );
  }
  let cancelled = 0;
  let remaining = true;
  try {
    while (remaining) {
      const answer = await api.purge(name, { confirm }, { signal: terminal.signal });
      cancelled += answer.cancelled;
      remaining = answer.remaining;
      if (terminal.isWatched) {
        terminal.drawProgress(remaining ? `${printJobs(cancelled)} cancelled` : "");
      }
    }
  } catch (error) {
    if (terminal.isWatched) terminal.drawProgress("");
    if (cancelled > 0) {
      terminal.printError(`Until then: ${printJobs(cancelled)} of ${name} cancelled.`);
    }
    throw error;
  }
  tell(call, { binding: name, cancelled }, () => `${printJobs(cancelled)} of ${name} cancelled.`);
  return "fine";
};
