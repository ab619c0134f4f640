/** Mistakes that end a run before anything is written. */

import type { Diagnostic } from "./diagnostics.ts";
import type { Code } from "./spec/codes.ts";

/** The config, or the project around it, cannot be worked with. Carries every mistake that was found. */
export class InvalidProjectError extends Error {
  override readonly name = "InvalidProjectError";
  readonly diagnostics: readonly Diagnostic[];
  /** Texts of the files that diagnostics point into, for code frames. */
  readonly sources: ReadonlyMap<string, string>;
  constructor(
    diagnostics: readonly Diagnostic[],
    sources: ReadonlyMap<string, string> = new Map(),
  ) {
    super(diagnostics.map(({ code, message }) => `${code} ${message}`).join("\n"));
    this.diagnostics = diagnostics;
    this.sources = sources;
  }
}

/** The config is well-formed, but would lose something without having said so. */
export class UnconfirmedChangeError extends InvalidProjectError {}

/** A mistake at an offset of a file, or about the file as a whole. */
export function problemInFile(
  code: Code,
  file: string,
  message: string,
  hint: string | null,
  place: { readonly text: string; readonly offset: number; readonly length: number } | null = null,
): Diagnostic {
  if (place === null) return { code, file, line: 1, column: 1, message, hint };
  const before = place.text.slice(0, place.offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return {
    code,
    file,
    line: before.length,
    column,
    length: Math.max(1, place.length),
    message,
    hint,
  };
}
