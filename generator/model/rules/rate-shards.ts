/** `rate.tokens` is divided among the shards: each needs at least one. */

import { formatDuration } from "../../spec/duration.ts";
import { count } from "../../spec/words.ts";
import type { RuleContext } from "./rule.ts";

export function rateCoversShards(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    const { rate, shards } = binding.definition;
    if (rate === null || rate.tokens >= shards) continue;
    const factor = Math.ceil(shards / rate.tokens);
    const interval = formatDuration(rate.intervalMs * factor);
    context.refuse({
      code: "TSU304",
      options: [
        context.option(binding, "policy", "rate", "tokens"),
        context.option(binding, "shards"),
      ],
      message: `\`${binding.name}\` divides ${count(rate.tokens)} tokens among ${count(shards)} shards: fewer than 1 each`,
      hint: `for the same rate write \`{ tokens: ${rate.tokens * factor}, intervalMs: ${interval} }\``,
    });
  }
}
