/** `tsumugi jobs reschedule` */

import { MisuseError } from "./failures.ts";
import { printRelative } from "./print.ts";
import { tell } from "./terminal.ts";
import type { RunCommand } from "./terminal.ts";
import { durationOf, timeOf } from "./values.ts";

export const rescheduleJob: RunCommand = async (call) => {
  const { api, operands, options, terminal } = call;
  const [id = ""] = operands;
  const delayMs = durationOf("delay", options);
  const runAt = timeOf("at", options);
  if ((delayMs === undefined) === (runAt === undefined)) {
    throw new MisuseError("say when: either `--delay` or `--at`");
  }
  const when = delayMs === undefined ? { runAt: runAt ?? 0 } : { delayMs };
  const answer = await api.reschedule(id, when, { signal: terminal.signal });
  const nowMs = Date.now();
  tell(call, answer, () => `${id} runs ${printRelative(runAt ?? nowMs + (delayMs ?? 0), nowMs)}.`);
  return "fine";
};
