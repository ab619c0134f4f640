/** Finds the tests whose names begin with the id of a pitfall. */

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface NamedTest {
  /** The ids that the name begins with, usually one. */
  readonly ids: readonly string[];
  /** From the repository's root. */
  readonly file: string;
  /** The name without its ids: of a test, or of a group of tests. */
  readonly name: string;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PROJECTS = ["unit", "property", "simulation", "workers", "blackbox", "browser"];
/** The first argument of a call, as the formatter writes it; what is skipped or only planned is no test. */
const NAMED = /(?<!\.(?:skip|todo))\(\s*("(?:P\d\d )+(?:[^"\\\n]|\\.)*")/g;

/** In the order of files, and within a file in its own. */
export function findNamedTests(): readonly NamedTest[] {
  return PROJECTS.flatMap((project) => globSync(`test/${project}/**/*.test.ts`, { cwd: ROOT }))
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .flatMap((file) => namedTestsOf(file, readFileSync(ROOT + file, "utf8")));
}

export function namedTestsOf(file: string, text: string): readonly NamedTest[] {
  return [...text.matchAll(NAMED)].map(([, literal = '""']) => {
    const title = JSON.parse(literal) as string;
    const [prefix = ""] = /^(?:P\d\d )+/.exec(title) ?? [];
    return { ids: prefix.trim().split(" "), file, name: title.slice(prefix.length) };
  });
}
