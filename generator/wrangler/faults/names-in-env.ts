/** Every name that a part of wrangler.jsonc puts into `env`, in whichever of wrangler's many ways. */

import { memberValue } from "../document.ts";
import type { Node } from "../document.ts";
import { below, isObject } from "./fault.ts";

export interface NameInEnv {
  readonly name: string;
  /** Path of what holds it, as one writes it: `kv_namespaces`, `queues.producers`. */
  readonly section: string;
  readonly node: Node;
}

/** Objects whose keys are names in `env`. */
const BY_KEY = [["vars"], ["wasm_modules"], ["text_blobs"], ["data_blobs"]];
/** Lists whose entries are named by `name`; everywhere else it is `binding`. */
const BY_NAME = [
  ["durable_objects", "bindings"],
  ["unsafe", "bindings"],
  ["logfwdr", "bindings"],
  ["send_email"],
  ["ratelimits"],
];
/** Not bindings, or another Worker's. */
const ELSEWHERE = new Set(["env", "exports", "migrations", "containers", "dev", "build", "vars"]);

export function namesInEnv(block: Node): readonly NameInEnv[] {
  return [
    ...BY_KEY.flatMap((path) => keysOf(below(block, ...path), path)),
    ...BY_NAME.flatMap((path) => named(below(block, ...path), path, "name")),
    ...(block.children ?? []).flatMap(({ children: [key, value] = [] }) => {
      const section = String(key?.value);
      return value === undefined || ELSEWHERE.has(section) ? [] : bindingsIn(value, [section]);
    }),
  ];
}

/** `binding` of a section that is one object, of the entries of a list, and of the lists in an object (`queues.producers`). */
function bindingsIn(node: Node, path: readonly string[]): readonly NameInEnv[] {
  if (node.type === "array") return named(node, path, "binding");
  if (!isObject(node)) return [];
  const lists = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    value?.type === "array" ? named(value, [...path, String(key?.value)], "binding") : [],
  );
  return [...nameAt(node, path, "binding"), ...lists];
}

function named(
  list: Node | undefined,
  path: readonly string[],
  field: string,
): readonly NameInEnv[] {
  if (list?.type !== "array") return [];
  return (list.children ?? []).filter(isObject).flatMap((entry) => nameAt(entry, path, field));
}

function nameAt(entry: Node, path: readonly string[], field: string): readonly NameInEnv[] {
  const node = memberValue(entry, field);
  if (typeof node?.value !== "string") return [];
  return [{ name: node.value, section: path.join("."), node }];
}

function keysOf(object: Node | undefined, path: readonly string[]): readonly NameInEnv[] {
  if (object === undefined || !isObject(object)) return [];
  return (object.children ?? []).flatMap(({ children: [key] = [] }) =>
    key === undefined ? [] : [{ name: String(key.value), section: path.join("."), node: key }],
  );
}
