/** Whatever a performer threw, as a bounded, well-formed text that a person can use. Never throws. */

import { describeValue } from "../core/describe.ts";
import { ERROR_LIMIT_CHARACTERS } from "../core/limits.ts";
import { boundedText } from "../core/text.ts";

const STACK_LINES = 6;
const CAUSE_LIMIT = 3;
/** A thrown object with more members, at any depth, is only named. */
const PREVIEW_MEMBERS = 1_000;
/** More of a single part is never looked at, however huge it is. */
const PART_LIMIT_CHARACTERS = ERROR_LIMIT_CHARACTERS * 2;

/** `TypeError: x is not a function`, then its causes, then the first lines of the stack. */
export function errorText(thrown: unknown): string {
  const lines = [headline(thrown)];
  let cause = readMember(thrown, "cause");
  for (let depth = 0; depth < CAUSE_LIMIT && cause !== undefined && cause !== null; depth += 1) {
    lines.push(`caused by ${headline(cause)}`);
    cause = readMember(cause, "cause");
  }
  lines.push(...stackLines(thrown));
  return boundedText(lines.join("\n"), ERROR_LIMIT_CHARACTERS);
}

function headline(thrown: unknown): string {
  if (typeof thrown === "string") return thrown.slice(0, PART_LIMIT_CHARACTERS) || '""';
  if (typeof thrown !== "object" || thrown === null) return describeValue(thrown);
  const message = readText(thrown, "message");
  if (message === null) return preview(thrown);
  const name = readText(thrown, "name") ?? "Error";
  return message === "" ? name : `${name}: ${message}`;
}

function stackLines(thrown: unknown): readonly string[] {
  const stack = readText(thrown, "stack") ?? "";
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, STACK_LINES);
}

/** A thrown object that is no error: its JSON, as far as that goes. */
function preview(thrown: object): string {
  let members = 0;
  try {
    const json = JSON.stringify(thrown, (_name, value: unknown) => {
      members += 1;
      if (members > PREVIEW_MEMBERS) throw new RangeError("too many members");
      if (typeof value === "bigint") return describeValue(value);
      return typeof value === "string" ? value.slice(0, PART_LIMIT_CHARACTERS) : value;
    }) as string | undefined;
    return json ?? describeValue(thrown);
  } catch {
    return describeValue(thrown);
  }
}

function readText(thrown: unknown, name: string): string | null {
  const value = readMember(thrown, name);
  return typeof value === "string" ? value.slice(0, PART_LIMIT_CHARACTERS) : null;
}

/** A getter may throw, and a proxy may throw at anything. */
function readMember(thrown: unknown, name: string): unknown {
  if (typeof thrown !== "object" || thrown === null) return undefined;
  try {
    return Reflect.get(thrown, name);
  } catch {
    return undefined;
  }
}
