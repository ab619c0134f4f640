/** Values and numbers as they read in a sentence. */

/** A value as the config would show it, cut to a readable length. */
export function showValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "object") return "a map";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A number with its thousands apart. */
export function count(value: number): string {
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
  return value.toLocaleString("en-US", { maximumFractionDigits: 6 });
}

/** `a`, `b` or `c`. */
export function alternatives(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.at(-1) ?? "";
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(", ")} or ${last}`;
}

/** Where a path points, as one would say it: `bindings.MAIL.payload.properties`. */
export function showPath(path: readonly PropertyKey[]): string {
  return path.length === 0 ? "the config" : path.map(String).join(".");
}
