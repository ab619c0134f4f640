/** Jobs whose retention has passed go, and what is stored apart of them. */

import type { JobState } from "../core/state.ts";
import { conditionOf, runsOf } from "./id-runs.ts";
import type { Sql } from "./ports.ts";

/** Jobs at rest whose end lies at or before these times may go, epoch ms. */
export interface Expiry {
  readonly doneBefore: number;
  readonly failedBefore: number;
}

/**
 * Deletes those of the jobs whose retention has passed, and what is stored apart of them. Answers the states in which
 * they were: as a rule all had completed, which is known by their number; a returned row would be billed as read.
 */
export function deleteExpired(
  sql: Sql,
  ids: readonly number[],
  { doneBefore, failedBefore }: Expiry,
): JobState[] {
  return runsOf(ids).flatMap((run) => {
    const { condition, values } = conditionOf(run);
    sql.all(
      `DELETE FROM job WHERE ${condition} AND state = 'COMPLETED' AND finished_at <= ?`,
      ...values,
      doneBefore,
    );
    const completed = Number(sql.all("SELECT changes() AS count")[0]?.["count"]);
    const others =
      completed === run.last - run.first + 1
        ? []
        : sql.all(
            `DELETE FROM job WHERE ${condition}
               AND ((state = 'CANCELLED' AND finished_at <= ?)
                 OR (state IN ('FAILED', 'STALLED') AND finished_at <= ?))
             RETURNING state`,
            ...values,
            doneBefore,
            failedBefore,
          );
    sql.all(
      `DELETE FROM payload WHERE ${condition}
         AND NOT EXISTS (SELECT 1 FROM job WHERE job.id = payload.id)`,
      ...values,
    );
    return [
      ...Array.from({ length: completed }, (): JobState => "COMPLETED"),
      ...others.map(({ state }) => String(state) as JobState),
    ];
  });
}
