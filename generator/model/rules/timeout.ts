/** An attempt must end before the platform stops its consumer. */

import { TIMEOUT_LIMIT_MS } from "../../../templates/runtime/core/limits.ts";
import { formatDuration } from "../../spec/duration.ts";
import type { RuleContext } from "./rule.ts";

export function timeoutWithinPlatform(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    const { timeoutMs } = binding.definition;
    if (timeoutMs <= TIMEOUT_LIMIT_MS) continue;
    const limit = formatDuration(TIMEOUT_LIMIT_MS);
    context.refuse({
      code: "TSU309",
      options: [context.option(binding, "timeoutMs")],
      message: `\`${binding.name}\` has a timeout of ${formatDuration(timeoutMs)}, but an attempt can run for ${limit} at most`,
      hint: `set \`timeoutMs\` to at most ${limit} and split longer work into several jobs`,
    });
  }
}
