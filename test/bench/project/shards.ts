/** The generated shard classes, with counters around them and calls that only the bench needs. */

import type { TsumugiEnv } from "./generated/index.ts";
import * as generated from "./generated/shards.ts";
import type { ShardApi } from "./generated/runtime/protocol.ts";
import { counts } from "./counters.ts";
import { instrumentDatabase } from "./instrument.ts";

/** The generated classes are alike but for their definition, which is protected and so keeps their types apart. */
type GeneratedShard = typeof generated.NoopShard;

const FILL_CHUNK = 20_000;
/** As in runtime/shard/memory.ts. */
const IDS_PER_MILLISECOND = 1_024;

/** The generated class, with the recorded reports and the rows of D1 counted. */
function counted(base: unknown) {
  return class extends (base as GeneratedShard) {
    constructor(ctx: DurableObjectState, env: TsumugiEnv) {
      super(ctx, { ...env, TSUMUGI_DB: instrumentDatabase(env.TSUMUGI_DB) });
    }

    override async report(reports: Parameters<ShardApi["report"]>[0]) {
      const replies = await super.report(reports);
      counts.recorded += replies.filter(({ kind }) => kind === "recorded").length;
      return replies;
    }

    /** Jobs that have not been swept yet. */
    left(): number {
      return Number(this.ctx.storage.sql.exec("SELECT COUNT(*) AS n FROM job").one()["n"]);
    }

    /**
     * Puts waiting jobs straight into the storage of a shard that has had no job yet, as enqueue would have left them
     * after they were projected. The schema has to be there, and the instance is to be thrown away with `abort`.
     */
    fill(count: number): void {
      const { sql } = this.ctx.storage;
      const nowMs = Date.now();
      const firstId = nowMs * IDS_PER_MILLISECOND + 1;
      for (let start = 0; start < count; start += FILL_CHUNK) {
        // 32 bytes of JSON, and another value for each job.
        sql.exec(
          `INSERT INTO job (id, state, priority, due_at, gate, attempts, max_attempts, attempt_budget, created_at,
             updated_at, attempts_log, revision, payload)
           WITH RECURSIVE numbers (i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < ?2)
           SELECT ?3 + i, 'SCHEDULED', 0, ?4, 0, 0, 3, 3, ?4, ?4, '[]', 1,
             printf('{"value":"backlog-%012d"}', i) FROM numbers`,
          start,
          Math.min(count, start + FILL_CHUNK),
          firstId,
          nowMs,
        );
      }
      sql.exec(
        "INSERT OR REPLACE INTO notebook (id, body) VALUES (1, ?)",
        JSON.stringify({
          lastId: firstId + count - 1,
          revision: 1,
          watermark: 1,
          inFlight: [],
          unprojected: [],
          openLanes: [],
          lanes: { priorities: [], spilled: false },
          counts: { SCHEDULED: count },
        }),
      );
    }

    /** Ends this instance; the next call starts one that has to find everything in its storage. */
    abort(): void {
      this.ctx.abort("The bench wants a cold start.");
    }
  };
}

export class NoopShard extends counted(generated.NoopShard) {}
export class BatchOneShard extends counted(generated.BatchOneShard) {}
export class BatchTenShard extends counted(generated.BatchTenShard) {}
export class AxesShard extends counted(generated.AxesShard) {}
export class ContendedShard extends counted(generated.ContendedShard) {}
export class BacklogShard extends counted(generated.BacklogShard) {}
export class KeyedShard extends counted(generated.KeyedShard) {}
