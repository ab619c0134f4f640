/** The import lines of a generated file: read from its specimen, repeated with the bindings, and cut to what is used. */

import type { ts } from "ts-morph";
import type { ImportExtension } from "../model/model.ts";
import { compiler } from "./compiler.ts";

export interface ImportDeclaration {
  readonly typeOnly: boolean;
  readonly names: readonly ImportedName[];
  readonly module: string;
}

export interface ImportedName {
  /** `default` for the default export. */
  readonly imported: string;
  readonly local: string;
}

/** What one import declaration says. */
export function readImport(node: ts.ImportDeclaration): ImportDeclaration {
  const clause = node.importClause;
  const bindings = clause?.namedBindings;
  return {
    typeOnly: clause?.isTypeOnly === true,
    names: [
      ...(clause?.name === undefined ? [] : [{ imported: "default", local: clause.name.text }]),
      ...(bindings !== undefined && compiler.isNamedImports(bindings)
        ? bindings.elements.map(({ name, propertyName }) => ({
            imported: propertyName?.text ?? name.text,
            local: name.text,
          }))
        : []),
    ],
    module: compiler.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : "",
  };
}

/** The import lines for a body; what it does not use is left out, as compilers with strict flags refuse it. */
export function printImports(imports: readonly ImportDeclaration[], body: string): string {
  const used = identifiersOf(body);
  return imports.flatMap((declaration) => printImport(declaration, used)).join("\n");
}

function printImport(declaration: ImportDeclaration, used: ReadonlySet<string>): readonly string[] {
  const names = declaration.names.filter(({ local }) => used.has(local));
  if (names.length === 0) return [];
  // Only one local name can stand for the default export without braces.
  const first = names.findIndex(({ imported }) => imported === "default");
  const defaultName = (first < 0 ? [] : names.slice(first, first + 1)).map(({ local }) => local);
  const list = names
    .filter((_name, index) => index !== first)
    .map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`));
  const clause = [...defaultName, ...(list.length === 0 ? [] : [`{ ${list.join(", ")} }`])];
  const keyword = declaration.typeOnly ? "import type" : "import";
  return [`${keyword} ${clause.join(", ")} from ${JSON.stringify(declaration.module)};`];
}

/** Comments and texts are passed over as a whole; what is left of a word's shape is an identifier or a keyword. */
const COMMENT_TEXT_OR_WORD = /\/\*[^]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"|([A-Za-z_$][\w$]*)/g;

/** Every identifier outside of comments and texts. Emitted code has double quotes only, as prettier would write them. */
function identifiersOf(body: string): ReadonlySet<string> {
  const identifiers = new Set<string>();
  for (const [, word] of body.matchAll(COMMENT_TEXT_OR_WORD)) {
    if (word !== undefined) identifiers.add(word);
  }
  return identifiers;
}

/** From a file of a folder (`""`: the project's own) to a project-relative module, as an import specifier. */
export function moduleSpecifier(
  output: string,
  module: string,
  extension: ImportExtension,
): string {
  const from = output === "" ? [] : output.split("/");
  const to = module.split("/");
  let common = 0;
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common += 1;
  const up = from.slice(common).map(() => "..");
  const path = [...(up.length === 0 ? ["."] : up), ...to.slice(common)].join("/");
  return withExtension(path, extension);
}

/** A relative specifier as the user's compiler wants it. */
export function withExtension(specifier: string, extension: ImportExtension): string {
  if (extension === ".ts") return specifier;
  return specifier.replace(/\.([cm]?)tsx?$/, ".$1js");
}

/** Every relative specifier of a module with the wanted extension; all else stays as it is, byte for byte. */
export function rewriteExtensions(text: string, extension: ImportExtension): string {
  if (extension === ".ts") return text;
  return text.replace(
    /^((?:import|export|\})[^"'\n]*|.*\bimport\()("\.{1,2}\/[^"\n]*")/gm,
    (_match, before: string, quoted: string) =>
      `${before}"${withExtension(quoted.slice(1, -1), extension)}"`,
  );
}
