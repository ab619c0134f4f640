/** `producers`: other Workers that enqueue jobs of this one. */

import { z } from "zod";
import { checked, good, refused, text, type Checked, type OptionText } from "./option.ts";
import { showValue } from "./words.ts";

/** Never a home for generated files. */
const TAKEN = ["node_modules", ".git", ".wrangler"];

const producerSchema = z
  .strictObject({
    wrangler: checkedPath(parseWrangler, {
      description:
        "The other Worker's `wrangler.jsonc`, relative to this file. It gets a Durable Object binding with `script_name` for each kind of job, and nothing else.",
    }),
    out: checkedPath(parseFolder, {
      description:
        "Folder of its client, relative to this file; nothing else may be in it. Imports in it follow the `tsconfig.json` nearest to it.",
    }),
    bindings: z
      .array(text({ description: "Name of a binding." }))
      .superRefine((bindings, context) => {
        if (bindings.length > 0) return;
        const params = { code: "TSU203", hint: "leave `bindings` out for all of them" };
        context.addIssue({ code: "custom", message: "expected a binding, found none", params });
      })
      .meta({ description: "What it enqueues: names of bindings. Left out: all of them." })
      .optional(),
  })
  .meta({ description: "One other Worker." });

/** In the order of the config. */
export const producersSchema = z.array(producerSchema).meta({
  default: [],
  description:
    "Other Workers that enqueue jobs: `[{ wrangler: ../web/wrangler.jsonc, out: ../web/src/tsumugi }]`. Each gets a typed client that only enqueues, and the Durable Object bindings that it needs.",
});

function checkedPath(
  check: (input: unknown) => Checked<string>,
  option: OptionText,
): z.ZodType<string> {
  return checked(check, { ...option, type: "string", minLength: 1 });
}

function parseWrangler(input: unknown): Checked<string> {
  const hint = "write for example `../web/wrangler.jsonc`";
  const path = pathOf(input, "the path of a wrangler.jsonc", hint);
  if (path.kind === "refused") return path;
  if (path.value.endsWith(".toml")) {
    const message = `expected wrangler.jsonc, found ${showValue(input)}, which cannot be kept up to date`;
    const way = "write its settings as wrangler.jsonc (the keys are the same), and name that";
    return refused("TSU404", message, way);
  }
  if (/[^/]\.jsonc?$/.test(path.value)) return path;
  return refused(
    "TSU215",
    `expected the path of a wrangler.jsonc, found ${showValue(input)}`,
    hint,
  );
}

function parseFolder(input: unknown): Checked<string> {
  const hint = "write for example `../web/src/tsumugi`";
  const path = pathOf(input, "a folder", hint);
  if (path.kind === "refused") return path;
  const segments = path.value.split("/");
  if (segments.every((segment) => segment === "..")) {
    return refused("TSU215", `expected a folder of its own, found ${showValue(input)}`, hint);
  }
  const taken = segments.find((segment) => TAKEN.includes(segment));
  if (taken === undefined) return path;
  return refused(
    "TSU215",
    `expected a folder outside of \`${taken}\`, found ${showValue(input)}`,
    hint,
  );
}

function pathOf(input: unknown, expected: string, hint: string): Checked<string> {
  if (typeof input !== "string") {
    return refused("TSU204", `expected ${expected}, found ${showValue(input)}`, hint);
  }
  if (input.includes("\\")) {
    return refused("TSU215", `expected a path with \`/\`, found ${showValue(input)}`, hint);
  }
  const path = relativePath(input);
  if (path !== null) return good(path);
  const message = `expected ${expected}, relative to the config, found ${showValue(input)}`;
  return refused("TSU215", message, hint);
}

/** Without `.` and inner `..` segments; a leading `../` stays. `null` for what is no relative path of a file or folder. */
export function relativePath(text: string): string | null {
  if (text.trim() !== text || /^(\/|~|[a-z]:)/i.test(text)) return null;
  if (/["'`*?<>|\\:\p{Cc}\p{Surrogate}]/u.test(text)) return null;
  const segments: string[] = [];
  for (const segment of text.split("/")) {
    if (segment === "" || segment === ".") continue;
    const last = segments.at(-1);
    if (segment === ".." && last !== undefined && last !== "..") segments.pop();
    else segments.push(segment);
  }
  return segments.length === 0 ? null : segments.join("/");
}
