/**
 * `npm run bench`: measures the generated code of test/bench/project on local workerd, and the generator itself. One JSON
 * line for each figure: name, value, unit, n. `npm run bench -- jobs` or `-- generation` measures one half.
 */

import { printFigure } from "./figure.ts";
import { measureGeneration } from "./generation.ts";
import { measureJobs } from "./jobs.ts";

const sections = { generation: measureGeneration, jobs: measureJobs } as const;
type Section = keyof typeof sections;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(", ")}; there are ${Object.keys(sections).join(", ")}`);
  process.exit(2);
}
for (const name of Object.keys(sections) as Section[]) {
  if (wanted.length === 0 || wanted.includes(name)) await sections[name](printFigure);
}
