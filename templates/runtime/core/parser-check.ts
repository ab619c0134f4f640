/** Checks a payload by a schema object that the user's code exports, in the terms of schema-check.ts. */

import { describeValue } from "./describe.ts";
import { memberPath } from "./json.ts";
import { ISSUE_LIMIT } from "./schema-check.ts";
import type { SchemaIssue } from "./schema-check.ts";
import { boundedText } from "./text.ts";

/** What zod 3 and zod 4 schemas have in common: all that is needed, so no version of zod is imported here. */
export interface SafeParser {
  safeParse(value: unknown):
    | { readonly success: true }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly {
            readonly path: readonly PropertyKey[];
            readonly message: string;
          }[];
        };
      };
}

/**
 * Every way in which the value breaks the schema. The value itself stays as it is: what a schema would change in it
 * (defaults, transforms) is for the performer to apply, by parsing again.
 */
export function checkByParser(
  schema: SafeParser,
  value: unknown,
  path = "payload",
): readonly SchemaIssue[] {
  let parsed: ReturnType<SafeParser["safeParse"]>;
  try {
    parsed = schema.safeParse(value);
  } catch (error) {
    // An asynchronous refinement, or a bug in the user's own refinement: either way nothing was checked.
    const reason = error instanceof Error ? error.message : "unknown error";
    return [issue(path, `the schema could not check it: ${reason}`, value)];
  }
  if (parsed.success) return [];
  return parsed.error.issues
    .slice(0, ISSUE_LIMIT)
    .map((fault) => issue(pathText(path, fault.path), fault.message, memberAt(value, fault.path)));
}

/** `Invalid input: expected number, received NaN`, and what else zod says in that form. */
const EXPECTATION = /^(?:[^:.]{1,40}[:.] )?expected (.+?)(?:, received .{1,60})?$/is;

/** The schema's own sentence says what was expected: in the words after that very word, or as a whole. */
function issue(path: string, sentence: string, value: unknown): SchemaIssue {
  const message = boundedText(sentence, 300);
  const expected = EXPECTATION.exec(message)?.[1] ?? message;
  return { path, expected, found: describeValue(value), message };
}

function pathText(path: string, parts: readonly PropertyKey[]): string {
  return parts.reduce<string>(
    (text, part) =>
      typeof part === "number" ? `${text}[${part}]` : memberPath(text, String(part)),
    path,
  );
}

function memberAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let node = value;
  for (const part of path) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, part)) return undefined;
    node = (node as Record<PropertyKey, unknown>)[part];
  }
  return node;
}
