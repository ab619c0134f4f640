/** `retention`: what the cron trigger deletes from D1. */

import { z } from "zod";
import { DURATION_LIMIT_MS } from "../../templates/runtime/core/limits.ts";
import { cronProblem } from "./cron.ts";
import { RETENTION_DEFAULTS } from "./defaults.ts";
import { RETENTION_ROWS_LIMIT } from "./limits.ts";
import { checked, duration, good, integer, refused } from "./option.ts";
import { showValue } from "./words.ts";

/** Clean-up of the read model. */
export const retentionSchema = z
  .strictObject({
    olderThanMs: duration({
      minimum: 1,
      maximum: DURATION_LIMIT_MS,
      description:
        "Finished jobs leave D1 after this time. Without it the smallest `failedRetentionMs`, which it may not be above.",
    }).optional(),
    limit: integer({
      minimum: 1,
      maximum: RETENTION_ROWS_LIMIT,
      default: RETENTION_DEFAULTS.limit,
      description: "Most rows deleted by one run.",
    }).optional(),
    cron: checked(
      (input) => {
        if (typeof input !== "string") {
          return refused("TSU204", `expected a cron expression, found ${showValue(input)}`);
        }
        const problem = cronProblem(input);
        if (problem === null) return good(input.trim().split(/\s+/).join(" "));
        const hint = `write for example \`"${RETENTION_DEFAULTS.cron}"\``;
        return refused("TSU211", `${problem}, found ${showValue(input)}`, hint);
      },
      {
        type: "string",
        default: RETENTION_DEFAULTS.cron,
        description: "When it runs: a cron expression of five fields, in UTC.",
      },
    ).optional(),
  })
  .meta({ description: "When finished jobs are deleted from D1." });
