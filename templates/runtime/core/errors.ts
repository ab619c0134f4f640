/**
 * The errors of Tsumugi's public calls. Each carries its data in fields; the message is only their rendering.
 * Errors lose their class and fields over RPC, so a shard answers with data and the client makes the class here.
 */

import type { EnqueueReceipt, InputProblem } from "../protocol.ts";

/** What all errors of this module have in common. */
export class TsumugiError extends Error {
  override readonly name: string = "TsumugiError";
  /** Stable, machine-readable. */
  readonly code: string = "TSUMUGI";
}

/** An input is out of range. Nothing was stored. */
export class InvalidInputError extends TsumugiError {
  override readonly name: string = "InvalidInputError";
  override readonly code: string = "INVALID_INPUT";
  readonly field: string;
  /** What was found, as bounded text. */
  readonly found: string;
  readonly expected: string;
  /** Position in the list that was handed to `enqueueMany`; null for a single job. */
  readonly index: number | null;

  constructor(problem: InputProblem, index: number | null = null) {
    const place = index === null ? problem.field : `[${index}].${problem.field}`;
    super(`${place}: expected ${problem.expected}, found ${problem.found}`);
    this.field = problem.field;
    this.found = problem.found;
    this.expected = problem.expected;
    this.index = index;
  }
}

/** One place where a payload does not fit its schema. */
export interface PayloadIssue {
  /** Path from the payload, for example `payload.items[2].price`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** The payload does not fit its schema, or is not JSON; `issues` names each path. */
export class PayloadInvalidError extends InvalidInputError {
  override readonly name = "PayloadInvalidError";
  override readonly code = "PAYLOAD_INVALID";
  readonly issues: readonly PayloadIssue[];

  constructor(issues: readonly PayloadIssue[], index: number | null = null) {
    const [first, ...others] = issues;
    const more = others.slice(0, 9).map((issue) => `; ${issueText(issue)}`);
    if (others.length > more.length) more.push(`; ${others.length - more.length} more`);
    super(
      {
        field: first?.path ?? "payload",
        found: `${first?.found ?? "another"}${more.join("")}`,
        expected: first?.expected ?? "a payload that fits its schema",
      },
      index,
    );
    this.issues = issues;
  }
}

function issueText(issue: PayloadIssue): string {
  return `${issue.path}: expected ${issue.expected}, found ${issue.found}`;
}

/** The payload's JSON text is larger than a job may carry. */
export class PayloadTooLargeError extends InvalidInputError {
  override readonly name = "PayloadTooLargeError";
  override readonly code = "PAYLOAD_TOO_LARGE";
  readonly limitBytes: number;
  readonly sizeBytes: number;

  constructor(limitBytes: number, sizeBytes: number, index: number | null = null) {
    super(payloadSizeProblem(limitBytes, sizeBytes), index);
    this.limitBytes = limitBytes;
    this.sizeBytes = sizeBytes;
  }
}

/** The problem behind PayloadTooLargeError, for the side that answers with data. */
export function payloadSizeProblem(limitBytes: number, sizeBytes: number): InputProblem {
  return {
    field: "payload",
    found: `${sizeBytes} bytes`,
    expected: `at most ${limitBytes} bytes of JSON (store larger data in R2 and pass its key)`,
  };
}

/** No binding of this name is configured. */
export class UnknownBindingError extends InvalidInputError {
  override readonly name = "UnknownBindingError";
  override readonly code = "UNKNOWN_BINDING";
  /** The configured name that looks most like it, if any does. */
  readonly nearest: string | null;

  constructor(found: string, nearest: string | null, index: number | null = null) {
    const hint = nearest === null ? "" : ` (did you mean ${nearest}?)`;
    super({ field: "binding", found, expected: `the name of a configured binding${hint}` }, index);
    this.nearest = nearest;
  }
}

/** The text is not a job id of this system. */
export class InvalidJobIdError extends InvalidInputError {
  override readonly name = "InvalidJobIdError";
  override readonly code = "INVALID_JOB_ID";

  constructor(found: string, index: number | null = null, expected = "a job id") {
    super({ field: "id", found, expected: `${expected}, like MAIL#0:0123456789a` }, index);
  }
}

/**
 * A shard did not answer. `cause` is what the platform threw. Whether the call took effect is unknown: get, cancel, retry and
 * reschedule were repeated already; an enqueue was not, and is safe to repeat only with a `uniqueKey`.
 */
export class ShardUnavailableError extends TsumugiError {
  override readonly name: string = "ShardUnavailableError";
  override readonly code: string = "SHARD_UNAVAILABLE";
  /** For example `MAIL#0`. */
  readonly shard: string;

  constructor(shard: string, cause: unknown) {
    super(`shard ${shard} did not answer`, { cause });
    this.shard = shard;
  }
}

/** Some jobs of an `enqueueMany` are stored, others not, or nobody knows: their shard did not answer. */
export class PartialEnqueueError extends ShardUnavailableError {
  override readonly name = "PartialEnqueueError";
  override readonly code = "PARTIAL_ENQUEUE";
  /** In the order of the inputs; null where no answer came. */
  readonly receipts: readonly (EnqueueReceipt | null)[];

  constructor(shard: string, receipts: readonly (EnqueueReceipt | null)[], cause: unknown) {
    super(shard, cause);
    this.receipts = receipts;
  }
}
