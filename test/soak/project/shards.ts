/** The generated shard classes, with calls that only the soak needs. */

import * as generated from "./generated/shards.ts";
import type { JobView } from "./generated/runtime/protocol.ts";
import { formatJobId } from "./generated/runtime/core/job-id.ts";

/** The generated classes are alike but for their definition, which is protected and so keeps their types apart. */
type GeneratedShard = typeof generated.QuickShard;

/** A part of what a shard stores; `next` is null when nothing follows. */
export interface StoredPage {
  readonly jobs: readonly JobView[];
  readonly next: number | null;
}

function watched(base: unknown) {
  return class extends (base as GeneratedShard) {
    /** Jobs that are not at rest. */
    open(): number {
      const query =
        "SELECT COUNT(*) AS n FROM job WHERE state IN ('SCHEDULED', 'QUEUED', 'RUNNING')";
      return Number(this.ctx.storage.sql.exec(query).one()["n"]);
    }

    /** At most `limit` jobs after the local id `after`, as the shard shows them to anybody. */
    async stored(after: number, limit: number): Promise<StoredPage> {
      const query = "SELECT id FROM job WHERE id > ? ORDER BY id LIMIT ?";
      const rows = this.ctx.storage.sql.exec(query, after, limit).toArray();
      const localIds = rows.map((row) => Number(row["id"]));
      const [binding = "", shard] = (this.ctx.id.name ?? "").split("#");
      const views = await this.get(localIds.map((id) => formatJobId(binding, Number(shard), id)));
      return { jobs: views.filter((view) => view !== null), next: localIds.at(-1) ?? null };
    }

    /** Ends this instance in the middle of whatever it does. */
    abort(): void {
      this.ctx.abort("The soak evicts this shard.");
    }
  };
}

export class QuickShard extends watched(generated.QuickShard) {}
export class FlakyShard extends watched(generated.FlakyShard) {}
export class KeyedShard extends watched(generated.KeyedShard) {}
export class RatedShard extends watched(generated.RatedShard) {}
export class SpreadShard extends watched(generated.SpreadShard) {}
export class SlowShard extends watched(generated.SlowShard) {}
export class HangingShard extends watched(generated.HangingShard) {}
export class OnceShard extends watched(generated.OnceShard) {}
export class UnclaimedShard extends watched(generated.UnclaimedShard) {}
export class OnceHangingShard extends watched(generated.OnceHangingShard) {}
