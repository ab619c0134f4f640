/**
 * Edits of the children of one object or array: insert, remove. Everything outside the returned edits keeps its bytes:
 * comments, indentation, line ends, trailing commas.
 */

import { lineIndent, lineStart } from "./document.ts";
import type { JsoncDocument, Node } from "./document.ts";
import type { PrintStyle } from "./print.ts";

export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Applies edits. Only removals may overlap: two neighbours that go both claim the blanks between them. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let position = 0;
  for (const edit of edits.toSorted((left, right) => left.offset - right.offset)) {
    result += text.slice(position, Math.max(position, edit.offset)) + edit.text;
    position = Math.max(position, edit.offset + edit.length);
  }
  return result + text.slice(position);
}

/** Puts new children behind the last one, in the layout of the last one. */
export function insertChildren(
  document: JsoncDocument,
  container: Node,
  children: readonly ((style: PrintStyle) => string)[],
): readonly TextEdit[] {
  if (children.length === 0) return [];
  const last = container.children?.at(-1);
  return last === undefined
    ? insertIntoEmpty(document, container, children)
    : insertBehind(document, container, last, children);
}

function insertBehind(
  document: JsoncDocument,
  container: Node,
  last: Node,
  children: readonly ((style: PrintStyle) => string)[],
): readonly TextEdit[] {
  const { text, lineEnd, indent } = document;
  const lastEnd = end(last);
  const comma = nextComma(text, lastEnd);
  const sharesLine = !text.slice(lastEnd, end(container) - 1).includes("\n");
  const base = lineIndent(text, last.offset);
  const style = { lineEnd, indent, base, multiLine: isMultiLine(text, container, last) };
  const printed = children.map((print) => print(style));
  const separator = sharesLine ? " " : lineEnd + base;
  const trailing = comma === null ? "" : ",";
  const added = printed.map((child) => separator + child).join(",") + trailing;
  const afterComma = comma === null ? lastEnd : comma + 1;
  const place = sharesLine ? afterComma : endOfSameLineComments(text, afterComma);
  if (comma !== null) return [{ offset: place, length: 0, text: added }];
  if (place === lastEnd) return [{ offset: lastEnd, length: 0, text: "," + added }];
  return [
    { offset: lastEnd, length: 0, text: "," },
    { offset: place, length: 0, text: added },
  ];
}

