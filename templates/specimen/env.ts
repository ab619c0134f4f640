/** What the generated code finds in `env`, as the entries in wrangler.jsonc provide it. */

import type { RemotePerformer } from "../runtime/performers/service.ts";
import type { SpecimenServicePayload, SpecimenServiceResult } from "./payloads.ts";
import type {
  SpecimenShard,
  SpecimenZodShard,
  SpecimenAnyShard,
  SpecimenEntrypointShard,
  SpecimenHttpShard,
  SpecimenServiceShard,
} from "./shards.ts";

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
  /** The shards of `bindings.SPECIMEN_ENTRYPOINT` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_ENTRYPOINT: DurableObjectNamespace<SpecimenEntrypointShard>;
  /** The shards of `bindings.SPECIMEN_HTTP` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_HTTP: DurableObjectNamespace<SpecimenHttpShard>;
  /** The shards of `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_SERVICE: DurableObjectNamespace<SpecimenServiceShard>;
  /** The Worker that does the work of `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml. */
  readonly TSUMUGI_SERVICE_SPECIMEN_SERVICE: RemotePerformer<
    SpecimenServicePayload,
    SpecimenServiceResult
  >;
}
