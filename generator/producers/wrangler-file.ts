/** The wrangler.jsonc of a producer: whether it is there, another Worker's, and free for our entries; and what it should say. */

import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostic } from "../diagnostics.ts";
import { readText, realPathOf } from "../disk/read.ts";
import type { Model, Producer } from "../model/model.ts";
import { problemInFile } from "../project-problem.ts";
import type { Project } from "../project.ts";
import type { Problem } from "../spec/problem.ts";
import { JsoncError, parseDocument } from "../wrangler/document.ts";
import type { WranglerEdit } from "../wrangler/edit.ts";
import { earlyDates } from "../wrangler/faults/early-date.ts";
import { noOwnedEntries } from "../wrangler/owned.ts";
import type { OwnedEntries } from "../wrangler/owned.ts";
import {
  editProducerWrangler,
  noProducerBindings,
  takenNames,
  unboundEnvironments,
} from "../wrangler/producer-edit.ts";
import type { ProducerBindings } from "../wrangler/producer-edit.ts";
import { workerName } from "../wrangler/worker-name.ts";
import type { ProducerMemory } from "./memory.ts";
import type { Part } from "./part.ts";

/** The texts by path of the files that can be worked with, and what is wrong with the others. */
export async function readWranglerFiles(
  project: Project,
  model: Model,
): Promise<{ readonly texts: ReadonlyMap<string, string>; readonly problems: readonly Problem[] }> {
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  const own = await realPathOf(join(project.folder, project.wrangler.path));
  const earlier = new Set<string>();
  for (const [index, { wrangler }] of model.producers.entries()) {
    const text = await readText(project.folder, wrangler);
    const real = await realPathOf(join(project.folder, wrangler));
    const fault = real === own ? OWN_FILE : earlier.has(real) ? SECOND_FILE : null;
    if (text !== null && fault === null) texts.set(wrangler, text);
    else {
      const { code, what, hint } = fault ?? missingFile(project, wrangler);
      const path = ["producers", index, "wrangler"];
      problems.push({ code, path, at: "value", message: `\`${wrangler}\` ${what}`, hint });
    }
    earlier.add(real);
  }
  return { texts, problems };
}

interface Fault extends Pick<Problem, "code" | "hint"> {
  readonly what: string;
}

const OWN_FILE: Fault = {
  code: "TSU412",
  what: "is this Worker's own",
  hint: "remove the producer: this Worker has its client in the output folder",
};
const SECOND_FILE: Fault = {
  code: "TSU412",
  what: "is another producer's already",
  hint: "a Worker has one client: make one producer of the two",
};

function missingFile(project: Project, wrangler: string): Fault {
  const isToml = existsSync(join(project.folder, dirname(wrangler), "wrangler.toml"));
  if (!isToml) {
    const hint = "the other Worker has to be there first";
    return { code: "TSU412", what: "does not exist", hint };
  }
  const what = "does not exist, but a wrangler.toml, which cannot be kept up to date";
  const hint =
    "write its settings as wrangler.jsonc (the keys are the same), delete it, generate again";
  return { code: "TSU404", what, hint };
}

/** What this Worker is called: at the top of its wrangler.jsonc and in each environment of the config. */
export function workersOf(
  path: string,
  text: string,
  { environments }: Model,
): { readonly workers: ProducerBindings["workers"]; readonly part: Part } {
  const places = [null, ...environments.map(({ name }) => name)];
  const named = places.map((environment) => [environment, workerName(text, environment)] as const);
  const workers = new Map(named.flatMap(([at, name]) => (name === null ? [] : [[at, name]])));
  if (workers.size === named.length) return { workers, part: {} };
  const message = "the Worker has no `name`, by which others find its Durable Objects";
  const problem = problemInFile("TSU414", path, message, "write one at the top of the file");
  return { workers, part: { diagnostics: [problem] } };
}

/** @param owned what is ours in the text, from the manifest */
export function planWrangler(
  { wrangler }: Producer,
  text: string,
  wanted: ProducerBindings,
  owned: OwnedEntries,
  model: Model,
): { readonly part: Part; readonly owned: OwnedEntries } {
  const { configFile } = model;
  const current = new Map([[wrangler, text]]);
  return editing(wrangler, text, () => {
    const bare = text.replace(/^\uFEFF/, "");
    const diagnostics = [
      ...sameNames(wrangler, text, wanted),
      ...takenNames(text, wanted, owned).map(({ name, offset, length }) => {
        const message = `the Durable Object binding \`${name}\` leads elsewhere already`;
        const hint = "rename it, or leave the binding out with `bindings` of the producer";
        return problemInFile("TSU413", wrangler, message, hint, { text: bare, offset, length });
      }),
      ...earlyDates({ root: parseDocument(bare).root, model }).map(
        ({ code, node: { offset, length }, message, hint }) =>
          problemInFile(code, wrangler, message, hint, { text: bare, offset, length }),
      ),
    ];
    if (diagnostics.length > 0) return { part: { current, diagnostics }, owned };
    const edit = editProducerWrangler(text, wanted, owned);
    const notes = unboundEnvironments(text, wanted).map(
      (name) =>
        `${wrangler}: no jobs can be enqueued in the environment \`${name}\`, which ${configFile} does not have. ` +
        `\`environments: { ${name}: {} }\` adds it there; or bind it by hand to the Worker of another environment.`,
    );
    return { part: { ...partOf(wrangler, text, edit), notes }, owned: edit.owned };
  });
}

/** A file that the config no longer names: our entries go. A file that is gone itself needs nothing. */
export async function clearWrangler(
  project: Project,
  { wrangler, owned }: ProducerMemory,
): Promise<Part> {
  const text = await readText(project.folder, wrangler);
  if (text === null) return {};
  return editing(wrangler, text, () => {
    const edit = editProducerWrangler(text, noProducerBindings, owned);
    return { part: partOf(wrangler, text, edit), owned: edit.owned };
  }).part;
}

function partOf(wrangler: string, text: string, edit: WranglerEdit): Part {
  const current = new Map([[wrangler, text]]);
  if (edit.text === text) return { current };
  return { current, differences: [{ kind: "stale", path: wrangler, text: edit.text }] };
}

function sameNames(
  wrangler: string,
  text: string,
  { workers }: ProducerBindings,
): readonly Diagnostic[] {
  const same = [...workers].find(([environment, name]) => workerName(text, environment) === name);
  if (same === undefined) return [];
  const message = `the Worker is called \`${same[1]}\`, as the one with the shards is`;
  return [problemInFile("TSU412", wrangler, message, "give one of them another `name`")];
}

type Edited = ReturnType<typeof planWrangler>;

function editing(wrangler: string, text: string, edit: () => Edited): Edited {
  try {
    return edit();
  } catch (error) {
    if (!(error instanceof JsoncError)) throw error;
    const { offset, length, message, hint } = error;
    const place = { text: text.replace(/^\uFEFF/, ""), offset, length };
    const diagnostics = [problemInFile("TSU403", wrangler, message, hint, place)];
    return { part: { current: new Map([[wrangler, text]]), diagnostics }, owned: noOwnedEntries };
  }
}
