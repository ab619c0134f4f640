/** `policy`: the three axes of flow control, aging, and the patience of the reaper. */

import { z } from "zod";
import { DURATION_LIMIT_MS } from "../../templates/runtime/core/limits.ts";
import { POLICY_DEFAULTS } from "./defaults.ts";
import { CONCURRENCY_LIMIT, RATE_TOKENS_LIMIT } from "./limits.ts";
import { duration, integer, orNull } from "./option.ts";

const rateSchema = z
  .strictObject({
    tokens: integer({
      minimum: 1,
      maximum: RATE_TOKENS_LIMIT,
      description: "Jobs started per interval; as many can be saved up while nothing is due.",
    }),
    intervalMs: duration({
      minimum: 1,
      maximum: DURATION_LIMIT_MS,
      description: "The interval.",
    }),
  })
  .meta({
    description:
      "A token bucket over the whole binding: at most `tokens` starts per `intervalMs`, and `tokens` more after a rest. `null` for no limit.",
    default: POLICY_DEFAULTS.rate,
  });

/** Flow control of one binding. */
export const policySchema = z
  .strictObject({
    concurrency: integer({
      minimum: 1,
      maximum: CONCURRENCY_LIMIT,
      default: POLICY_DEFAULTS.concurrency,
      description:
        "Most jobs of the binding that are queued or running at once. With several shards it is divided among them; one shard has at most 50,000 out.",
    }).optional(),
    rate: orNull(rateSchema).optional(),
    perKeyConcurrency: integer({
      minimum: 1,
      maximum: CONCURRENCY_LIMIT,
      default: POLICY_DEFAULTS.perKeyConcurrency,
      description: "Most jobs with one `concurrencyKey` that are queued or running at once.",
    }).optional(),
    agingIntervalMs: orNull(
      duration({
        minimum: 1,
        maximum: DURATION_LIMIT_MS,
        default: POLICY_DEFAULTS.agingIntervalMs,
        description:
          "A due job gains one step of priority each time it has waited this long. `null` for strict priorities.",
      }),
    ).optional(),
    reaperGraceMs: duration({
      minimum: 0,
      maximum: DURATION_LIMIT_MS,
      default: POLICY_DEFAULTS.reaperGraceMs,
      description: "How long after `timeoutMs` a silent job is taken back.",
    }).optional(),
  })
  .meta({ description: "Flow control: how many jobs run at once, how fast, and in which order." });
