/** Words that several rules share. */

/** When a policy holds: shards and consumers have the definitions of their deploy. */
export const NEXT_DEPLOY = "Takes effect at the next deploy";

/** `1 job`, `2 jobs`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

export function orNone<Value>(value: Value | null, show: (value: Value) => string): string {
  return value === null ? "none" : show(value);
}

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
