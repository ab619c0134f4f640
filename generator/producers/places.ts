/** Whether the folders that the config gives to producers can belong to the generator alone. */

import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { realPathOf } from "../disk/read.ts";
import { MANIFEST_FILE } from "../manifest.ts";
import type { Model } from "../model/model.ts";
import type { Project } from "../project.ts";
import type { Problem } from "../spec/problem.ts";

/** Every folder that lies where it must not; one problem for each. */
export async function placeProblems(project: Project, model: Model): Promise<readonly Problem[]> {
  const place = async (path: string) => await realPathOf(join(project.folder, path));
  const home = await place(".");
  const output = await place(model.output);
  const problems: Problem[] = [];
  const earlier: { readonly out: string; readonly real: string }[] = [];
  for (const [index, { wrangler, out }] of model.producers.entries()) {
    const real = await place(out);
    const file = await place(wrangler);
    const other = earlier.find((each) => overlap(each.real, real));
    const faults: readonly (string | false | undefined)[] = [
      holds(real, home) && `the folder \`${out}\` is this project's, or holds it`,
      overlap(real, output) &&
        `the folder \`${out}\` and the output folder \`${model.output}\` lie in one another`,
      other && `the folder \`${out}\` and another producer's, \`${other.out}\`, lie in one another`,
      holds(real, file) && `the folder \`${out}\` holds the Worker's own \`${wrangler}\``,
      isGeneratedAbove(real) && `the folder \`${out}\` lies in one that another config generates`,
      (await isFile(real)) && `\`${out}\` is a file`,
    ];
    const message = faults.find((fault) => typeof fault === "string");
    if (message !== undefined) {
      const hint = "name a new or empty folder with `out`";
      problems.push({
        code: "TSU411",
        path: ["producers", index, "out"],
        at: "value",
        message,
        hint,
      });
    }
    earlier.push({ out, real });
  }
  return problems;
}

/** True when the inner one is the folder itself or lies in it. Case is folded, as some file systems do. */
function holds(folder: string, inner: string): boolean {
  const way = relative(folder.toLowerCase(), inner.toLowerCase());
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !/^[a-z]:/i.test(way));
}

function overlap(left: string, right: string): boolean {
  return holds(left, right) || holds(right, left);
}

function isGeneratedAbove(folder: string): boolean {
  const parent = dirname(folder);
  if (parent === folder) return false;
  return existsSync(join(parent, MANIFEST_FILE)) || isGeneratedAbove(parent);
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && !found.isDirectory();
}
