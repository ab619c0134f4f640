/** What the generated code finds in `env`, as the entries in wrangler.jsonc provide it. */

/**
 * The namespaces of the shards, which are Durable Objects of another Worker. An `Env` with more than these extends it, and the one
 * that `wrangler types` writes fits.
 */
export interface TsumugiProducerEnv {
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
}
