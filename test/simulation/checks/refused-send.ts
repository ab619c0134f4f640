/** SPEC 7: a message that could not be handed over was never dispatched: its job waits again at once, and no attempt counts. */

import { parseJobId } from "../../../templates/runtime/core/job-id.ts";
import type { JobMessage } from "../../../templates/runtime/protocol.ts";
import type { Check } from "./check.ts";

export function refusedSend(): Check {
  return {
    name: "refused-send",
    turn(_turn, { refused, ledger, nowMs, lastStatementFailureMs }) {
      if (lastStatementFailureMs === nowMs) return null;
      for (const body of refused) {
        const { id, attempt, dispatchedAt } = JSON.parse(body) as JobMessage;
        const row = ledger.rows.get(parseJobId(id)?.localId ?? -1);
        if (row?.state !== "QUEUED" || row.attempts + 1 !== attempt) continue;
        if (row.dispatched_at === dispatchedAt)
          return `${id} is not put back after its refused send`;
      }
      return null;
    },
  };
}
