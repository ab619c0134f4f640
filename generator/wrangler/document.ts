/** A JSONC text with its syntax tree. Offsets of the tree are offsets of the text, so edits can be byte-exact. */

import { parseTree, printParseErrorCode } from "jsonc-parser";
import type { Node, ParseError } from "jsonc-parser";
import { CONFLICT_HINT, CONFLICT_MESSAGE, findConflicts } from "../merge-conflict.ts";

export type { Node } from "jsonc-parser";

export interface JsoncDocument {
  /** Without a BOM. */
  readonly text: string;
  readonly root: Node;
  /** `\n` or `\r\n`: the first that occurs. */
  readonly lineEnd: string;
  /** One level of indentation. */
  readonly indent: string;
}

/** The user's file cannot be edited: it is no JSONC, or a part of it has another shape than wrangler takes. */
export class JsoncError extends Error {
  override readonly name = "JsoncError";
  readonly offset: number;
  readonly length: number;
  readonly hint: string | null;
  constructor(message: string, offset: number, length: number, hint: string | null = null) {
    super(message);
    this.hint = hint;
    this.offset = offset;
    this.length = length;
  }
}

/** One edit after another asks for the same text: most of them change nothing, and a tree is only ever read. */
let latest: JsoncDocument | null = null;

export function parseDocument(text: string): JsoncDocument {
  if (latest?.text !== text) latest = parseAnew(text);
  return latest;
}

/** What jsonc-parser misses or cannot read, by its codes. */
const PARSE_ERRORS: Readonly<Record<string, string>> = {
  InvalidSymbol: "expected a value: `true`, `false`, `null`, a number, or a text in double quotes",
  InvalidNumberFormat: "this is no number",
  PropertyNameExpected: "expected a key in double quotes",
  ValueExpected: "expected a value",
  ColonExpected: "expected a colon",
  CommaExpected: "expected a comma",
  CloseBraceExpected: "expected a closing brace `}`",
  CloseBracketExpected: "expected a closing bracket `]`",
  EndOfFileExpected: "expected nothing behind the top object",
  InvalidCommentToken: "this is no comment",
  UnexpectedEndOfComment: "this comment has no end",
  UnexpectedEndOfString: "this text has no closing quote",
  UnexpectedEndOfNumber: "this number has no end",
  InvalidUnicode: "expected four hexadecimal digits behind `\\u`",
  InvalidEscapeCharacter: "this escape is not one of JSON's",
  InvalidCharacter: "a control character must be written as an escape",
};

function parseAnew(text: string): JsoncDocument {
  const [conflict] = findConflicts(text);
  if (conflict !== undefined) {
    throw new JsoncError(CONFLICT_MESSAGE, conflict.offset, conflict.length, CONFLICT_HINT);
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined) {
    const code = printParseErrorCode(error.error);
    throw new JsoncError(PARSE_ERRORS[code] ?? code, error.offset, error.length);
  }
  if (root?.type !== "object") {
    throw new JsoncError("expected an object at the top", root?.offset ?? 0, root?.length ?? 1);
  }
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? "\n";
  return { text, root, lineEnd, indent: indentUnit(text, root) };
}

/** Value of a member of an object. Of duplicate keys the last one counts, as in wrangler. */
export function memberValue(node: Node, key: string): Node | undefined {
  return member(node, key)?.children?.[1];
}

/** The member itself: a property node with key and value. */
export function member(node: Node, key: string): Node | undefined {
  return node.children?.findLast((property) => property.children?.[0]?.value === key);
}

/** The text before the first sign of the line, up to the line's first character that is no space. */
export function lineIndent(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? "";
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The indentation of the first member of the top object, or two spaces when it shares a line with the brace. */
function indentUnit(text: string, root: Node): string {
  for (const property of root.children ?? []) {
    const before = text.slice(lineStart(text, property.offset), property.offset);
    if (/^[ \t]+$/.test(before)) return before;
  }
  return "  ";
}
