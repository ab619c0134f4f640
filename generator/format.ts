/** The formatter of the generated TypeScript. It is loaded only when something has to be formatted: it is most of a run's time. */

import { createHash } from "node:crypto";
import { createRequire } from "node:module";

/** `filepath` spares prettier the question whether the text is JSX; Babel's parser is the faster one, and the layout is the same. */
const OPTIONS = { parser: "babel-ts", filepath: "x.ts", printWidth: 100, endOfLine: "lf" } as const;

export type Formatter = (text: string) => Promise<string>;

/** Loads prettier without the parts that are not needed here. */
export async function loadFormatter(): Promise<Formatter> {
  const [{ format }, estree, babel] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/estree"),
    import("prettier/plugins/babel"),
  ]);
  // Its types do not say so, but this is the shape in which prettier documents the use of the module.
  const plugins = [estree as unknown as typeof babel, babel];
  return (text) => format(text, { ...OPTIONS, plugins });
}

/** Two texts with the same fingerprint are the same when formatted, as it covers the formatter's version and options, too. */
export function draftFingerprint(): (text: string) => string {
  const { version } = createRequire(import.meta.url)("prettier/package.json") as {
    version: string;
  };
  const formatter = JSON.stringify({ version, ...OPTIONS });
  return (text) => createHash("sha256").update(formatter).update(text).digest("hex");
}
