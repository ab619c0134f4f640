/** `#/$defs/Name`: places inside of one schema. */

import type { Path } from "./places.ts";

/** Where a reference leads, as a path below the root; it may lead nowhere. */
export function pathOfReference(root: unknown, reference: string): Path {
  const path: (string | number)[] = [];
  let node = root;
  for (const step of stepsOf(reference)) {
    path.push(Array.isArray(node) ? Number(step) : step);
    const holds = typeof node === "object" && node !== null && Object.hasOwn(node, step);
    node = holds ? Reflect.get(node as object, step) : undefined;
  }
  return path;
}

/** The names that a reference goes through, from the root. */
export function stepsOf(reference: string): readonly string[] {
  if (reference === "#") return [];
  return reference
    .slice(2)
    .split("/")
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