function insertIntoEmpty(
  document: JsoncDocument,
  container: Node,
  children: readonly ((style: PrintStyle) => string)[],
): readonly TextEdit[] {
  const { text, lineEnd, indent } = document;
  const open = container.offset + 1;
  const close = end(container) - 1;
  const outer = lineIndent(text, container.offset);
  const style = { lineEnd, indent, base: outer + indent, multiLine: true };
  const printed = children.map((print) => print(style));
  const isPlainList = container.type === "array" && printed.every((child) => !/^[[{]/.test(child));
  const inside = text.slice(open, close);
  if (inside.trim() === "" && isPlainList) {
    return [{ offset: open, length: close - open, text: printed.join(", ") }];
  }
  const added = printed.map((child) => lineEnd + style.base + child).join(",");
  if (inside.trim() === "") {
    return [{ offset: open, length: close - open, text: added + lineEnd + outer }];
  }
  const place = endOfSameLineComments(text, open);
  const closing = text.slice(place, close).includes("\n") ? "" : lineEnd + outer;
  return [{ offset: place, length: 0, text: added + closing }];
}

/** Takes children out, each with its comma and, when nothing else stands there, its lines. Comments beside them stay. */
export function removeChildren(
  document: JsoncDocument,
  container: Node,
  removed: ReadonlySet<Node>,
): readonly TextEdit[] {
  const { text } = document;
  const all = container.children ?? [];
  const surviving = all.filter((child) => !removed.has(child));
  if (removed.size === 0) return [];
  const lastSurvivor = surviving.at(-1);
  const edits = [...removed].flatMap((child) => removal(text, container, child, removed));
  const lastChild = all.at(-1);
  const hadTrailingComma = lastChild !== undefined && nextComma(text, end(lastChild)) !== null;
  if (lastSurvivor !== undefined && lastSurvivor !== lastChild && !hadTrailingComma) {
    const comma = nextComma(text, end(lastSurvivor));
    if (comma !== null) edits.push(deletion(comma, comma + 1));
  }
  return edits;
}

function removal(
  text: string,
  container: Node,
  child: Node,
  removed: ReadonlySet<Node>,
): readonly TextEdit[] {
  const comma = nextComma(text, end(child));
  if (comma !== null && text.slice(end(child), comma).trim() !== "") {
    // A comment stands between the child and its comma, and stays.
    return [deletion(child.offset, end(child)), deletion(comma, comma + 1)];
  }
  const stop = comma === null ? end(child) : comma + 1;
  const start = lineStart(text, child.offset);
  const before = text.slice(start, child.offset);
  const after = /^[ \t]*/.exec(text.slice(stop))?.[0] ?? "";
  const isLastOfLine = /^\r?\n/.test(text.slice(stop + after.length));
  const previous = container.children?.[container.children.indexOf(child) - 1];
  if (before.trim() === "") {
    const canMoveUp = isLastOfLine || !followsLineComment(text, container, child, removed);
    // As it was put there: with the line break in front of it. What follows on the line moves up.
    return [deletion(canMoveUp ? lineBreakBefore(text, start) : child.offset, stop)];
  }
  if (previous === undefined) return [deletion(child.offset, stop + after.length)];
  return [deletion(child.offset - before.length + before.trimEnd().length, stop)];
}

/** Start of the line break that ends in front of a line's first character. */
function lineBreakBefore(text: string, start: number): number {
  return text[start - 2] === "\r" ? start - 2 : start - 1;
}

/** Whether the line above a child ends in a comment, once those that go with the child are gone. */
function followsLineComment(
  text: string,
  container: Node,
  child: Node,
  removed: ReadonlySet<Node>,
): boolean {
  const all = container.children ?? [];
  let first = child;
  let previous = all[all.indexOf(child) - 1];
  while (previous !== undefined && removed.has(previous)) {
    if (!/^[\s,]*$/.test(text.slice(end(previous), first.offset))) break;
    first = previous;
    previous = all[all.indexOf(first) - 1];
  }
  const start = previous === undefined ? container.offset + 1 : end(previous);
  const between = text.slice(start, lineStart(text, first.offset));
  const gaps = between.match(/[\s,]+|\/\/[^\n]*|\/\*[^]*?\*\//g) ?? [];
  return gaps.at(-1) === "\n" && gaps.at(-2)?.startsWith("//") === true;
}

function deletion(start: number, stop: number): TextEdit {
  return { offset: start, length: stop - start, text: "" };
}

export function end(node: Node): number {
  return node.offset + node.length;
}

/** Whether new children get several lines each: as the sibling has; a plain or empty value says nothing about it. */
function isMultiLine(text: string, container: Node, sibling: Node): boolean {
  const value = sibling.type === "property" ? sibling.children?.[1] : sibling;
  if ((value?.children ?? []).length === 0 || value === undefined) {
    return text.slice(container.offset, end(container)).includes("\n");
  }
  if (sibling.type === "property" && container.parent === undefined) return true;
  return text.slice(value.offset, end(value)).includes("\n");
}

/** Offset of the comma that follows, past white space and comments; `null` when something else follows. */
function nextComma(text: string, offset: number): number | null {
  const blanks = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
  blanks.lastIndex = offset;
  const position = offset + (blanks.exec(text)?.[0].length ?? 0);
  return text[position] === "," ? position : null;
}

/** End of what stands behind on the same line, when that is nothing but comments; a block comment may end lines below. */
function endOfSameLineComments(text: string, offset: number): number {
  const comments = /(?:[ \t]*(?:\/\/[^\r\n]*|\/\*[^]*?\*\/))*/y;
  comments.lastIndex = offset;
  return offset + (comments.exec(text)?.[0].length ?? 0);
}
