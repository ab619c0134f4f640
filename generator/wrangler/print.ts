/** Printing of new values in the style of the file around them. */

export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export interface PrintStyle {
  readonly lineEnd: string;
  /** One level of indentation. */
  readonly indent: string;
  /** Indentation of the line on which the value begins. */
  readonly base: string;
  /** False prints objects on one line. */
  readonly multiLine: boolean;
}

/** Objects and lists of objects over several lines (unless told otherwise), lists of plain values on one. */
export function printValue(value: JsonValue, style: PrintStyle): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = { ...style, base: style.base + style.indent };
  const isList = Array.isArray(value);
  const items = isList
    ? (value as readonly JsonValue[]).map((item) => printValue(item, inner))
    : Object.entries(value).map(([key, item]) => printMember(key, item, inner));
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (items.length === 0) return open + close;
  const onOneLine = !style.multiLine || (isList && items.every((item) => !/^[[{]/.test(item)));
  if (onOneLine) return isList ? `[${items.join(", ")}]` : `{ ${items.join(", ")} }`;
  const separator = style.lineEnd + inner.base;
  return open + separator + items.join("," + separator) + style.lineEnd + style.base + close;
}

export function printMember(key: string, value: JsonValue, style: PrintStyle): string {
  return `${JSON.stringify(key)}: ${printValue(value, style)}`;
}
