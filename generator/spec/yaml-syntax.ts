/** What the YAML parser says, in our words. */

import type { YAMLError } from "yaml";
import type { Code } from "./codes.ts";

/** No config needs more; recursion over what people write must end somewhere. */
export const DEPTH_LIMIT = 100;
export const TOO_DEEP = `this is nested deeper than ${DEPTH_LIMIT} levels`;

export interface SyntaxProblem {
  readonly code: Code;
  readonly message: string;
  readonly hint: string | null;
}

const HINTS: ReadonlyMap<YAMLError["code"], string> = new Map([
  ["BLOCK_AS_IMPLICIT_KEY", "write a text that holds `: ` in quotes"],
  ["MISSING_CHAR", "look for a quote, bracket or comma that is missing here or before"],
  ["UNEXPECTED_TOKEN", "look for a quote, bracket or comma too many, here or before"],
]);

export function syntaxProblem(error: YAMLError): SyntaxProblem {
  const message = lowerFirst(error.message);
  switch (error.code) {
    case "TAB_AS_INDENT":
      return { code: "TSU102", message: "a tab is used as indentation", hint: "use spaces" };
    case "TAG_RESOLVE_FAILED":
      return { code: "TSU110", message, hint: "delete the tag" };
    default:
      if (ranOutOfStack(message)) return { code: "TSU101", message: TOO_DEEP, hint: null };
      return { code: "TSU101", message, hint: HINTS.get(error.code) ?? null };
  }
}

/** Behind a mistake the parser stumbles over each further word, which says nothing new. */
export function isStumble({ code, message }: YAMLError): boolean {
  return code === "UNEXPECTED_TOKEN" || ranOutOfStack(message);
}

/** The parser calls itself for each level. */
function ranOutOfStack(message: string): boolean {
  return message.includes("call stack");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
