/** `keys`: who gives each job its three keys. */

import { z } from "zod";
import type { KeyRule } from "../../templates/runtime/core/definition.ts";
import { keyTemplateProblem } from "./key-template.ts";
import { didYouMean } from "./nearest-name.ts";
import { by, checked, good, refused, type Checked, type OptionText } from "./option.ts";
import { toJsonSchema } from "./to-json-schema.ts";
import { alternatives, showValue } from "./words.ts";

const MODES = ["optional", "required", "forbidden"] as const;

const derivedKey = z.strictObject({
  from: checked(parseTemplate, {
    type: "string",
    description:
      "Text with payload fields in braces, such as `customer:{customerId}` or `{order.id}`; the key is built from every payload and callers cannot pass it.",
  }),
});

function keyRule(option: OptionText): z.ZodType<KeyRule> {
  const forms = { anyOf: [{ type: "string", enum: MODES }, toJsonSchema(derivedKey)] };
  return checked(parseKeyRule, { ...option, ...forms });
}

/** Which keys callers pass. */
export const keysSchema = z
  .strictObject({
    concurrencyKey: keyRule({
      default: "optional",
      description:
        "Jobs with the same concurrency key share `policy.perKeyConcurrency`. `optional`, `required`, `forbidden`, or `{ from: template }`.",
    }).optional(),
    uniqueKey: keyRule({
      default: "optional",
      description:
        "A second enqueue with the same unique key within `uniqueForMs` makes no new job. `optional`, `required`, `forbidden`, or `{ from: template }`.",
    }).optional(),
    partitionKey: keyRule({
      default: "forbidden",
      description:
        "Decides which shard owns a job. With `shards` of 2 or more it is `required` (the default then) or `{ from: template }`; with one shard it is `forbidden`.",
    }).optional(),
  })
  .meta({
    description: "Which keys a caller may, must or cannot pass, or what they are built from.",
  });

function parseKeyRule(input: unknown): Checked<KeyRule> {
  if (typeof input === "object" && input !== null && !Array.isArray(input)) {
    const result = by(derivedKey, input);
    return result.kind === "good" ? good({ kind: "derived", template: result.value.from }) : result;
  }
  const mode = MODES.find((name) => name === input);
  if (mode !== undefined) return good({ kind: mode });
  const found = showValue(input);
  const template = typeof input === "string" && input.includes("{");
  const hint = template
    ? `write \`{ from: ${found} }\``
    : typeof input === "string"
      ? didYouMean(input, MODES)
      : null;
  return refused(
    "TSU207",
    `expected ${alternatives(MODES)} or a map with \`from\`, found ${found}`,
    hint,
  );
}

function parseTemplate(input: unknown): Checked<string> {
  if (typeof input !== "string") {
    const hint = 'put quotes around it: `from: "customer:{customerId}"`';
    return refused("TSU204", `expected a key template, found ${showValue(input)}`, hint);
  }
  const problem = keyTemplateProblem(input);
  return problem === null
    ? good(input)
    : refused(
        "TSU212",
        `${problem}, found ${showValue(input)}`,
        "write for example `{customerId}`",
      );
}
