/** Checks the text of a derived key: `customer:{customerId}`, `{order.id}`. The runtime fills it in. */

import { KEY_LIMIT_BYTES } from "../../templates/runtime/core/limits.ts";
import { isWellFormed, utf8Length } from "../../templates/runtime/core/text.ts";

/** What is wrong with the template, or null. */
export function keyTemplateProblem(template: string): string | null {
  if (!isWellFormed(template)) return "it holds half of a surrogate pair";
  const fields = [...template.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? "");
  const literal = template.replaceAll(/\{[^{}]*\}/g, "");
  if (/[{}]/.test(literal)) return "a brace has no partner";
  if (fields.length === 0) return "it names no payload field, so all jobs would share one key";
  const empty = fields.find((field) => !/^[^\s.{}]+(\.[^\s.{}]+)*$/.test(field));
  if (empty !== undefined) return `\`{${empty}}\` is not a field or a dotted path to one`;
  const bytes = utf8Length(literal);
  if (bytes >= KEY_LIMIT_BYTES) {
    return `its fixed text has ${bytes} bytes and a key ends at ${KEY_LIMIT_BYTES}`;
  }
  return null;
}
