/** Config text -> Spec, with the place of everything and every mistake of form. */

import type { Diagnostic } from "../diagnostics.ts";
import { configSchema, type Spec } from "./config.ts";
import { refusalsOf } from "./issues.ts";
import type { Refusal } from "./option.ts";
import { identity, type Path, type Places } from "./places.ts";
import { diagnosticOf } from "./problem.ts";
import { readYaml } from "./yaml.ts";

/** A config that was read as far as it could be. */
export interface SpecReading {
  /** Without the options that are in `broken`; null when nothing is left to work with. */
  readonly spec: Spec | null;
  readonly places: Places;
  /** Paths of options whose value is not known, because it was refused. */
  readonly broken: readonly Path[];
  /** Paths of keys that no option has: each may have been meant for an option that seems unwritten. */
  readonly unknown: readonly Path[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a config. Mistakes of form never hide each other, nor those that the rules find in what is left. */
export function readSpec(text: string, file: string): SpecReading {
  const yaml = readYaml(text, file);
  const { places, unread } = yaml;
  if (yaml.value === undefined) {
    return { spec: null, places, broken: [], unknown: [], diagnostics: yaml.diagnostics };
  }
  const skipped = new Set(unread.map(identity));
  const { spec, refusals } = parse(yaml.value);
  const reported = refusals.filter((refusal) => !skipped.has(identity(refusal.path ?? [])));
  return {
    spec,
    places,
    broken: [...unread, ...refusals.filter((one) => !isUnknownKey(one)).map(pathOf)],
    unknown: refusals.filter(isUnknownKey).map(pathOf),
    diagnostics: [
      ...yaml.diagnostics,
      ...reported.map((refusal) => toDiagnostic(refusal, file, places)),
    ],
  };
}

function toDiagnostic(refusal: Refusal, file: string, places: Places): Diagnostic {
  const { code, message, hint = null, at = "value" } = refusal;
  const path = pathOf(refusal);
  const name = at === "key" ? undefined : path.findLast((step) => typeof step === "string");
  const full = name === undefined ? message : `\`${name}\`: ${message}`;
  return diagnosticOf({ code, path, at, message: full, hint }, file, places);
}

/** Takes refused options out until the rest is good; a second round finds what only became missing by that. */
function parse(value: unknown): { spec: Spec | null; refusals: readonly Refusal[] } {
  let remaining = value;
  let refusals: readonly Refusal[] | null = null;
  for (let round = 0; round < 5; round += 1) {
    const result = configSchema.safeParse(remaining);
    if (result.success) return { spec: result.data, refusals: refusals ?? [] };
    const found = refusalsOf(configSchema, remaining, result.error.issues);
    refusals ??= found;
    remaining = prune(remaining, found);
  }
  return { spec: null, refusals: refusals ?? [] };
}

/** Stands in for what a config cannot do without, so that the rest of it can be judged. */
function standIn(path: Path): unknown {
  const [section, name] = path;
  // A binding or queue group with a wrong body still has its name, which may be wrong on its own.
  const named = section === "bindings" || section === "queues";
  if (named && path.length === 2 && name !== undefined) return {};
  if (path.length > 1) return undefined;
  switch (section) {
    case "version":
      return 1;
    case "name":
      return "unnamed";
    case "bindings":
      return { UNNAMED: {} };
    default:
      return undefined;
  }
}

function prune(value: unknown, refusals: readonly Refusal[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const refusal of refusals) {
    const path = isUnknownKey(refusal) ? pathOf(refusal) : optionPath(pathOf(refusal));
    let node: unknown = copy;
    for (const step of path.slice(0, -1)) {
      node = isObject(node) && Object.hasOwn(node, step) ? Reflect.get(node, step) : undefined;
    }
    const last = path.at(-1);
    if (!isObject(node) || last === undefined) continue;
    const substitute = isUnknownKey(refusal) ? undefined : standIn(path);
    if (substitute === undefined) Reflect.deleteProperty(node, last);
    else Reflect.set(node, last, substitute);
  }
  return copy;
}

/** The path cut where an option ends: what lies below is part of the option's value. */
function optionPath(path: Path): Path {
  const [section] = path;
  const nested = (depth: number): number =>
    path[depth - 1] === "policy" || path[depth - 1] === "keys" ? depth + 1 : depth;
  switch (section) {
    case "bindings":
      return path.slice(0, nested(3));
    case "defaults":
      return path.slice(0, nested(2));
    case "queues":
      return path.slice(0, 3);
    case "environments":
      return path.slice(0, nested(5));
    case "removed":
    case "retention":
      return path.slice(0, 2);
    default:
      return path.slice(0, 1);
  }
}

/** The key alone is wrong there; keys that belong to an option's value (`rate`, `from`) spoil the option. */
function isUnknownKey({ code }: Refusal): boolean {
  return code === "TSU201" || code === "TSU202";
}

function pathOf(refusal: Refusal): Path {
  return refusal.path ?? [];
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}
