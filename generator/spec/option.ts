/**
 * The building blocks of the config's schema. Each option is one zod schema that says what it expects, what it found and
 * how to write it, and carries the description and default that editors and docs show.
 */

import { z } from "zod";
import type { Code } from "./codes.ts";
import { DURATION_PATTERN, formatDuration, guessDuration, parseDuration } from "./duration.ts";
import { refusalsOf } from "./issues.ts";
import { didYouMean } from "./nearest-name.ts";
import { alternatives, count, showValue } from "./words.ts";

/** What every option says about itself. */
export interface OptionText {
  /** One or two sentences for whoever edits the config. */
  readonly description: string;
  /** What holds when the option is not written. */
  readonly default?: unknown;
}

/** A refusal by one of our own checks; the reader turns it into a diagnostic. */
export interface Refusal {
  readonly code: Code;
  readonly message: string;
  readonly hint?: string | null;
  /** Below the checked value. */
  readonly path?: readonly (string | number)[];
  readonly at?: "key" | "value";
}

/** Result of a check: the value as the model wants it, or why it is refused. */
export type Checked<Value> =
  | { readonly kind: "good"; readonly value: Value }
  | { readonly kind: "refused"; readonly refusals: readonly Refusal[] };

/**
 * A schema from a check on any value. zod's own unions answer "Invalid input"; a check decides by the look of the value
 * which form was meant and judges it by that one alone.
 *
 * @param jsonSchema what editors are told of it
 */
export function checked<Value>(
  check: (input: unknown) => Checked<Value>,
  jsonSchema: Readonly<Record<string, unknown>>,
): z.ZodType<Value> {
  return z
    .unknown()
    .transform((input, context): Value => {
      const result = check(input);
      if (result.kind === "good") return result.value;
      for (const { code, message, hint = null, path = [], at = "value" } of result.refusals) {
        const params = { code, hint, at };
        context.issues.push({ code: "custom", input, message, path: [...path], params });
      }
      return z.NEVER;
    })
    .meta({ ...jsonSchema });
}

export function good<Value>(value: Value): Checked<Value> {
  return { kind: "good", value };
}

export function refused(
  code: Code,
  message: string,
  hint: string | null = null,
): { readonly kind: "refused"; readonly refusals: readonly Refusal[] } {
  return { kind: "refused", refusals: [{ code, message, hint }] };
}

/** Judges the input by one schema: how a check hands on to the form that was meant. */
export function by<Value>(schema: z.ZodType<Value>, input: unknown): Checked<Value> {
  const result = schema.safeParse(input);
  return result.success
    ? good(result.data)
    : { kind: "refused", refusals: refusalsOf(schema, input, result.error.issues) };
}

/** One of a few names. */
export function choice<const Name extends string>(
  names: readonly Name[],
  option: OptionText,
): z.ZodType<Name> {
  return checked(
    (input) => {
      const name = names.find((candidate) => candidate === input);
      if (name !== undefined) return good(name);
      const hint = typeof input === "string" ? didYouMean(input, names) : null;
      return refused("TSU207", `expected ${alternatives(names)}, found ${showValue(input)}`, hint);
    },
    { ...option, type: "string", enum: names },
  );
}

interface NumberOption extends OptionText {
  readonly minimum: number;
  readonly maximum: number;
}

/** A whole number; `1_000` is YAML text and is read as the number it looks like. */
export function integer(option: NumberOption): z.ZodType<number> {
  const { minimum, maximum, ...text } = option;
  const expected = `a whole number from ${count(minimum)} to ${count(maximum)}`;
  return checked(
    (input) => {
      const written = typeof input === "string" && /^\d+(_\d+)+$/.test(input);
      const value = written ? Number(input.replaceAll("_", "")) : input;
      if (typeof value !== "number" || !Number.isInteger(value)) {
        const number = typeof input === "string" && /^-?\d+$/.test(input);
        const hint = number ? `remove the quotes: \`${input}\`` : null;
        return refused("TSU204", `expected ${expected}, found ${showValue(input)}`, hint);
      }
      return inRange(value, option, expected, count);
    },
    {
      ...text,
      anyOf: [
        { type: "integer", minimum, maximum },
        { type: "string", pattern: "^[0-9]+(_[0-9]+)+$" },
      ],
    },
  );
}

