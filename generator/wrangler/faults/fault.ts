/** What can be wrong in a wrangler.jsonc around our entries, and where each check looks. */

import type { Model } from "../../model/model.ts";
import type { Code } from "../../spec/codes.ts";
import { memberValue } from "../document.ts";
import type { Node } from "../document.ts";
import type { ClassTombstone } from "../lifecycle.ts";
import type { OwnedEntries } from "../owned.ts";

/** One mistake, at a node of the file. */
export interface WranglerFault {
  readonly code: Code;
  readonly node: Node;
  readonly message: string;
  readonly hint: string;
}

/** One check: what it finds in the whole file. */
export type FaultCheck = (context: FaultContext) => readonly WranglerFault[];

export interface FaultContext {
  /** Of the user's file as it is, before anything of ours is changed. */
  readonly root: Node;
  /** Of the file once what is ours and no longer wanted has been taken out. */
  readonly after: Node;
  readonly model: Model;
  readonly tombstones: readonly ClassTombstone[];
  /** What was ours when we last wrote; `null` when that is not known. */
  readonly owned: OwnedEntries | null;
}

/** A part of the file that describes one Worker: the top, or a named environment. */
export interface WranglerBlock {
  /** `null` for the top. */
  readonly environment: string | null;
  readonly path: readonly string[];
  readonly node: Node;
}

/** The top and every environment that the file has, whether the config knows it or not. */
export function blocksOf(root: Node): readonly WranglerBlock[] {
  const environments = memberValue(root, "env")?.children ?? [];
  return [
    { environment: null, path: [], node: root },
    ...environments.flatMap(({ children: [key, node] = [] }): readonly WranglerBlock[] => {
      const environment = String(key?.value);
      return node?.type === "object" ? [{ environment, path: ["env", environment], node }] : [];
    }),
  ];
}

/** The value below a node, or nothing where a part of the path has another shape. */
export function below(node: Node, ...path: readonly string[]): Node | undefined {
  let current: Node | undefined = node;
  for (const key of path) {
    if (current?.type !== "object") return undefined;
    current = memberValue(current, key);
  }
  return current;
}

/** The objects of a list. */
export function objectsIn(list: Node | undefined): readonly Node[] {
  return list?.type === "array" ? (list.children ?? []).filter(isObject) : [];
}

export function isObject({ type }: Node): boolean {
  return type === "object";
}

/** The text below a node, or `null` where there is none. */
export function textBelow(node: Node, ...path: readonly string[]): string | null {
  const value: unknown = below(node, ...path)?.value;
  return typeof value === "string" ? value : null;
}

/** The part of a file in words. */
export function nameOf({ environment }: Pick<WranglerBlock, "environment">): string {
  return environment === null ? "the top of the file" : `\`env.${environment}\``;
}
