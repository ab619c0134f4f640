/** `npm run docs:pitfalls`: writes docs/pitfalls.md from the list and the names of the tests. */

import { writeFileSync } from "node:fs";
import { findNamedTests } from "./named-tests.ts";
import { contradictions, printPitfallsPage } from "./page.ts";
import { PITFALLS } from "./pitfalls.ts";

const tests = findNamedTests();
const problems = contradictions(PITFALLS, tests);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else {
  const page = new URL("../../docs/pitfalls.md", import.meta.url);
  writeFileSync(page, await printPitfallsPage(PITFALLS, tests));
}
