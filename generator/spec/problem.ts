/** A mistake before its path has become a place. */

import type { Diagnostic } from "../diagnostics.ts";
import type { Code } from "./codes.ts";
import type { Path, Place, Places } from "./places.ts";

/** One mistake, at a path. */
export interface Problem {
  readonly code: Code;
  readonly path: Path;
  /** Whether the key itself is wrong or what it holds. */
  readonly at: "key" | "value";
  readonly message: string;
  readonly hint: string | null;
}

/** The mistake at its line and column. */
export function diagnosticOf(problem: Problem, file: string, places: Places): Diagnostic {
  const place = problem.at === "key" ? places.key(problem.path) : places.value(problem.path);
  return diagnosticAt(problem.code, file, place, problem.message, problem.hint);
}

/** A mistake whose place is known already. */
export function diagnosticAt(
  code: Code,
  file: string,
  place: Place,
  message: string,
  hint: string | null,
): Diagnostic {
  return {
    code,
    file,
    line: place.line,
    column: place.column,
    length: place.length,
    message,
    hint,
  };
}
