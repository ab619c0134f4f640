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

/**
 * Deletes rows of jobs at rest whose last change is older than the retention. A read model that is away is logged and passed over:
 * the next run makes up for it, and what else the cron trigger does, does not depend on it. Answers how many rows went.
 */
export async function cleanUpReadModel(
  database: D1Database,
  retention: ReadModelRetention,
  nowMs: number,
): Promise<number> {
  const tally = { deleted: 0 };
  try {
    await deleteOld(database, retention, nowMs, tally);
  } catch (error) {
    const event = "read-model-not-cleaned";
    console.error(JSON.stringify({ level: "error", event, error: String(error) }));
  }
  return tally.deleted;
}

async function deleteOld(
  database: D1Database,
  retention: ReadModelRetention,
  nowMs: number,
  tally: { deleted: number },
): Promise<void> {
  for (const state of JOB_STATES.filter(isAtRest)) {
    for (let count = 0; count < STATEMENTS_PER_RUN; count += 1) {
      const { meta } = await database
        .prepare(DELETE)
        .bind(state, nowMs - retention.olderThanMs, retention.limit)
        .run();
      // `changes` counts rows of the table; `rows_written` would count index entries as well.
      tally.deleted += meta.changes;
      if (meta.changes < retention.limit) break;
    }
  }
}
