/** What a check of a payload finds, and how it collects that. */

import { describeValue } from "./describe.ts";
import type { SchemaNode } from "./json-schema.ts";

/** One way in which a value is not what was declared. */
export interface SchemaIssue {
  /** Where, as one would write it in code: `payload.items[0].to`. */
  readonly path: string;
  /** What the schema asks for, in words. */
  readonly expected: string;
  /** What stands there instead, cut to a readable length. */
  readonly found: string;
  /** Both in one sentence. */
  readonly message: string;
}

/** Checks one binding's payload; an empty list means that it is good. */
export type PayloadCheck = (payload: unknown) => readonly SchemaIssue[];

/** A value that is wrong everywhere is described by its first faults. */
export const ISSUE_LIMIT = 20;

/** One check on its way through a value. */
export interface SchemaRun {
  readonly root: SchemaNode;
  readonly issues: SchemaIssue[];
  /** Shared with the trial runs of unions. */
  readonly steps: { taken: number };
  depth: number;
}

/** Notes that the value here is not what was expected. */
export function report(run: SchemaRun, path: string, expected: string, value: unknown): void {
  reportText(run, path, expected, describeValue(value));
}

/** As `report`, with the words for what was found. */
export function reportText(
  run: SchemaRun,
  path: string,
  expected: string,
  foundText: string,
): void {
  if (run.issues.length < ISSUE_LIMIT) {
    const message = `expected ${expected}, found ${foundText}`;
    run.issues.push({ path, expected, found: foundText, message });
  }
}
