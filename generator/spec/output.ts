/** `output`: the folder that belongs to the generator alone. */

import type { z } from "zod";
import { checked, good, refused, type Checked, type OptionText } from "./option.ts";
import { alternatives, showValue } from "./words.ts";

/** Folders that hold other people's files: stray files in the output folder are reported and owned ones deleted. */
const TAKEN = ["src", "node_modules", ".git", ".wrangler"];

export function outputFolder(option: OptionText): z.ZodType<string> {
  return checked(parseOutput, { ...option, type: "string" });
}

function parseOutput(input: unknown): Checked<string> {
  if (typeof input !== "string") {
    return refused("TSU204", `expected a folder, found ${showValue(input)}`);
  }
  const hint = "write for example `generated`";
  const found = `, found ${showValue(input)}`;
  if (input.includes("\\")) return refused("TSU210", `expected a path with \`/\`${found}`, hint);
  if (/^(\/|~|[a-z]:)/i.test(input) || input.trim() !== input || /\p{Cc}/u.test(input)) {
    return refused("TSU210", `expected a folder relative to the config${found}`, hint);
  }
  const segments = input.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (segments.length === 0 || segments.includes("..")) {
    return refused("TSU210", `expected a folder inside the project${found}`, hint);
  }
  const folder = segments.join("/");
  if (TAKEN.includes(folder) || segments.includes("node_modules") || segments[0] === ".git") {
    return refused("TSU210", `expected a folder other than ${alternatives(TAKEN)}${found}`, hint);
  }
  return good(folder);
}
