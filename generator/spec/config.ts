/** The whole config. */

import { z } from "zod";
import { analyticsSchema } from "./analytics.ts";
import { authSchema } from "./auth.ts";
import { bindingSchema, defaultsSchema } from "./binding.ts";
import { OUTPUT_DEFAULT } from "./defaults.ts";
import { environmentsSchema } from "./environments.ts";
import { checked, flag, good, refused, text, type Checked } from "./option.ts";
import { outputFolder } from "./output.ts";
import { producersSchema } from "./producers.ts";
import { queuesSchema } from "./queues.ts";
import { removedSchema } from "./removed.ts";
import { retentionSchema } from "./retention.ts";
import { showValue } from "./words.ts";

const CONFIG_VERSION = 1;

/** Shape of a binding's name, for editors; the reader refuses with more words. */
const BINDING_PATTERN = "^[A-Z][A-Z0-9_]*$";
const NAME_PATTERN = "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$";

export const configSchema = z.strictObject({
  version: checked(parseVersion, {
    const: CONFIG_VERSION,
    description: "Version of the config's format: 1.",
  }),
  name: checked(parseName, {
    type: "string",
    pattern: NAME_PATTERN,
    description:
      "Name of the job system, in small letters with dashes: first part of its queues' names and name of its D1 database.",
  }),
  output: outputFolder({
    default: OUTPUT_DEFAULT,
    description: "Folder of the generated files, relative to this file; nothing else may be in it.",
  }).optional(),
  defaults: defaultsSchema
    .meta({
      description: "Any option of a binding; applies to every binding that does not set it.",
    })
    .optional(),
  bindings: z
    .record(z.string().meta({ pattern: BINDING_PATTERN }), bindingSchema)
    .superRefine((bindings, context) => {
      if (Object.keys(bindings).length > 0) return;
      const hint = "declare at least one binding, for example `MAIL: {}`";
      const params = { code: "TSU203", hint };
      context.addIssue({ code: "custom", message: "expected a binding, found none", params });
    })
    .meta({
      minProperties: 1,
      description: "The kinds of jobs by name, in capitals: `MAIL`, `IMAGE_RESIZE`.",
    }),
  removed: removedSchema.optional(),
  queues: queuesSchema.optional(),
  environments: environmentsSchema.optional(),
  retention: retentionSchema.optional(),
  producers: producersSchema.optional(),
  api: flag({
    default: false,
    description:
      "Generates the REST API, which the Worker serves under `/api`. It answers 404 to everything until `auth` is set up. Needs the package `hono`.",
  }).optional(),
  dashboard: flag({
    default: false,
    description:
      "Generates the dashboard, which the Worker serves at `/dashboard`; it works through the REST API, so it asks for `api: true`. Nothing has to be installed for it.",
  }).optional(),
  auth: authSchema.optional(),
  analytics: analyticsSchema.optional(),
  testing: flag({
    default: false,
    description:
      "Generates `testing.ts`: runs performers and whole job systems in your tests, in memory and with a virtual clock, without workerd.",
  }).optional(),
  ejected: z
    .array(text({ description: "Path inside of the output folder." }))
    .meta({
      default: [],
      description:
        "Generated TypeScript files that are yours now: they are neither written nor checked. `tsumugi eject FILE` adds one; without its line it is generated again.",
    })
    .optional(),
});

/** The config as it is written: well-formed, but with nothing filled in. */
export type Spec = z.output<typeof configSchema>;

function parseVersion(input: unknown): Checked<typeof CONFIG_VERSION> {
  if (input === CONFIG_VERSION) return good(CONFIG_VERSION);
  const hint = `write \`version: ${CONFIG_VERSION}\``;
  return refused("TSU207", `expected version ${CONFIG_VERSION}, found ${showValue(input)}`, hint);
}

function parseName(input: unknown): Checked<string> {
  if (typeof input !== "string") {
    return refused("TSU204", `expected a name, found ${showValue(input)}`);
  }
  if (new RegExp(NAME_PATTERN).test(input)) return good(input);
  const message = `expected small letters, digits and inner dashes, found ${showValue(input)}`;
  const guess = input
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return refused("TSU208", message, guess === "" ? null : `write for example \`${guess}\``);
}
