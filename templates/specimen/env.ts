/** What the generated code finds in `env`, as the entries in wrangler.jsonc provide it. */

import type { RemotePerformer } from "../runtime/performers/service.ts";
import type { SpecimenServicePayload, SpecimenServiceResult } from "./payloads.ts";

/**
 * Tsumugi's own bindings. An `Env` with more than these extends it, and the one that `wrangler types` writes fits: it knows the
 * shards' namespaces without their classes, so they stand here without them, too.
 */
export interface TsumugiEnv {
  /** The read model: lists and searches read it. */
  readonly TSUMUGI_DB: D1Database;
  /** Carries jobs from their shards to the consumer. */
  readonly TSUMUGI_QUEUE_DEFAULT: Queue;
  /** The shards of `bindings.SPECIMEN` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN: DurableObjectNamespace;
  /** The shards of `bindings.SPECIMEN_ZOD` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_ZOD: DurableObjectNamespace;
  /** The shards of `bindings.SPECIMEN_ANY` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_ANY: DurableObjectNamespace;
  /** The shards of `bindings.SPECIMEN_ENTRYPOINT` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_ENTRYPOINT: DurableObjectNamespace;
  /** The shards of `bindings.SPECIMEN_HTTP` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_HTTP: DurableObjectNamespace;
  /** The shards of `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml. */
  readonly TSUMUGI_SPECIMEN_SERVICE: DurableObjectNamespace;
  /** The Worker that does the work of `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml. */
  readonly TSUMUGI_SERVICE_SPECIMEN_SERVICE: RemotePerformer<
    SpecimenServicePayload,
    SpecimenServiceResult
  >;
  /** Whoever sends it may read and act. */
  readonly TSUMUGI_TOKEN?: string | undefined;
}
