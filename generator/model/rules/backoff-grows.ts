/** The first wait of an exponential backoff must not be above its last. */

import { formatDuration } from "../../spec/duration.ts";
import type { RuleContext } from "./rule.ts";

export function backoffGrows(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    const { backoff } = binding.definition;
    if (backoff.kind !== "exponential" || backoff.baseMs <= backoff.maxMs) continue;
    const [base, most] = [backoff.baseMs, backoff.maxMs].map(formatDuration);
    context.refuse({
      code: "TSU315",
      options: [
        context.option(binding, "backoff", "baseMs"),
        context.option(binding, "backoff", "maxMs"),
      ],
      message: `\`${binding.name}\` waits ${base} first (\`baseMs\`), but no wait may be longer than ${most} (\`maxMs\`)`,
      hint: `set \`maxMs\` to at least ${base}`,
    });
  }
}
