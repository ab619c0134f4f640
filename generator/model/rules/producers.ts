/** Other Workers enqueue to bindings that exist. */

import { suggestName } from "../../spec/nearest-name.ts";
import type { RuleContext } from "./rule.ts";

export function producersNameBindings(context: RuleContext): void {
  const known = context.model.bindings.map(({ name }) => name);
  for (const [place, { bindings }] of context.model.producers.entries()) {
    for (const [index, binding] of (bindings ?? []).entries()) {
      if (known.includes(binding)) continue;
      context.refuse({
        code: "TSU325",
        options: [["producers", place, "bindings", index]],
        message: `the producer enqueues \`${binding}\`, which \`bindings\` does not declare`,
        hint: suggestName(binding, known),
      });
    }
  }
}
