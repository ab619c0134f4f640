/** Invariants 1 and 7: every accepted job came to rest, and in the end a shard holds nothing and waits for nothing. */

import type { World } from "../world/world.ts";
import type { Check } from "./check.ts";

const AT_REST = ["COMPLETED", "FAILED", "CANCELLED", "STALLED"];
const TABLES = ["job", "payload", "reservation", "retired"];

export function nothingLost(world: World): Check {
  return {
    name: "nothing-lost",
    accepted(_job, { id }) {
      return world.lastRow(id) === undefined ? `${id} was accepted, but is not stored` : null;
    },
    rest() {
      for (const host of world.hosts.values()) {
        for (const [localId, { state }] of host.ledger.ever) {
          const id = world.idOf(host, localId);
          if (!AT_REST.includes(state)) return `${id} is ${state} for ever`;
          if (world.readModel.revisionOf(id) === -1) return `${id} was never projected`;
        }
        for (const table of TABLES) {
          const [row] = host.storage.look(`SELECT count(*) AS count FROM ${table}`);
          if (row?.["count"] !== 0) return `${host.name}: ${row?.["count"]} left in ${table}`;
        }
        if (host.alarmAt !== null) return `${host.name}: an alarm is armed for nothing`;
      }
      return null;
    },
  };
}
