/** Purges and bulk calls say what they did, and do it only to jobs in the right state. */

import type { PurgeReply } from "../../../templates/runtime/operations.ts";
import type { ControlReply } from "../../../templates/runtime/protocol.ts";
import type { JobStep } from "../world/ledger.ts";
import type { Check } from "./check.ts";

export function bulk(): Check {
  return {
    name: "bulk",
    turn({ kind, args, steps, answer }, { name, ledger }) {
      if (answer.kind === "error") return null;
      if (kind === "purge") {
        const { cancelled, remaining } = answer.value as PurgeReply;
        const done = steps.filter(isCancelled).length;
        if (done !== cancelled) return `${name}: a purge of ${done} says ${cancelled}`;
        const [limit] = args as [number];
        const waiting = [...ledger.rows.values()].filter(({ state }) => state === "SCHEDULED");
        if (!remaining && waiting.length > 0) return `${name}: ${waiting.length} left by a purge`;
        if (cancelled > limit) return `${name}: a purge of ${cancelled}, at most ${limit}`;
        return remaining && cancelled === 0 ? `${name}: a purge makes no progress` : null;
      }
      if (kind !== "cancelMany" && kind !== "retryMany") return null;
      const replies = answer.value as readonly ControlReply[];
      const [ids] = args as [readonly string[]];
      if (replies.length !== ids.length) return `${name}: ${replies.length} replies`;
      const said = replies.filter((reply) => reply.kind === "done").length;
      const done = steps.filter(kind === "cancelMany" ? isCancelled : isRenewed).length;
      if (said !== done) return `${name}: ${kind} did ${done} and says ${said}`;
      const wrong = ids.findIndex(
        (id, index) => id.startsWith(`${name}:`) === (replies[index]?.kind === "refused"),
      );
      return wrong === -1 ? null : `${name}: ${ids[wrong]} is ${replies[wrong]?.kind}`;
    },
  };
}

function isCancelled({ before, after }: JobStep): boolean {
  return before?.state === "SCHEDULED" && after?.state === "CANCELLED";
}

function isRenewed({ before, after }: JobStep): boolean {
  const wasOver = before?.state === "FAILED" || before?.state === "STALLED";
  return wasOver && after?.state === "SCHEDULED";
}
