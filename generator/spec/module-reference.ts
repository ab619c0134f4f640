/** `path#export`: how the config names something in the user's own modules. */

import type { z } from "zod";
import { checked, good, refused, type Checked, type OptionText } from "./option.ts";
import { showValue } from "./words.ts";

/** One export of one module. */
export interface ModuleReference {
  /** Project-relative with `/`, without a leading `./`. */
  readonly module: string;
  readonly exportName: string;
}

const EXTENSION = /\.[cm]?[jt]sx?$/;
const EXAMPLE = "write for example `./src/mail.ts` or `./src/mail.ts#sendMail`";
/** Words that no import can bind, and so no export that we import by name can have. */
const RESERVED_WORDS: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger delete do else enum eval export extends false finally
  for function if implements import in instanceof interface let new null package private protected public return static
  super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

/** A reference whose export may be left out when a default export is a good default. */
export function moduleReference(
  option: OptionText & { readonly exportRequired: boolean },
): z.ZodType<ModuleReference> {
  const { exportRequired, ...text } = option;
  return checked((input) => parseModuleReference(input, exportRequired), {
    ...text,
    type: "string",
    pattern: `^[^#\\\\]+\\.[cm]?[jt]sx?${exportRequired ? "#.+" : "(#.+)?"}$`,
  });
}

function parseModuleReference(input: unknown, exportRequired: boolean): Checked<ModuleReference> {
  if (typeof input !== "string") {
    return refused("TSU204", `expected a module path, found ${showValue(input)}`, EXAMPLE);
  }
  const [path = "", exportName, ...rest] = input.split("#");
  const problem = pathProblem(path);
  if (problem !== null) {
    return refused("TSU209", `${problem}, found ${showValue(input)}`, EXAMPLE);
  }
  if (exportName === undefined && exportRequired) {
    const hint = `write \`${path}#Name\`, or \`${path}#default\``;
    return refused("TSU209", `expected \`path#export\`, found ${showValue(input)}`, hint);
  }
  const name = exportName ?? "default";
  if (
    rest.length > 0 ||
    !/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ||
    RESERVED_WORDS.has(name)
  ) {
    const message = `expected the name of an export after \`#\`, found ${showValue(input)}`;
    return refused("TSU209", message, EXAMPLE);
  }
  return good({ module: normalise(path), exportName: name });
}

function pathProblem(path: string): string | null {
  if (path.trim() === "" || path !== path.trim()) return "expected the path of a module";
  if (path.includes("\\")) return "expected a path with `/`";
  if (/^(\/|[a-z][a-z0-9+.-]*:|~)/i.test(path)) return "expected a path relative to the config";
  // The path is written into an import statement.
  if (/["'`\p{Cc}\p{Surrogate}]/u.test(path)) return "expected a path without quotes";
  if (!EXTENSION.test(path)) return "expected the path of a TypeScript or JavaScript module";
  return null;
}

/** Without `.` and inner `..` segments; a leading `../` stays. */
function normalise(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "" || segment === ".") continue;
    const last = segments.at(-1);
    if (segment === ".." && last !== undefined && last !== "..") segments.pop();
    else segments.push(segment);
  }
  return segments.join("/");
}
