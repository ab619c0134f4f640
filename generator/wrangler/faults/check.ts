/** All that can be wrong around our entries in a wrangler.jsonc, and that `wrangler deploy --dry-run` lets pass. */

import type { Diagnostic } from "../../diagnostics.ts";
import { problemInFile } from "../../project-problem.ts";
import { parseDocument } from "../document.ts";
import type { Node } from "../document.ts";
import { editWrangler } from "../edit.ts";
import { takenClasses } from "./classes-taken.ts";
import { duplicateBindings, duplicateTags, secondConsumers } from "./duplicate-entries.ts";
import { duplicateKeys } from "./duplicate-keys.ts";
import { earlyDates } from "./early-date.ts";
import { environmentsWithoutJobs } from "./environments-without-jobs.ts";
import type { FaultCheck, FaultContext } from "./fault.ts";
import { takenNames } from "./names-taken.ts";
import {
  misspeltFields,
  unusableConsumers,
  unusableDatabases,
  unusableProducers,
  unusableShards,
} from "./our-entries.ts";
import { sharedWorkerNames } from "./worker-names.ts";

const CHECKS: readonly FaultCheck[] = [
  duplicateKeys,
  duplicateBindings,
  secondConsumers,
  duplicateTags,
  unusableConsumers,
  unusableProducers,
  unusableShards,
  unusableDatabases,
  misspeltFields,
  sharedWorkerNames,
  takenNames,
  environmentsWithoutJobs,
  earlyDates,
];

export interface FaultRequest extends Omit<FaultContext, "root" | "after"> {
  /** Classes of the bindings that begin with this generation. */
  readonly beginning: ReadonlySet<string>;
}

/** Throws JsoncError for a text that is no JSONC. */
export function wranglerFaults(
  path: string,
  text: string,
  request: FaultRequest,
): readonly Diagnostic[] {
  const bare = text.replace(/^\uFEFF/, "");
  const { root } = parseDocument(bare);
  const context = { ...request, root, after: rootAfter(bare, root, request) };
  const faults = [
    ...CHECKS.flatMap((check) => check(context)),
    ...takenClasses(context, request.beginning),
  ];
  return faults.map(({ code, node: { offset, length }, message, hint }) =>
    problemInFile(code, path, message, hint, { text: bare, offset, length }),
  );
}

/** Only an environment that the config gives up leaves something to take out. */
function rootAfter(text: string, root: Node, { model, owned, tombstones }: FaultRequest): Node {
  const kept = new Set(model.environments.map(({ name }) => name));
  const isGivenUp = Object.keys(owned?.environments ?? {}).some((name) => !kept.has(name));
  if (owned === null || !isGivenUp) return root;
  return parseDocument(editWrangler(text, model, owned, tombstones).text).root;
}
