/** What can be said of a job beside its payload, as text while it is written. */

import type { EnqueueBody } from "../../runtime/api/types.ts";
import type { BindingDefinition, Guarantee } from "../../runtime/core/definition.ts";

export const NUMBER_OPTIONS = ["priority", "delayMs", "maxAttempts", "timeoutMs"] as const;
export const KEY_OPTIONS = ["concurrencyKey", "uniqueKey", "partitionKey"] as const;

export type OptionName =
  (typeof NUMBER_OPTIONS)[number] | (typeof KEY_OPTIONS)[number] | "runAt" | "guarantee";

export type OptionTexts = Readonly<Partial<Record<OptionName, string>>>;

type Options = Omit<EnqueueBody, "binding" | "payload">;

/** What is empty is left out; keys that the binding does not take, too. */
export function optionsOf(texts: OptionTexts, policy: BindingDefinition): Options {
  const numbers = [...NUMBER_OPTIONS, "runAt" as const].flatMap((name) => {
    const text = texts[name]?.trim() ?? "";
    return text === "" ? [] : [[name, Number(text)] as const];
  });
  const keys = KEY_OPTIONS.flatMap((name) => {
    const { kind } = policy.keys[name];
    const text = texts[name] ?? "";
    return text === "" || kind === "derived" || kind === "forbidden" ? [] : [[name, text] as const];
  });
  const { guarantee = "" } = texts;
  return {
    ...Object.fromEntries(numbers),
    ...Object.fromEntries(keys),
    ...(guarantee === "" ? {} : { guarantee: guarantee as Guarantee }),
  };
}
