/** Generated files that the user has taken over: they are neither written nor compared nor ours. */

import type { FinishedFiles } from "./finish.ts";
import type { Model } from "./model/model.ts";
import type { Project } from "./project.ts";
import { InvalidProjectError } from "./project-problem.ts";
import { suggestName } from "./spec/nearest-name.ts";
import { diagnosticOf } from "./spec/problem.ts";
import { readSpec } from "./spec/read.ts";

/** Migrations, and what the generator remembers, are history and not code. */
export function isEjectable(path: string): boolean {
  return path.endsWith(".ts");
}

/** What is left to the generator. Throws InvalidProjectError when the config names a file that it would not write. */
export function withoutEjected(
  { configFile, configText }: Project,
  { output, ejected }: Model,
  generated: FinishedFiles,
): FinishedFiles {
  if (ejected.length === 0) return generated;
  const names = [...generated.files.keys()]
    .filter(isEjectable)
    .map((path) => path.slice(output.length + 1));
  const known = new Set(names);
  const unknown = ejected.flatMap((name, index) => (known.has(name) ? [] : [{ name, index }]));
  if (unknown.length > 0) {
    const { places } = readSpec(configText, configFile);
    const diagnostics = unknown.map(({ name, index }) => {
      const message = `\`${name}\` is no generated TypeScript file of ${output}/`;
      const path = ["ejected", index];
      const hint = suggestName(name, names);
      return diagnosticOf({ code: "TSU406", path, at: "value", message, hint }, configFile, places);
    });
    throw new InvalidProjectError(diagnostics, new Map([[configFile, configText]]));
  }
  const taken = new Set(ejected.map((name) => `${output}/${name}`));
  const left = (texts: ReadonlyMap<string, string>) =>
    new Map([...texts].filter(([path]) => !taken.has(path)));
  return { files: left(generated.files), drafts: left(generated.drafts) };
}
