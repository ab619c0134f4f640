/** What the generated code finds in `env`, as the entries in wrangler.jsonc provide it. */

import type { SpecimenShard, SpecimenZodShard, SpecimenAnyShard } from "./shards.ts";

/** Tsumugi's own bindings. An `Env` with more than these extends it. */
export interface TsumugiEnv {
  /** The read model: lists and searches read it. */
  readonly TSUMUGI_DB: D1Database;
  /** Carries jobs from their shards to the consumer. */
  readonly TSUMUGI_QUEUE_DEFAULT: Queue;
  /** The shards of `bindings.SPECIMEN` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN: DurableObjectNamespace<SpecimenShard>;
  /** The shards of `bindings.SPECIMEN_ZOD` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_ZOD: DurableObjectNamespace<SpecimenZodShard>;
  /** The shards of `bindings.SPECIMEN_ANY` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_ANY: DurableObjectNamespace<SpecimenAnyShard>;
}
