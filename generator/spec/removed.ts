/** `removed`: what becomes of bindings that no longer stand in `bindings`. Nothing is given up without a line here. */

import { z } from "zod";
import { checked, good, refused, type Checked } from "./option.ts";
import { showValue } from "./words.ts";

/** `drain` keeps the shards until their jobs are done; `delete` destroys them with everything in them. */
export type Removal = "drain" | "delete";

const removal = checked(parseRemoval, {
  description:
    "`{ drain: true }` keeps the binding's shards and performer until their jobs are done, without taking new ones; `{ delete: true }` deletes the shards and all jobs in them with the next deploy.",
  anyOf: [
    formOf("drain", "Keep the shards and the performer until the jobs are done."),
    formOf("delete", "Delete the shards and every job in them."),
  ],
});

/** Removals by the binding's name. */
export const removedSchema = z.record(z.string(), removal).meta({
  description:
    "Bindings that were taken out of `bindings`, by name, and what becomes of their jobs.",
});

function formOf(how: Removal, description: string) {
  const properties = { [how]: { const: true, description } };
  return { type: "object", properties, required: [how], additionalProperties: false };
}

function parseRemoval(input: unknown): Checked<Removal> {
  const entries = typeof input === "object" && input !== null ? Object.entries(input) : [];
  const [first, ...rest] = entries;
  if (first !== undefined && rest.length === 0 && first[1] === true) {
    if (first[0] === "drain" || first[0] === "delete") return good(first[0]);
  }
  const found = first === undefined ? showValue(input) : `\`${entries.map(String).join(", ")}\``;
  return refused(
    "TSU207",
    `expected \`{ drain: true }\` or \`{ delete: true }\`, found ${found}`,
    "`drain` keeps the jobs until they are done, `delete` destroys them",
  );
}
