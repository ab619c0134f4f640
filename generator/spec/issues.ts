/** zod's issues -> our own refusals: what was expected, what was found, the nearest valid name. */

import { z } from "zod";
import { CODES, type Code } from "./codes.ts";
import { didYouMean, nearestName, suggestName } from "./nearest-name.ts";
import type { Refusal } from "./option.ts";
import { identity, type Path } from "./places.ts";
import { alternatives, showValue } from "./words.ts";

type Issue = z.core.$ZodIssue;

/** Every mistake that zod found, in our words. `input` is what the schema was given. */
export function refusalsOf(
  schema: z.ZodType,
  input: unknown,
  issues: readonly Issue[],
): readonly Refusal[] {
  const refusals = issues.flatMap((issue) => refusalsOfIssue(schema, input, issue));
  return fuseMisspelt(refusals);
}

/** A key that is missing is judged with the map that lacks it; the fusing below needs both names. */
interface MissingOrUnknown extends Refusal {
  readonly missing?: string;
  readonly unknown?: string;
}

function refusalsOfIssue(
  schema: z.ZodType,
  input: unknown,
  issue: Issue,
): readonly MissingOrUnknown[] {
  const path = pathOf(issue.path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKey(schema, input, path, key));
  }
  const found = valueAt(input, path);
  const name = path.at(-1);
  if (found === undefined && typeof name === "string") return [missingKey(path, name)];
  switch (issue.code) {
    case "custom":
      return [customRefusal(issue, path)];
    case "invalid_type":
      return [wrongContainer(issue.expected, found, path)];
    case "invalid_value": {
      const values = issue.values.map(String);
      const hint = didYouMean(String(found), values);
      const message = `expected ${alternatives(values)}, found ${showValue(found)}`;
      return [{ code: "TSU207", message, hint, path }];
    }
    default:
      return [{ code: "TSU204", message: `${issue.message}, found ${showValue(found)}`, path }];
  }
}

function customRefusal(issue: Extract<Issue, { code: "custom" }>, path: Path): Refusal {
  const { code, hint, at } = issue.params ?? {};
  return {
    code: isCode(code) ? code : "TSU204",
    message: issue.message,
    hint: typeof hint === "string" ? hint : null,
    path,
    at: at === "key" ? "key" : "value",
  };
}

function wrongContainer(expected: string, found: unknown, path: Path): Refusal {
  const words = CONTAINER_WORDS.get(expected) ?? expected;
  const single = typeof found === "string" || typeof found === "number";
  const listed = expected === "array" && single ? `write \`[${found}]\`` : null;
  const example = single ? (MAP_EXAMPLES.get(String(path.at(-1))) ?? null) : null;
  const empty = expected !== "array" && found === null ? "write `{}` for an empty one" : null;
  const hint = empty ?? listed ?? example;
  return { code: "TSU204", message: `expected ${words}, found ${showValue(found)}`, hint, path };
}

/** Maps that people write as one value at first. */
const MAP_EXAMPLES: ReadonlyMap<string, string> = new Map([
  ["rate", "write it as `{ tokens: 10, intervalMs: 1s }`"],
  ["backoff", "write it as `{ kind: fixed, delayMs: 5s }`"],
  ["retention", "write it as `{ olderThanMs: 7d, limit: 1000 }`"],
]);

const CONTAINER_WORDS: ReadonlyMap<string, string> = new Map([
  ["object", "a map"],
  ["record", "a map"],
  ["array", "a list"],
]);

function missingKey(path: Path, name: string): MissingOrUnknown {
  const message = `\`${name}\` is missing${inMap(path.slice(0, -1))}`;
  return { code: "TSU203", message, path, at: "key", missing: name };
}

function unknownKey(schema: z.ZodType, input: unknown, path: Path, key: string): MissingOrUnknown {
  const base = { path: [...path, key], at: "key", unknown: key } as const;
  if (LATER_KEYS.has(key) && path.length > 0) {
    const message = `\`${key}\` is not available yet in this version`;
    return { ...base, code: "TSU202", message, hint: "remove it" };
  }
  const message = `unknown key \`${key}\`${inMap(path)}`;
  return { ...base, code: "TSU201", message, hint: unknownKeyHint(schema, input, path, key) };
}

/** Keys of the config's design that a later version will know, below a binding. */
const LATER_KEYS: ReadonlySet<string> = new Set();

