/** Refuses a change of a payload that could strand jobs which wait, unless the config takes it upon itself. */

import type { Backoff, BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { JsonSchema } from "../../../templates/runtime/core/json-schema.ts";
import type { Binding } from "../../model/model.ts";
import { formatDuration } from "../../spec/duration.ts";
import type { Path } from "../../spec/places.ts";
import type { LedgerEntry } from "../ledger-entry.ts";
import { classifyPayloadChange, strandsJobs } from "./classify.ts";

/** One mistake, at a path of the config. */
export interface PayloadProblem {
  readonly code: "TSU506" | "TSU507";
  readonly path: Path;
  readonly message: string;
  readonly hint: string | null;
}

export interface PayloadFindings {
  readonly problems: readonly PayloadProblem[];
  /** What to mind when deploying. */
  readonly notes: readonly string[];
}

/** One binding that continues; `after` is null for any JSON value. */
export function checkPayload(
  binding: Binding,
  before: LedgerEntry["payload"],
  after: JsonSchema | null,
): PayloadFindings {
  const { name, payloadVersion, definition } = binding;
  if (definition.draining === true) return { problems: [], notes: [] };
  const next = before.version + 1;
  if (payloadVersion === next) return { problems: [], notes: [] };
  if (payloadVersion !== before.version) {
    const message = `the payload of \`${name}\` is at version ${before.version}: expected ${before.version}, or ${next} for a change that old jobs do not fit; found ${payloadVersion}`;
    const path = ["bindings", name, "payloadVersion"];
    const hint = `write \`payloadVersion: ${payloadVersion < before.version ? before.version : next}\``;
    return { problems: [{ code: "TSU507", path, message, hint }], notes: [] };
  }
  const change = classifyPayloadChange(before.schema, after);
  if (change.kind === "compatible") return { problems: [], notes: [] };
  const why = listedReasons(change.reasons);
  if (!strandsJobs(change)) {
    const note = `${name}: new payloads may not fit a performer of an older deploy (${why}). Where producers are deployed on their own, deploy this Worker first.`;
    return { problems: [], notes: [note] };
  }
  const problem: PayloadProblem = {
    code: "TSU506",
    path: ["bindings", name, "payload"],
    message: `jobs of \`${name}\` that wait may not fit its new payload: ${why}`,
    hint: [
      `${change.kind === "breaking" ? "neither old payloads fit the new schema nor new ones the old" : "new payloads fit the old schema, so producers can go first"}. Old jobs can still arrive:`,
      ...arrivals(definition).map((line) => `  - ${line}`),
      "keep the change compatible (a new member optional, an old one allowed), or say how old payloads become new ones:",
      `  payloadVersion: ${next}`,
      "  upgrade: ./path.ts#fn  # (payload, from) => payload of version from + 1; leave it out where the performer takes both",
    ].join("\n  "),
  };
  return { problems: [problem], notes: [] };
}

/** Until when a job that was enqueued before can reach a performer. */
export function arrivals(definition: BindingDefinition): readonly string[] {
  const { maxAttempts, timeoutMs, reaperGraceMs, backoff, failedRetentionMs } = definition;
  const silenceMs = maxAttempts * (timeoutMs + reaperGraceMs);
  const retriesMs = longestBackoffMs(backoff, maxAttempts) + silenceMs;
  return [
    "one with `runAt` or `delayMs`: when it is due, however long that is",
    `one that fails: for up to ${formatDuration(retriesMs)} after that (\`maxAttempts\` ${maxAttempts}, \`backoff\`, \`timeoutMs\`)`,
    `one that has failed or stalled: by a retry by hand within ${formatDuration(failedRetentionMs)} (\`failedRetentionMs\`)`,
  ];
}

/** Of all retries together, without jitter, which only shortens it. */
export function longestBackoffMs(backoff: Backoff, maxAttempts: number): number {
  let sum = 0;
  for (let retry = 0; retry < maxAttempts - 1; retry += 1) {
    sum +=
      backoff.kind === "fixed"
        ? backoff.delayMs
        : Math.min(backoff.maxMs, Math.ceil(backoff.baseMs * backoff.factor ** retry));
  }
  return sum;
}

export function listedReasons(reasons: readonly string[]): string {
  const shown = reasons.slice(0, 5).join("; ");
  return reasons.length > 5 ? `${shown}; and ${reasons.length - 5} more` : shown;
}
