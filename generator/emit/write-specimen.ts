/** The other half of specimen.ts: puts the real bindings in the place of the made-up ones. */

import { printImports } from "./imports.ts";
import type { ImportDeclaration, ImportedName } from "./imports.ts";
import type { Family, Pattern, Piece, Specimen, Subject } from "./specimen.ts";

/** A real thing that takes a subject's place. */
export interface Stand {
  /** In the order of the subject's spellings. */
  readonly spellings: readonly string[];
  readonly description: string | null;
  /** Whose pattern serves for it in this role; without such a pattern it is left out there. */
  choose(role: string): string;
  /** Text for a slot of its patterns; null keeps the specimen's own. */
  fill(slot: string, role: string): string | null;
}

export interface Cast {
  readonly subjects: readonly Subject[];
  /** Who takes the subjects' places, in order. */
  readonly stands: Readonly<Record<Family, readonly Stand[]>>;
  /** Text for a slot outside of patterns; null keeps the specimen's own. */
  fill(slot: string): string | null;
  /** Imports of the user's modules, which take the place of the specimen's own. */
  readonly userImports: readonly ImportDeclaration[];
}

/** Where the specimens keep what a user would have written. */
const USER_FOLDER = "./user/";
/** The runtime as seen from the specimens, and from the generated files. */
const RUNTIME_FOLDERS = [`"../runtime/`, `"./runtime/`] as const;

/** The generated file, not yet formatted. */
export function writeSpecimen(specimen: Specimen, cast: Cast): string {
  const body = specimen.body.map((piece) => writePiece(piece, cast, null, "")).join("");
  const imports = printImports(castImports(specimen.imports, cast), body);
  const text = [specimen.heading, imports, body.trim()].filter((part) => part !== "").join("\n\n");
  return text.replaceAll(...RUNTIME_FOLDERS) + "\n";
}

function writePiece(piece: Piece, cast: Cast, stand: Stand | null, role: string): string {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "spelling":
      return stand?.spellings[piece.index] ?? "";
    case "slot": {
      const filled = stand === null ? cast.fill(piece.name) : stand.fill(piece.name, role);
      return filled ?? piece.text;
    }
    case "repeat":
      return writeRepeat(piece.patterns, piece.family, cast).join(piece.separator);
  }
}

function writeRepeat(patterns: readonly Pattern[], family: Family, cast: Cast): readonly string[] {
  const roles = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const known = roles.get(pattern.role);
    if (known === undefined) roles.set(pattern.role, [pattern]);
    else known.push(pattern);
  }
  return cast.stands[family].flatMap((stand) =>
    [...roles].flatMap(([role, variants]) => {
      const pattern = variants.find(({ subject }) => subject === stand.choose(role));
      if (pattern === undefined) return [];
      const text = pattern.pieces.map((piece) => writePiece(piece, cast, stand, role)).join("");
      return [describe(text, stand)];
    }),
  );
}

/** Puts the description of the config where the specimen has its own; without one, that paragraph goes. */
function describe(text: string, stand: Stand): string {
  const paragraph = new RegExp(
    `^([ \\t]*\\*) Description of ${stand.spellings[0]}\\.\\n[ \\t]*\\*\\n`,
    "m",
  );
  return text.replace(paragraph, (_match, margin: string) => {
    if (stand.description === null) return "";
    const lines = [...commentLines(stand.description), ""];
    return lines.map((line) => `${margin} ${line}`.trimEnd() + "\n").join("");
  });
}

/** The lines of a text that goes into a block comment, which it must not close. */
export function commentLines(text: string): readonly string[] {
  return text.replaceAll("*/", "*\\/").trim().split(/\r?\n/);
}

function castImports(
  imports: readonly ImportDeclaration[],
  cast: Cast,
): readonly ImportDeclaration[] {
  const firstOfUser = imports.findIndex(({ module }) => module.startsWith(USER_FOLDER));
  return imports.flatMap((declaration, index) => {
    if (index === firstOfUser) return cast.userImports;
    if (declaration.module.startsWith(USER_FOLDER)) return [];
    const roles = new Set<string>();
    const names = declaration.names.flatMap((name) => castName(name, cast, roles));
    return [{ ...declaration, names }];
  });
}

/** A name after a subject becomes one for each stand; a further name of the same role would only say it again. */
function castName(name: ImportedName, cast: Cast, roles: Set<string>): readonly ImportedName[] {
  const found = cast.subjects
    .flatMap((subject) =>
      subject.spellings.map((spelling, index) => ({ subject, spelling, index })),
    )
    .filter(({ spelling }) => name.local.includes(spelling))
    .toSorted((left, right) => right.spelling.length - left.spelling.length)[0];
  if (found === undefined) return [name];
  const role = name.local.replace(found.spelling, "");
  if (roles.has(role)) return [];
  roles.add(role);
  return cast.stands[found.subject.family].map((stand) => {
    const local = name.local.replace(found.spelling, stand.spellings[found.index] ?? "");
    return { imported: local, local };
  });
}