/** What other job systems call some of the options. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["attempts", "maxAttempts"],
  ["retries", "maxAttempts"],
  ["maxRetries", "maxAttempts"],
  ["handler", "performer"],
  ["schema", "payload"],
  ["rateLimit", "rate"],
]);

/** The key may be right and only stand one level too high or too low. */
function unknownKeyHint(schema: z.ZodType, input: unknown, path: Path, key: string): string | null {
  const here = shapeAt(schema, path) ?? {};
  const section = Object.keys(here).find((name) => {
    const inner = shapeOf(here[name]);
    return inner !== null && Object.hasOwn(inner, key);
  });
  if (section !== undefined) return `it belongs one level deeper, under \`${section}\``;
  const present = valueAt(input, path);
  const written = typeof present === "object" && present !== null ? Object.keys(present) : [];
  const known = Object.keys(here).filter((name) => !written.includes(name));
  const nearest = didYouMean(key, known);
  if (nearest !== null) return nearest;
  const deeper = nearestBelow(here, key);
  if (deeper !== null) return `did you mean \`${deeper}\`?`;
  const synonym = SYNONYMS.get(key);
  if (synonym !== undefined && known.includes(synonym)) return `did you mean \`${synonym}\`?`;
  const above = path.length === 0 ? null : shapeAt(schema, path.slice(0, -1));
  if (above !== null && Object.hasOwn(above, key)) return "it belongs one level higher";
  const twin = nearestName(
    key,
    written.filter((name) => name !== key && Object.hasOwn(here, name)),
  );
  if (twin !== null) return `did you mean \`${twin}\`, which stands there already?`;
  return suggestName(key, known);
}

/** The option one level deeper whose name is near: `policy.concurrency` for `concurency`. */
function nearestBelow(here: Shape, key: string): string | null {
  const paths = new Map(
    Object.keys(here).flatMap((section) =>
      Object.keys(shapeOf(here[section]) ?? {}).map(
        (name) => [name, `${section}.${name}`] as const,
      ),
    ),
  );
  const name = nearestName(key, paths.keys());
  return name === null ? null : (paths.get(name) ?? null);
}

/** A missing key and an unknown one that looks like it are one mistake. */
function fuseMisspelt(refusals: readonly MissingOrUnknown[]): readonly Refusal[] {
  const fused = new Set<Refusal>();
  const result = refusals.map((refusal): MissingOrUnknown => {
    if (refusal.unknown === undefined) return refusal;
    const beside = refusals.filter(
      (other) => other.missing !== undefined && !fused.has(other) && areSiblings(refusal, other),
    );
    const meant = nearestName(
      refusal.unknown,
      beside.flatMap((other) => other.missing ?? []),
    );
    const missing = beside.find((other) => other.missing === meant);
    if (missing === undefined) return refusal;
    fused.add(missing);
    return { ...refusal, hint: `did you mean \`${meant}\`, which is missing?` };
  });
  return result
    .filter((_refusal, index) => !fused.has(refusals[index] as Refusal))
    .map(({ missing: _missing, unknown: _unknown, ...refusal }) => refusal);
}

function areSiblings(left: Refusal, right: Refusal): boolean {
  return identity((left.path ?? []).slice(0, -1)) === identity((right.path ?? []).slice(0, -1));
}

function inMap(path: Path): string {
  const name = path.at(-1);
  if (typeof name === "number") return ` in \`${path.at(-2) ?? ""}[${name}]\``;
  return name === undefined ? "" : ` in \`${name}\``;
}

type Shape = Readonly<Record<string, unknown>>;

/** The options of the map that the schema wants at the path, or null. */
function shapeAt(schema: unknown, path: Path): Shape | null {
  let node: unknown = schema;
  for (const step of path) {
    const bare = unwrap(node);
    if (bare instanceof z.ZodRecord) node = bare.valueType;
    else if (bare instanceof z.ZodArray) node = bare.element;
    else if (bare instanceof z.ZodObject) node = (bare.shape as Shape)[String(step)];
    else return null;
  }
  return shapeOf(node);
}

function shapeOf(node: unknown): Shape | null {
  const bare = unwrap(node);
  return bare instanceof z.ZodObject ? (bare.shape as Shape) : null;
}

function unwrap(node: unknown): unknown {
  const wrapped = node instanceof z.ZodOptional || node instanceof z.ZodNullable;
  return wrapped ? unwrap(node.unwrap()) : node;
}

function pathOf(path: readonly PropertyKey[]): Path {
  return path.map((step) => (typeof step === "symbol" ? step.toString() : step));
}

/** The value at the path, through own members only. */
export function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const step of path) {
    const holds = typeof value === "object" && value !== null && Object.hasOwn(value, step);
    value = holds ? Reflect.get(value as object, step) : undefined;
  }
  return value;
}

function isCode(code: unknown): code is Code {
  return typeof code === "string" && Object.hasOwn(CODES, code);
}
