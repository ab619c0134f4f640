/** `analytics`: where the shards' finished minutes are kept for longer than a day. */

import { z } from "zod";
import { checked, good, refused } from "./option.ts";
import { showValue } from "./words.ts";

/**
 * What SQL takes as a table's name without quotes. The platform makes a dataset with the first data point and documents no rule
 * for its name (its Analytics Engine pages, 2026-11), but queries name it in `FROM`.
 */
const DATASET_PATTERN = "^[A-Za-z_][A-Za-z0-9_]{0,63}$";

export const analyticsSchema = z
  .strictObject({
    dataset: checked(
      (input) =>
        typeof input === "string" && new RegExp(DATASET_PATTERN).test(input)
          ? good(input)
          : refused(
              "TSU217",
              `expected the name of a dataset, found ${showValue(input)}`,
              hintFor(input),
            ),
      {
        type: "string",
        pattern: DATASET_PATTERN,
        description:
          "Name of the dataset, which the platform makes with the first data point: letters, digits and underscores.",
      },
    ),
  })
  .meta({
    description:
      "Writes a data point into Workers Analytics Engine for each shard and finished minute: jobs started, completed and failed, wait and run times. They stay for three months; `GET /api/metrics` knows the last day.",
  });

function hintFor(input: unknown): string {
  const guess = typeof input === "string" ? input.replaceAll(/[^A-Za-z0-9]+/g, "_") : "";
  const isName = new RegExp(DATASET_PATTERN).test(guess) && /[A-Za-z0-9]/.test(guess);
  return `write for example \`${isName ? guess : "job_minutes"}\``;
}
