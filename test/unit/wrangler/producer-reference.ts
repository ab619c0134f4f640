/** What another Worker's wrangler.jsonc should mean: reckoned on the parsed file, not on its text. */

import type { ProducerBindings } from "../../../generator/wrangler/producer-edit.ts";
import { parseText } from "./reference.ts";

interface Block {
  durable_objects?: { bindings?: { name?: string }[] };
}

export function withProducerBindings(
  original: string,
  { bindings, workers }: ProducerBindings,
): unknown {
  const whole = structuredClone(parseText(original)) as Block & { env?: Record<string, Block> };
  for (const [environment, worker] of workers) {
    const block = environment === null ? whole : whole.env?.[environment];
    if (block === undefined) continue;
    const entries = bindings.map(({ names: { shardBinding, shardClass } }) => ({
      name: shardBinding,
      class_name: shardClass,
      script_name: worker,
    }));
    block.durable_objects ??= {};
    block.durable_objects.bindings = [...(block.durable_objects.bindings ?? []), ...entries];
  }
  return whole;
}
