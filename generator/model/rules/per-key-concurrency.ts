/** One key cannot have more jobs in flight than the whole binding. */

import { count } from "../../spec/words.ts";
import type { RuleContext } from "./rule.ts";

export function perKeyWithinConcurrency(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    const { perKeyConcurrency, concurrency } = binding.definition;
    if (perKeyConcurrency <= concurrency) continue;
    context.refuse({
      code: "TSU305",
      options: [
        context.option(binding, "policy", "perKeyConcurrency"),
        context.option(binding, "policy", "concurrency"),
      ],
      message: `\`${binding.name}\` allows ${count(perKeyConcurrency)} jobs per key but only ${count(concurrency)} in all`,
      hint: `set \`perKeyConcurrency\` to at most ${concurrency}`,
    });
  }
}
