/** One input of the client, checked in full and made into a request for one shard. Nothing is sent before all inputs passed. */

import type { EnqueueDefinition, KeyRule } from "../core/definition.ts";
import { describeValue } from "../core/describe.ts";
import { checkEnqueueOptions } from "../core/enqueue-check.ts";
import {
  InvalidInputError,
  PayloadInvalidError,
  PayloadTooLargeError,
  UnknownBindingError,
} from "../core/errors.ts";
import { toJsonText } from "../core/json.ts";
import { deriveKey } from "../core/key-template.ts";
import { PAYLOAD_LIMIT_BYTES } from "../core/limits.ts";
import { nearestName } from "../core/nearest.ts";
import { shardOf } from "../core/partition.ts";
import { fitsUtf8, utf8Length } from "../core/text.ts";
import type { EnqueueRequest } from "../protocol.ts";
import type { EnqueueTable } from "./setup.ts";
import type { KeyName } from "./producer-types.ts";

/** A request and where it goes. */
export interface PreparedJob {
  readonly definition: EnqueueDefinition;
  readonly shard: number;
  readonly request: EnqueueRequest;
}

type Options = Readonly<Record<string, unknown>>;

const KEY_NAMES: readonly KeyName[] = ["concurrencyKey", "uniqueKey", "partitionKey"];
const OPTION_NAMES: ReadonlySet<string> = new Set([
  "priority",
  "maxAttempts",
  "backoff",
  "timeoutMs",
  "delayMs",
  "runAt",
  "guarantee",
  "uniqueForMs",
  ...KEY_NAMES,
]);

/** Throws the class that says what is wrong; `index` is the input's place in its list, null for a single one. */
export function prepareJob(
  table: EnqueueTable,
  binding: unknown,
  payload: unknown,
  given: unknown,
  index: number | null,
  nowMs: number,
): PreparedJob {
  const definition = findBinding(table, binding, index);
  const options = { ...readOptions(given, index) };
  const text = toPayloadText(table, definition, payload, index);
  applyKeyRules(definition, payload, options, index);
  const problem = checkEnqueueOptions(options, nowMs);
  if (problem !== null) throw new InvalidInputError(problem, index);
  const { partitionKey } = options as { readonly partitionKey?: string };
  const shard = partitionKey === undefined ? 0 : shardOf(partitionKey, definition.shards);
  const { payloadVersion } = definition;
  const version = payloadVersion === undefined ? {} : { payloadVersion };
  return { definition, shard, request: { ...(options as object), ...version, payload: text } };
}

/** Own names only, through a Map. */
export function findBinding(
  table: EnqueueTable,
  binding: unknown,
  index: number | null,
): EnqueueDefinition {
  const definition = typeof binding === "string" ? table.definitions.get(binding) : undefined;
  if (definition !== undefined) return definition;
  const nearest =
    typeof binding === "string" ? nearestName(binding, table.definitions.keys()) : null;
  throw new UnknownBindingError(describeValue(binding), nearest, index);
}

/** The options by name, without undefined ones, with `runAt` as a number. A misspelt option would be lost in silence. */
function readOptions(given: unknown, index: number | null): Options {
  if (given === undefined) return {};
  if (typeof given !== "object" || given === null) {
    const problem = { field: "options", found: describeValue(given), expected: "an object" };
    throw new InvalidInputError(problem, index);
  }
  const options: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!OPTION_NAMES.has(name)) throw unknownOption(name, index);
    if (value !== undefined) options.push([name, name === "runAt" ? toEpochMs(value) : value]);
  }
  return Object.fromEntries(options);
}

function unknownOption(name: string, index: number | null): InvalidInputError {
  const nearest = nearestName(name, OPTION_NAMES);
  const expected = nearest === null ? "a known option" : `a known option, perhaps ${nearest}`;
  const field = describeValue(name).slice(1, -1);
  return new InvalidInputError({ field, found: "an unknown option", expected }, index);
}

/** A Date as epoch ms; whatever else comes is checked as it is. */
export function toEpochMs(runAt: unknown): unknown {
  return runAt instanceof Date ? runAt.getTime() : runAt;
}

function toPayloadText(
  table: EnqueueTable,
  definition: EnqueueDefinition,
  payload: unknown,
  index: number | null,
): string {
  const json = toJsonText(payload, "payload");
  if (json.kind === "not-json") throw new PayloadInvalidError([json.issue], index);
  // Size before schema: checking a huge payload member by member would only cost time.
  if (!fitsUtf8(json.text, PAYLOAD_LIMIT_BYTES)) {
    throw new PayloadTooLargeError(PAYLOAD_LIMIT_BYTES, utf8Length(json.text), index);
  }
  const issues = table.checks.get(definition.name)?.(payload) ?? [];
  if (issues.length > 0) throw new PayloadInvalidError(issues, index);
  return json.text;
}

/** Fills in derived keys; refuses keys that are missing or not the caller's to pass (SPEC 8). */
function applyKeyRules(
  definition: EnqueueDefinition,
  payload: unknown,
  options: Record<string, unknown>,
  index: number | null,
): void {
  for (const name of KEY_NAMES) {
    const rule = keyRule(definition, name);
    const value = options[name];
    if (rule.kind === "required" && value === undefined) {
      throw keyError(name, value, `a key: ${definition.name} requires it`, index);
    }
    if (rule.kind === "forbidden" && value !== undefined) {
      throw keyError(name, value, `no key: ${definition.name} takes none`, index);
    }
    if (rule.kind !== "derived") continue;
    if (value !== undefined) {
      const expected = `no key: ${definition.name} builds it from the payload`;
      throw keyError(name, value, expected, index);
    }
    const derived = deriveKey(rule.template, payload);
    if (derived.kind === "problem") throw new InvalidInputError(derived.problem, index);
    options[name] = derived.key;
  }
}

/** With more than one shard a job must say where it belongs, whatever the rule says. */
function keyRule(definition: EnqueueDefinition, name: KeyName): KeyRule {
  const rule = definition.keys[name];
  const mustBeThere = name === "partitionKey" && definition.shards > 1 && rule.kind === "optional";
  return mustBeThere ? { kind: "required" } : rule;
}

function keyError(
  field: KeyName,
  value: unknown,
  expected: string,
  index: number | null,
): InvalidInputError {
  return new InvalidInputError({ field, found: describeValue(value), expected }, index);
}