/** A number with or without a fraction. */
export function number(option: NumberOption): z.ZodType<number> {
  const { minimum, maximum, ...text } = option;
  const expected = `a number from ${count(minimum)} to ${count(maximum)}`;
  return checked(
    (input) =>
      typeof input === "number"
        ? inRange(input, option, expected, count)
        : refused("TSU204", `expected ${expected}, found ${showValue(input)}`),
    { ...text, type: "number", minimum, maximum },
  );
}

/** Milliseconds, written as a whole number or with a unit. */
export function duration(option: NumberOption): z.ZodType<number> {
  const { minimum, maximum, ...text } = option;
  const range = `from ${formatDuration(minimum)} to ${formatDuration(maximum)}`;
  return checked(
    (input) => {
      const value = typeof input === "string" ? parseDuration(input) : input;
      const found = showValue(input);
      if (value === null) {
        const guess = typeof input === "string" ? guessDuration(input) : null;
        const hint = `write ${guess === null ? "for example `500ms`, `30s`, `5m`, `12h` or `7d`" : `\`${guess}\``}`;
        if (input !== null) return refused("TSU206", `expected a duration, found ${found}`, hint);
      }
      if (typeof value !== "number") {
        return refused("TSU204", `expected a duration ${range}, found ${found}`);
      }
      if (!Number.isInteger(value)) {
        const hint = "a number without a unit is milliseconds; write `30s`, `5m`, `12h` or `7d`";
        return refused("TSU206", `expected whole milliseconds, found ${found}`, hint);
      }
      return inRange(value, option, `a duration ${range}`, formatDuration);
    },
    {
      ...text,
      anyOf: [
        { type: "integer", minimum, maximum },
        { type: "string", pattern: DURATION_PATTERN },
      ],
    },
  );
}

/** The same option where `null` has a meaning of its own. */
export function orNull<Value>(schema: z.ZodType<Value>): z.ZodType<Value | null> {
  const { description, default: fallback } = schema.meta() ?? {};
  return schema.nullable().meta({ description, default: fallback });
}

/** Text with at least one character that is not white space. */
export function text(option: OptionText): z.ZodType<string> {
  return checked(
    (input) => {
      if (typeof input !== "string") {
        const single = typeof input === "number" || typeof input === "boolean";
        const hint = single ? "put quotes around it" : null;
        return refused("TSU204", `expected text, found ${showValue(input)}`, hint);
      }
      if (input.trim() === "") return refused("TSU204", "expected text, found nothing in it");
      return good(input);
    },
    { ...option, type: "string", minLength: 1 },
  );
}

/** `true` or `false`. */
export function flag(option: OptionText): z.ZodType<boolean> {
  return checked(
    (input) => {
      if (typeof input === "boolean") return good(input);
      const spoken = typeof input === "string" ? LOOSE_FLAGS.get(input.toLowerCase()) : undefined;
      const hint = spoken === undefined ? null : `write \`${spoken}\``;
      return refused("TSU204", `expected true or false, found ${showValue(input)}`, hint);
    },
    { ...option, type: "boolean" },
  );
}

/** What YAML 1.1 took for a boolean and YAML 1.2 takes for text. */
const LOOSE_FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["on", true],
  ["y", true],
  ["true", true],
  ["no", false],
  ["off", false],
  ["n", false],
  ["false", false],
]);

function inRange(
  value: number,
  { minimum, maximum }: NumberOption,
  expected: string,
  show: (value: number) => string,
): Checked<number> {
  if (value >= minimum && value <= maximum) return good(value);
  const found = `${show(value)} is ${value < minimum ? "too small" : "too large"}`;
  return refused("TSU205", `expected ${expected}; ${found}`);
}
