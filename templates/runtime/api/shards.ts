/** Calls of shards: of a job's own, or of all that a binding ever had. */

import { REPEATABLE_POLICY } from "../client/setup.ts";
import { shardNames, type BindingDefinition } from "../core/definition.ts";
import { ShardUnavailableError } from "../core/errors.ts";
import { inParts } from "../core/in-parts.ts";
import { formatShardName, parseJobId } from "../core/job-id.ts";
import { callShard, connectShard } from "../core/shard-call.ts";
import type { OperationsApi } from "../operations.ts";
import type { ShardApi } from "../protocol.ts";
import type { ApiCall } from "./call.ts";

/** Everything that a shard answers. */
export type Shard = ShardApi & OperationsApi;

/** The answer of the shard that owns the job. Throws ShardUnavailableError. */
export function askShard<Answer>(
  call: ApiCall,
  id: string,
  ask: (shard: Shard) => Promise<Answer>,
): Promise<Answer> {
  const { binding = "", shard = 0 } = parseJobId(id) ?? {};
  const definition = call.table.definitionsByIdName.get(binding);
  if (definition === undefined) throw new Error(`no binding has ids like ${id}`);
  return askByName(call, definition, formatShardName(binding, shard), ask);
}

/** Asks again where that does no harm: each call of an operator is idempotent. Throws ShardUnavailableError. */
export async function askByName<Answer>(
  { env, runtime }: ApiCall,
  definition: BindingDefinition,
  shardName: string,
  ask: (shard: Shard) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await callShard(
      () => connectShard(env, definition.shardBinding, shardName),
      (shard) => ask(shard as Shard),
      REPEATABLE_POLICY,
      runtime.clock,
      runtime.random,
    );
  } catch (cause) {
    throw new ShardUnavailableError(shardName, cause);
  }
}

/** What one shard answered; null where it did not. */
export interface ShardAnswer<Answer> {
  readonly definition: BindingDefinition;
  readonly shard: number;
  readonly name: string;
  readonly answer: Answer | null;
}

/** Asks every shard of these bindings, those included that get no new jobs any more; in their order. */
export async function askAll<Answer>(
  call: ApiCall,
  definitions: readonly BindingDefinition[],
  ask: (shard: Shard) => Promise<Answer>,
): Promise<readonly ShardAnswer<Answer>[]> {
  const targets = definitions.flatMap((definition) =>
    shardNames(definition).map((name, shard) => ({ definition, shard, name })),
  );
  return await inParts(targets, async (target) => {
    const { definition, name } = target;
    try {
      return { ...target, answer: await askByName(call, definition, name, ask) };
    } catch (error) {
      if (!(error instanceof ShardUnavailableError)) throw error;
      const cause = String(error.cause).slice(0, 500);
      const entry = { level: "error", event: "shard-not-asked", shard: name, error: cause };
      console.error(JSON.stringify(entry));
      return { ...target, answer: null };
    }
  });
}

/** Names of those that did not answer. */
export function unreachableOf(answers: readonly ShardAnswer<unknown>[]): readonly string[] {
  return answers.filter(({ answer }) => answer === null).map(({ name }) => name);
}
