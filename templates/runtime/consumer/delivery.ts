/** Queue messages, read with suspicion: a message may outlive the code that sent it. */

import type { BindingDefinition, Guarantee } from "../core/definition.ts";
import { describeValue } from "../core/describe.ts";
import { formatShardName, parseJobId } from "../core/job-id.ts";
import { TIMEOUT_LIMIT_MS } from "../core/limits.ts";
import { MESSAGE_VERSION } from "../protocol.ts";
import type { AttachedPerformer, Performer } from "./performer.ts";
import type { PayloadUpgrade } from "./upgrade.ts";

/** One attempt that a message asks to be run. */
export interface Delivery {
  readonly id: string;
  readonly attempt: number;
  readonly definition: BindingDefinition;
  readonly performer: Performer | AttachedPerformer;
  /** For example `MAIL#0`. */
  readonly shard: string;
  readonly guarantee: Guarantee;
  readonly timeoutMs: number;
  /** The message was under way for longer than its shard waits for an answer: the attempt may be taken back. */
  readonly isLate: boolean;
  /** The version of the payload that the job was enqueued with. */
  readonly payloadVersion: number;
  /** Brings older payloads up to date; null where the config names none. */
  readonly upgrade: PayloadUpgrade | null;
  /** The payload itself, or that it has to be fetched from the shard. */
  readonly payload:
    { readonly kind: "inline"; readonly value: unknown } | { readonly kind: "by-reference" };
}

export type ReadDelivery =
  | { readonly kind: "delivery"; readonly delivery: Delivery }
  /** Not for us, now or ever: it is logged and acked; its job, if there is one, is the reaper's. */
  | {
      readonly kind: "unreadable";
      readonly reason: "malformed" | "other-version" | "unknown-binding";
      readonly detail: string;
    };

/** What this Worker can run. Maps, so that a binding called `constructor` is unknown and not a function. */
export interface PerformerTable {
  /** By the name that a job's id begins with. */
  readonly definitions: ReadonlyMap<string, BindingDefinition>;
  /** By the binding's name. */
  readonly performers: ReadonlyMap<string, Performer | AttachedPerformer>;
  /** By the binding's name; only where the payload has changed. */
  readonly upgrades: ReadonlyMap<string, PayloadUpgrade>;
}

/** Reads the body of one message: JSON text, or the value that it stands for. */
export function readDelivery(body: unknown, table: PerformerTable, nowMs: number): ReadDelivery {
  const message = typeof body === "string" ? parseJson(body) : body;
  if (!isRecord(message)) return malformedBody(body);
  if (message["v"] !== MESSAGE_VERSION) {
    return { kind: "unreadable", reason: "other-version", detail: describeValue(message["v"]) };
  }
  const { id, attempt, dispatchedAt, timeoutMs, guarantee, payloadVersion } = message as Readonly<
    Record<string, unknown>
  > & {
    readonly id?: unknown;
    readonly attempt?: unknown;
    readonly dispatchedAt?: unknown;
    readonly timeoutMs?: unknown;
    readonly guarantee?: unknown;
    readonly payloadVersion?: unknown;
  };
  const jobId = typeof id === "string" ? parseJobId(id) : null;
  if (typeof id !== "string" || jobId === null) return malformed("id", id);
  if (!isCount(attempt)) return malformed("attempt", attempt);
  if (timeoutMs !== undefined && !isTimeout(timeoutMs)) return malformed("timeoutMs", timeoutMs);
  if (guarantee !== undefined && !isGuarantee(guarantee)) return malformed("guarantee", guarantee);
  if (payloadVersion !== undefined && !isCount(payloadVersion)) {
    return malformed("payloadVersion", payloadVersion);
  }
  const byReference = message["byReference"] === true;
  if (!byReference && message["payload"] === undefined) return malformed("payload", undefined);
  const definition = table.definitions.get(jobId.binding);
  const performer = table.performers.get(definition?.name ?? jobId.binding);
  if (definition === undefined || performer === undefined) {
    return { kind: "unreadable", reason: "unknown-binding", detail: id };
  }
  const silenceMs = (timeoutMs ?? definition.timeoutMs) + definition.reaperGraceMs;
  return {
    kind: "delivery",
    delivery: {
      id,
      attempt,
      definition,
      performer,
      shard: formatShardName(jobId.binding, jobId.shard),
      guarantee: guarantee ?? definition.guarantee,
      timeoutMs: timeoutMs ?? definition.timeoutMs,
      isLate: typeof dispatchedAt === "number" && nowMs - dispatchedAt > silenceMs,
      payloadVersion: payloadVersion ?? 1,
      upgrade: table.upgrades.get(definition.name) ?? null,
      payload: byReference
        ? { kind: "by-reference" }
        : { kind: "inline", value: message["payload"] },
    },
  };
}

/**
 * Whether the shard must be asked before the attempt may run. A late one, too: where a queue falls behind, the reaper takes back what
 * still waits in it and sends it out again, and a consumer that ran both would never catch up. Two clocks that differ cost a call.
 */
export function needsClaim({ guarantee, payload, isLate }: Delivery): boolean {
  return guarantee === "at-most-once" || payload.kind === "by-reference" || isLate;
}

/** Of a text the length only: part of a payload may stand in it, and the log may be read by more people than the job. */
function malformedBody(body: unknown): ReadDelivery {
  const found =
    typeof body === "string" ? `a text of ${body.length} characters` : describeValue(body);
  return { kind: "unreadable", reason: "malformed", detail: `body: ${found}` };
}

function malformed(field: string, value: unknown): ReadDelivery {
  return { kind: "unreadable", reason: "malformed", detail: `${field}: ${describeValue(value)}` };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

function isTimeout(value: unknown): value is number {
  return isCount(value) && value <= TIMEOUT_LIMIT_MS;
}

function isGuarantee(value: unknown): value is Guarantee {
  return value === "at-least-once" || value === "at-most-once";
}
