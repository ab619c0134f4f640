/** The base of the generated classes where the config asks for data points: each minute that a shard closes becomes one. */

import { parseShardName } from "../core/job-id.ts";
import type { MinuteMetrics } from "../operations.ts";
import { JobShard as PlainJobShard } from "../shard/durable-object.ts";
import { dataPointOf } from "./data-point.ts";

/** What it needs in `env`. */
export interface AnalyticsEnv {
  readonly TSUMUGI_ANALYTICS: AnalyticsEngineDataset;
  readonly TSUMUGI_ENVIRONMENT?: string | undefined;
}

export abstract class JobShard<Env extends AnalyticsEnv> extends PlainJobShard<Env> {
  /** The platform sends data points on by itself: nothing is awaited, and no answer says whether one arrived. */
  protected override readonly minuteClosed = (closed: MinuteMetrics): void => {
    const { TSUMUGI_ANALYTICS: dataset, TSUMUGI_ENVIRONMENT: environment = "" } = this.env;
    const shard = parseShardName(this.ctx.id.name ?? "")?.shard ?? 0;
    const owner = { binding: this.definition.name, shard, environment };
    dataset.writeDataPoint(dataPointOf(owner, closed));
  };
}
