/** `concurrency` is divided among the shards: each needs at least one. */

import { count } from "../../spec/words.ts";
import type { RuleContext } from "./rule.ts";

export function concurrencyCoversShards(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    const { concurrency, shards } = binding.definition;
    if (concurrency >= shards) continue;
    context.refuse({
      code: "TSU303",
      options: [
        context.option(binding, "policy", "concurrency"),
        context.option(binding, "shards"),
      ],
      message: `\`${binding.name}\` divides a concurrency of ${count(concurrency)} among ${count(shards)} shards: fewer than 1 each`,
      hint: `set \`concurrency\` to at least ${shards}, or \`shards\` to at most ${concurrency}`,
    });
  }
}
