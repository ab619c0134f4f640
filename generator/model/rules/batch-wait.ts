/** A job must not spend its whole timeout waiting for its batch to fill. */

import { formatDuration } from "../../spec/duration.ts";
import type { RuleContext } from "./rule.ts";

export function batchWaitWithinTimeout(context: RuleContext): void {
  for (const binding of context.model.bindings) {
    const group = context.model.queues.find((queue) => queue.name === binding.queue);
    const { timeoutMs } = binding.definition;
    if (group === undefined || group.maxBatchTimeoutMs <= timeoutMs) continue;
    const [wait, timeout] = [group.maxBatchTimeoutMs, timeoutMs].map(formatDuration);
    context.refuse({
      code: "TSU310",
      options: [
        ["queues", group.name, "maxBatchTimeoutMs"],
        context.option(binding, "timeoutMs"),
        context.option(binding, "queue"),
      ],
      message: `a job of \`${binding.name}\` may wait ${wait} for its batch (\`maxBatchTimeoutMs\` of \`${group.name}\`), longer than its timeout of ${timeout} (\`timeoutMs\`)`,
      hint: "lower `maxBatchTimeoutMs`, or give the binding a queue group of its own",
    });
  }
}
