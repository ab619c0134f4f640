/**
 * Values to JSON text, once, by whoever made them. Stricter than JSON.stringify: what would change silently (a Date to text, NaN to
 * null, a Map to {}) is refused by name and path. What stays: members that are undefined vanish, -0 becomes 0, an own `__proto__`
 * stays an own member, and lone surrogates travel as \u escapes, so they come back equal from every store.
 */

import type { PayloadIssue } from "./errors.ts";
import { RESULT_LIMIT_BYTES } from "./limits.ts";
import { className, describeValue } from "./describe.ts";
import { boundedText, utf8Length } from "./text.ts";

/** Deepest nesting; SQLite's JSON functions and recursive readers take far more, stacks in a user's code may not. */
const DEPTH_LIMIT = 200;
/** Longest shown path and reason. */
const TEXT_LIMIT_CHARACTERS = 200;
const JSON_VALUE = "a JSON value";

export type JsonText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "not-json"; readonly issue: PayloadIssue };

/** JSON text of a value; `root` begins the paths of refused places. Never throws, whatever getters or proxies do. */
export function toJsonText(value: unknown, root: string): JsonText {
  try {
    const issue = findIssue(value, root, []);
    if (issue !== null) return { kind: "not-json", issue };
    return { kind: "text", text: JSON.stringify(value) };
  } catch (error) {
    return { kind: "not-json", issue: refuse(root, `a value that throws ${describeValue(error)}`) };
  }
}

/** What a report carries of a performer's return value. */
export interface ResultText {
  readonly result?: string;
  readonly resultOmitted?: string;
}

/** A result that cannot be kept never fails the job: the work is done (SPEC 11). Nothing returned gives no result. */
export function toResultText(value: unknown): ResultText {
  if (value === undefined) return {};
  const json = toJsonText(value, "result");
  if (json.kind === "not-json") {
    const reason = `not JSON: ${json.issue.path} is ${json.issue.found}`;
    return { resultOmitted: boundedText(reason, TEXT_LIMIT_CHARACTERS) };
  }
  const bytes = utf8Length(json.text);
  return bytes > RESULT_LIMIT_BYTES
    ? { resultOmitted: `too large: ${bytes} bytes, at most ${RESULT_LIMIT_BYTES} are kept` }
    : { result: json.text };
}

/** The first value that JSON cannot carry unchanged. `parents` are the objects on the way here. */
function findIssue(value: unknown, path: string, parents: object[]): PayloadIssue | null {
  switch (typeof value) {
    case "string":
    case "boolean":
      return null;
    case "number":
      return Number.isFinite(value) ? null : refuse(path, String(value), "a finite number");
    case "object":
      return value === null ? null : findIssueInObject(value, path, parents);
    case "bigint":
      return refuse(path, "a BigInt", `${JSON_VALUE} (a BigInt as a string)`);
    case "undefined":
      return refuse(path, "undefined", `${JSON_VALUE} (null for nothing)`);
    default:
      return refuse(path, describeValue(value));
  }
}

function findIssueInObject(value: object, path: string, parents: object[]): PayloadIssue | null {
  if (parents.includes(value)) return refuse(path, "a cycle");
  if (parents.length >= DEPTH_LIMIT)
    return refuse(path, "deeper nesting", `at most ${DEPTH_LIMIT} levels`);
  parents.push(value);
  const issue = Array.isArray(value)
    ? findIssueInArray(value, path, parents)
    : findIssueInMembers(value, path, parents);
  parents.pop();
  return issue;
}

function findIssueInArray(
  items: readonly unknown[],
  path: string,
  parents: object[],
): PayloadIssue | null {
  if (writesItself(items)) return refuse(memberPath(path, "toJSON"), "a function");
  // By index, so that holes are seen: JSON.stringify would make them null.
  for (let index = 0; index < items.length; index += 1) {
    const issue = findIssue(items[index], `${path}[${index}]`, parents);
    if (issue !== null) return issue;
  }
  return null;
}

function findIssueInMembers(value: object, path: string, parents: object[]): PayloadIssue | null {
  if (value instanceof Date)
    return refuse(path, "a Date", `${JSON_VALUE} (a Date as date.toISOString())`);
  if (!isPlainObject(value)) return refuse(path, describeValue(value));
  if (writesItself(value)) return refuse(memberPath(path, "toJSON"), "a function");
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    const issue = findIssue(member, memberPath(path, name), parents);
    if (issue !== null) return issue;
  }
  return null;
}

/** Whether JSON.stringify would write what a method makes of the value, whatever that is, also where it is not listed. */
function writesItself(value: object): boolean {
  return typeof Reflect.get(value, "toJSON") === "function";
}

/** An object literal, of this realm or another, or one without a prototype. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return true;
  return (
    typeof prototype === "object" &&
    Object.getPrototypeOf(prototype) === null &&
    className(value) === "Object"
  );
}

/** `payload.name`, or `payload["odd name"]`. */
export function memberPath(path: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${path}.${name}` : `${path}[${describeValue(name)}]`;
}

function refuse(path: string, found: string, expected = JSON_VALUE): PayloadIssue {
  return { path: boundedText(path, TEXT_LIMIT_CHARACTERS), expected, found };
}
