/** D1 must not list failed jobs that their shard has deleted, as those can no longer be retried. */

import { formatDuration } from "../../spec/duration.ts";
import type { Binding } from "../model.ts";
import type { RuleContext } from "./rule.ts";

export function retentionFollowsShards(context: RuleContext): void {
  const { bindings, retention } = context.model;
  const shortestFirst = bindings.toSorted((left, right) => keptMs(left) - keptMs(right));
  for (const binding of shortestFirst) {
    if (retention.olderThanMs <= keptMs(binding)) return;
    // One mistake, however many bindings it concerns; the next one is tried where this one's value is not known.
    if (refuse(context, retention.olderThanMs, binding)) return;
  }
}

function refuse(context: RuleContext, olderThanMs: number, binding: Binding): boolean {
  const [listed, kept] = [olderThanMs, keptMs(binding)].map(formatDuration);
  return context.refuse({
    code: "TSU308",
    options: [["retention", "olderThanMs"], context.option(binding, "failedRetentionMs")],
    message: `D1 would list failed jobs for ${listed} (\`olderThanMs\`), but \`${binding.name}\` can retry them for ${kept} only (\`failedRetentionMs\`)`,
    hint: `set \`olderThanMs\` to at most ${kept}, or \`failedRetentionMs\` to at least ${listed}`,
  });
}

function keptMs(binding: Binding): number {
  return binding.definition.failedRetentionMs;
}
