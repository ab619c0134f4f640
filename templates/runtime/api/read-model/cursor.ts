/** A place in a list as text that a caller hands back. It is no secret and not trusted: what it says is bound as values. */

import { refusedValue } from "../request.ts";
import { SORT_COLUMNS, type Order, type Position } from "./sorts.ts";

/** Where the next page begins. */
export interface Cursor {
  readonly after: Position;
  /** As it was counted with the first page. */
  readonly total: number | null;
}

/** @param list filters and order as JSON text: a cursor is good for the same list only */
export function formatCursor({ after, total }: Cursor, list: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify([hashOf(list), total, ...after]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Throws ApiError 400 for what formatCursor did not write for this list. */
export function parseCursor(text: string, list: string, { sort }: Order): Cursor {
  const values = decode(text);
  const [hash, total, ...after] = Array.isArray(values) ? (values as readonly unknown[]) : [];
  const columns = SORT_COLUMNS[sort];
  const isTotal = total === null || (Number.isSafeInteger(total) && Number(total) >= 0);
  const isPosition =
    after.length === columns.length &&
    after.every((value, place) => isValueOf(columns[place] ?? "", value));
  if (hash !== hashOf(list) || !isTotal || !isPosition) {
    throw refusedValue("cursor", text, "`next_cursor` of the same list");
  }
  return { after: after as Position, total: total as number | null };
}

function isValueOf(column: string, value: unknown): boolean {
  const isText = column === "id" || column === "binding" || column === "state";
  return isText ? typeof value === "string" : Number.isSafeInteger(value);
}

function decode(text: string): unknown {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
