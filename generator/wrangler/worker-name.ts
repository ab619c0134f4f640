/** What a Worker is called on the platform. */

import { parseDocument } from "./document.ts";
import { find } from "./lists.ts";

/**
 * The name under which wrangler deploys the Worker: in an environment without a `name` of its own, `<name>-<environment>`.
 * `null`: the file does not say.
 *
 * @param environment `null`: the top of the file
 */
export function workerName(text: string, environment: string | null): string | null {
  const { root } = parseDocument(text.replace(/^\uFEFF/, ""));
  const nameAt = (path: readonly string[]): string | null => {
    const name: unknown = find(root, path)?.value;
    return typeof name === "string" && name !== "" ? name : null;
  };
  const top = nameAt(["name"]);
  if (environment === null) return top;
  return nameAt(["env", environment, "name"]) ?? (top === null ? null : `${top}-${environment}`);
}
