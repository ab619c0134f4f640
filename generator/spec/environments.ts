/** `environments`: the same code deployed several times, each with queues, a database and perhaps a policy of its own. */

import { z } from "zod";
import { bindingSchema } from "./binding.ts";
import { checked, flag, refused } from "./option.ts";

/** Shape of an environment's name: a part of the names of its queues and of its database. */
export const ENVIRONMENT_PATTERN = "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$";

/** Why an option is the same in every environment. */
const SHARED_OPTIONS = {
  description: "it is a comment in the generated code, which all environments share",
  performer: "the performer is a part of the generated code, which all environments share",
  http: "the target is a part of the generated code, which all environments share",
  payload: "its type is a part of the generated code, which all environments share",
  result: "its type is a part of the generated code, which all environments share",
  keys: "the types of the generated client, which all environments share, follow from it",
  shards: "the types of the generated client, which all environments share, follow from it",
  index: "the migrations of D1 are the same in all environments",
  renamedFrom: "a binding has one history",
  queue: "each environment has a queue of its own for each group already",
} as const;

function shared(why: string): z.ZodType<undefined> {
  return checked(
    () => refused("TSU317", `expected nothing, as ${why}`, "set it in `bindings` or `defaults`"),
    { not: {}, description: `Not taken here: ${why}.` },
  );
}

type SharedOptions = Record<keyof typeof SHARED_OPTIONS, z.ZodOptional<z.ZodType<undefined>>>;

function sharedOptions(): SharedOptions {
  const entries = Object.entries(SHARED_OPTIONS);
  return Object.fromEntries(
    entries.map(([key, why]) => [key, shared(why).optional()]),
  ) as SharedOptions;
}

const overrideSchema = bindingSchema
  .pick({
    policy: true,
    guarantee: true,
    requeueUnclaimed: true,
    maxAttempts: true,
    backoff: true,
    timeoutMs: true,
    uniqueForMs: true,
    sweepAfterMs: true,
    failedRetentionMs: true,
    service: true,
  })
  .extend(sharedOptions())
  .meta({
    description: "What the binding does otherwise there.",
  });

const environmentSchema = z
  .strictObject({
    jobs: flag({
      default: true,
      description:
        "`false`: an environment of wrangler.jsonc in which no jobs run, so that it gets no entries. Every environment that wrangler.jsonc has is either listed here or has all entries by hand.",
    }).optional(),
    bindings: z
      .record(z.string(), overrideSchema)
      .meta({
        description:
          "What bindings do otherwise in this environment, by name: `policy` (option by option), `guarantee`, `requeueUnclaimed`, `maxAttempts`, `backoff`, `timeoutMs`, `uniqueForMs`, `sweepAfterMs`, `failedRetentionMs`, and `service` where the binding has one. The rest is a part of the generated code, which all environments share.",
      })
      .optional(),
  })
  .meta({
    description:
      "One environment of wrangler.jsonc, `env.<name>`: deployed with `wrangler deploy --env <name>`.",
  });

/** Environments by name. */
export const environmentsSchema = z
  .record(z.string().meta({ pattern: ENVIRONMENT_PATTERN }), environmentSchema)
  .meta({
    description:
      "Named environments (`staging: {}`). Each gets all entries that it does not inherit in wrangler.jsonc, with queues `<name>-<environment>-<group>` and a D1 database `<name>-<environment>`. The top of wrangler.jsonc stays an environment without a name.",
  });

/** What is written about one binding in one environment. */
export type SpecOverride = z.output<typeof overrideSchema>;
