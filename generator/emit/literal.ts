/** JSON values as TypeScript literals. */

/** Longer objects get one member to a line. */
export const LINE_LIMIT = 70;

/** An expression for the value; prettier lays it out. */
export function printLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(", ")}]`;
  if (typeof value === "number") return printNumber(value);
  if (typeof value !== "object" || value === null) return printText(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${printKey(name)}: ${printLiteral(member)}`,
  );
  const line = `{ ${members.join(", ")} }`;
  if (line.length <= LINE_LIMIT) return members.length === 0 ? "{}" : line;
  // A line break behind the brace tells prettier to keep one member to a line.
  return `{\n${members.join(",\n")},\n}`;
}

/** A member's name in an object literal; a plain `__proto__` would set the prototype. */
function printKey(name: string): string {
  return name === "__proto__" ? `["__proto__"]` : printMemberName(name);
}

/** A member's name in a type or literal, quoted where it must be. */
export function printMemberName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : printText(name);
}

/** Long numbers get separators, as a person would write them. */
function printNumber(value: number): string {
  return Number.isSafeInteger(value) && Math.abs(value) >= 1_000
    ? String(value).replace(/\B(?=(\d{3})+$)/g, "_")
    : String(value);
}

/** JSON text is a TypeScript literal, but a line separator in it confuses many tools. */
export function printText(value: unknown): string {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
