/** One Durable Object class for each binding. Its instances own the binding's jobs. */

import { JobShard } from "../runtime/shard/durable-object.ts";
import { definitions } from "./definitions.ts";
import type { TsumugiEnv } from "./env.ts";

/**
 * Description of SPECIMEN.
 *
 * Owns the jobs of `bindings.SPECIMEN` in tsumugi.config.yaml.
 */
export class SpecimenShard extends JobShard<TsumugiEnv> {
  protected override readonly definition = definitions.SPECIMEN;
}

/**
 * Description of SPECIMEN_ZOD.
 *
 * Owns the jobs of `bindings.SPECIMEN_ZOD` in tsumugi.config.yaml.
 */
export class SpecimenZodShard extends JobShard<TsumugiEnv> {
  protected override readonly definition = definitions.SPECIMEN_ZOD;
}

/**
 * Description of SPECIMEN_ANY.
 *
 * Owns the jobs of `bindings.SPECIMEN_ANY` in tsumugi.config.yaml.
 */
export class SpecimenAnyShard extends JobShard<TsumugiEnv> {
  protected override readonly definition = definitions.SPECIMEN_ANY;
}

/**
 * Description of SPECIMEN_ENTRYPOINT.
 *
 * Owns the jobs of `bindings.SPECIMEN_ENTRYPOINT` in tsumugi.config.yaml.
 */
export class SpecimenEntrypointShard extends JobShard<TsumugiEnv> {
  protected override readonly definition = definitions.SPECIMEN_ENTRYPOINT;
}

/**
 * Description of SPECIMEN_HTTP.
 *
 * Owns the jobs of `bindings.SPECIMEN_HTTP` in tsumugi.config.yaml.
 */
export class SpecimenHttpShard extends JobShard<TsumugiEnv> {
  protected override readonly definition = definitions.SPECIMEN_HTTP;
}

/**
 * Description of SPECIMEN_SERVICE.
 *
 * Owns the jobs of `bindings.SPECIMEN_SERVICE` in tsumugi.config.yaml.
 */
export class SpecimenServiceShard extends JobShard<TsumugiEnv> {
  protected override readonly definition = definitions.SPECIMEN_SERVICE;
}
