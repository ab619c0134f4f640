/** Option texts as what the API takes. */

import { parseDuration } from "../spec/duration.ts";
import { JOB_SORTS } from "../../templates/runtime/api/types.ts";
import type { JobFilters } from "../../templates/runtime/api/types.ts";
import { JOB_STATES } from "../../templates/runtime/core/state.ts";
import type { JobQuery } from "../../templates/runtime/http-client/query.ts";
import { didYouMean } from "../spec/nearest-name.ts";
import type { OptionValues } from "./arguments.ts";
import type { OperatorOptionName } from "./commands.ts";
import { MisuseError } from "./failures.ts";

export function filtersOf(options: OptionValues): JobFilters {
  const state = options.all("state").map((text) => oneOf("state", text.toUpperCase(), JOB_STATES));
  const index = options.all("index").map((text) => {
    const [field, value] = text.split(/=(.*)/s, 2);
    if (field === undefined || value === undefined) {
      throw new MisuseError(`\`--index\` takes FIELD=VALUE, not \`${text}\``);
    }
    return { field, value };
  });
  return {
    ...(state.length === 0 ? {} : { state }),
    ...(index.length === 0 ? {} : { index }),
    ...given("binding", options.one("binding")),
    ...given("id", options.one("id")),
    ...given("unique_key", options.one("unique-key")),
    ...given("concurrency_key", options.one("concurrency-key")),
    ...given("created_from", timeOf("created-from", options)),
    ...given("created_to", timeOf("created-to", options)),
  };
}

export function orderOf(options: OptionValues): Pick<JobQuery, "sort" | "order"> {
  const sort = options.one("sort");
  const order = options.one("order");
  return {
    ...(sort === undefined ? {} : { sort: oneOf("sort", sort, JOB_SORTS) }),
    ...(order === undefined ? {} : { order: oneOf("order", order, ["asc", "desc"] as const) }),
  };
}

/** Epoch ms. */
export function timeOf(name: OperatorOptionName, options: OptionValues): number | undefined {
  const text = options.one(name);
  if (text === undefined) return undefined;
  const time = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isFinite(time)) return time;
  throw new MisuseError(`\`--${name}\` takes a time such as 2026-12-01T09:00:00Z, not \`${text}\``);
}

export function durationOf(name: OperatorOptionName, options: OptionValues): number | undefined {
  const text = options.one(name);
  if (text === undefined) return undefined;
  const durationMs = parseDuration(text);
  if (durationMs !== null) return durationMs;
  throw new MisuseError(`\`--${name}\` takes a duration such as 10m, not \`${text}\``);
}

export function integerOf(name: OperatorOptionName, options: OptionValues): number | undefined {
  const text = options.one(name);
  if (text === undefined) return undefined;
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  throw new MisuseError(`\`--${name}\` takes a whole number, not \`${text}\``);
}

/** At least one: a limit of nothing is a slip. */
export function limitOf(options: OptionValues): number | undefined {
  const limit = integerOf("limit", options);
  if (limit === undefined || limit > 0) return limit;
  throw new MisuseError("`--limit` takes a number above 0");
}

export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Each in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [Each in Name]?: Value };
}

function oneOf<const Choice extends string>(
  name: OperatorOptionName,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  const hint = didYouMean(text, choices);
  throw new MisuseError(
    `\`--${name}\` takes ${choices.join(", ")}, not \`${text}\`${hint === null ? "" : `; ${hint}`}`,
  );
}
