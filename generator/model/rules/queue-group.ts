/** A binding's queue group must be declared; `default` always is. */

import { suggestName } from "../../spec/nearest-name.ts";
import { DEFAULT_QUEUE_GROUP } from "../names.ts";
import type { RuleContext } from "./rule.ts";

export function queueGroupExists(context: RuleContext): void {
  const declared = Object.keys(context.spec.queues ?? {});
  const known = [...new Set([DEFAULT_QUEUE_GROUP, ...declared])];
  for (const binding of context.model.bindings) {
    if (known.includes(binding.queue)) continue;
    context.refuse({
      code: "TSU312",
      options: [context.option(binding, "queue"), ["queues", binding.queue]],
      message: `\`${binding.name}\` names the queue group \`${binding.queue}\`, which \`queues\` does not declare`,
      hint: suggestName(binding.queue, known),
    });
  }
}
