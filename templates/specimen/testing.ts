/**
 * For your tests: one performer by itself, or the whole job system in memory with a virtual clock, without workerd. Runs
 * under Node, whose SQLite it is handed:
 *
 *     import { DatabaseSync } from "node:sqlite";
 *
 *     const system = createTestSystem({
 *       database: () => new DatabaseSync(":memory:"),
 *       performers: { … }, // those that the test is about
 *     });
 *     const id = await enqueue(system.env, …);
 *     await system.drain();
 *     expect(await system.job(id)).toMatchObject({ state: "COMPLETED" });
 */

import { createSystem } from "../runtime/testing/system.ts";
import type { TestSystem, TestSystemOptions } from "../runtime/testing/system.ts";
import { definitions } from "./definitions.ts";
import type { TsumugiEnv } from "./env.ts";
import type { Performers } from "./performers.ts";

export { MissingPerformerError, NotDrainedError } from "../runtime/testing/errors.ts";
export { runPerformer } from "../runtime/testing/run-performer.ts";
export type { PerformerRun, RunOptions } from "../runtime/testing/run-performer.ts";
export type { TestSystem, TestSystemOptions } from "../runtime/testing/system.ts";

/** A job system with the policies of tsumugi.config.yaml. `OwnEnv`: what the performers need of `env` beside Tsumugi's bindings. */
export function createTestSystem<OwnEnv extends object = object>(
  options: TestSystemOptions<Performers, OwnEnv>,
): TestSystem<TsumugiEnv & OwnEnv> {
  return createSystem(definitions, options);
}
