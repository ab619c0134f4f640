/** What the cron trigger does each time: retention in the read model. */

import { isAtRest, JOB_STATES } from "../core/state.ts";

/** `retention` of the config: rows at rest for longer go, `limit` rows per statement. */
export interface ReadModelRetention {
  readonly olderThanMs: number;
  readonly limit: number;
}

/** Statements of one run per state; what is left goes with the next run. */
const STATEMENTS_PER_RUN = 20;

const DELETE = `DELETE FROM tsumugi_jobs WHERE id IN (
  SELECT id FROM tsumugi_jobs WHERE state = ? AND updated_at < ? ORDER BY updated_at LIMIT ?)`;

/** Deletes rows of jobs at rest whose last change is older than the retention. Answers how many. */
export async function cleanUpReadModel(
  database: D1Database,
  retention: ReadModelRetention,
  nowMs: number,
): Promise<number> {
  let deleted = 0;
  for (const state of JOB_STATES.filter(isAtRest)) {
    for (let count = 0; count < STATEMENTS_PER_RUN; count += 1) {
      const { meta } = await database
        .prepare(DELETE)
        .bind(state, nowMs - retention.olderThanMs, retention.limit)
        .run();
      // `changes` counts rows of the table; `rows_written` would count index entries as well.
      deleted += meta.changes;
      if (meta.changes < retention.limit) break;
    }
  }
  return deleted;
}
