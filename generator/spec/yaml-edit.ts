/** Additions to the user's YAML. Everything that stands there keeps its bytes: comments, indentation, quotes, line ends. */

import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { Pair, YAMLMap, YAMLSeq } from "yaml";

/** A new entry of a map. */
export interface NewEntry {
  readonly key: string;
  /** The lines of a block map, the first with the key; indented among each other with two spaces. */
  readonly block: readonly string[];
  /** The value for a map in braces. */
  readonly flow: string;
}

/** Adds an entry behind the others of the map at the path; null when there is no map to add to. */
export function addEntry(
  text: string,
  path: readonly string[],
  { key, block, flow }: NewEntry,
): string | null {
  const { bom, body, lineEnd } = take(text);
  const map: unknown = parseDocument(body).getIn(path, true);
  if (!isMap(map) || map.range == null) return null;
  const last = map.items.at(-1);
  if (map.flow === true) return bom + insertInFlow(body, map, `${key}: ${flow}`);
  if (last === undefined) return null;
  const indent = columnOf(body, startOf(last));
  const gap = hasBlankLines(body, map) ? [""] : [];
  // One level is as wide as it is in what is there; a map at the top has none to copy.
  const level = path.length === 0 || indent === 0 ? 2 : indent / path.length;
  const lines = block.map((line) => {
    const words = line.trimStart();
    const depth = (line.length - words.length) / 2;
    return words === "" ? "" : " ".repeat(indent + depth * level) + words;
  });
  return (
    bom + insertLines(body, endOfBlock(body, endOf(last), indent), [...gap, ...lines], lineEnd)
  );
}

/** Adds an item behind the others of the list at the top-level key, or the whole list at the end, below the comment. */
export function addItem(text: string, key: string, item: string, comment: string): string | null {
  const { bom, body, lineEnd } = take(text);
  const document = parseDocument(body);
  if (!isMap(document.contents) || document.contents.flow === true) return null;
  const list: unknown = document.get(key, true);
  if (list === undefined) {
    const lines = ["", `# ${comment}`, `${key}:`, `  - ${item}`];
    return bom + insertLines(body, body.length, lines, lineEnd);
  }
  if (!isSeq(list) || list.range == null) return null;
  if (list.flow === true) return bom + insertInFlow(body, list, item);
  const last: unknown = list.items.at(-1);
  if (!isScalar(last) || last.range == null) return null;
  const dash = body.lastIndexOf("-", last.range[0]);
  const indent = columnOf(body, dash);
  const place = endOfBlock(body, last.range[1], indent);
  return bom + insertLines(body, place, [`${" ".repeat(indent)}- ${item}`], lineEnd);
}

function take(text: string): { bom: string; body: string; lineEnd: string } {
  const bom = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const body = text.slice(bom.length);
  return { bom, body, lineEnd: body.includes("\r\n") ? "\r\n" : "\n" };
}

function insertInFlow(text: string, node: YAMLMap | YAMLSeq, entry: string): string {
  const last: unknown = node.items.at(-1);
  const [start = 0] = node.range ?? [];
  if (last === undefined) return splice(text, start + 1, ` ${entry} `);
  const end = isScalar(last) ? (last.range?.[1] ?? 0) : endOf(last as Pair);
  return splice(text, end, `, ${entry}`);
}

/** Puts lines behind the one that ends at or before the place. */
function insertLines(
  text: string,
  place: number,
  lines: readonly string[],
  lineEnd: string,
): string {
  const start = place === 0 || text.charAt(place - 1) === "\n" ? "" : lineEnd;
  return splice(text, place, start + lines.map((line) => line + lineEnd).join(""));
}

/** Behind the line of the last entry, and behind the comments that stand as far in as the entries. */
function endOfBlock(text: string, end: number, indent: number): number {
  let place = lineAfter(text, text.charAt(end - 1) === "\n" ? end - 1 : end);
  for (let next = place; next < text.length; next = lineAfter(text, next)) {
    const line = text.slice(next, lineAfter(text, next));
    const comment = /^( *)#/.exec(line);
    if (comment !== null && (comment[1]?.length ?? 0) >= indent && indent > 0) {
      place = lineAfter(text, next);
    } else if (line.trim() !== "") break;
  }
  return place;
}

function lineAfter(text: string, place: number): number {
  const end = text.indexOf("\n", place);
  return end < 0 ? text.length : end + 1;
}

/** Whether entries are set apart by blank lines. */
function hasBlankLines(text: string, map: YAMLMap): boolean {
  return map.items.some((pair, index) => {
    const before = map.items[index - 1];
    if (before === undefined) return false;
    return /\n[ \t]*\r?\n/.test(text.slice(endOf(before) - 1, startOf(pair)));
  });
}

function startOf(pair: Pair): number {
  return isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
}

function endOf({ key, value }: Pair): number {
  const ends = [key, value].map((node) => {
    const range = (node as { range?: readonly number[] | null } | null)?.range;
    return range?.[1] ?? 0;
  });
  return Math.max(...ends);
}

function columnOf(text: string, place: number): number {
  return place - (text.lastIndexOf("\n", place - 1) + 1);
}

function splice(text: string, place: number, addition: string): string {
  return text.slice(0, place) + addition + text.slice(place);
}
