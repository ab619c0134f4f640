/** The user's own entry: the generated Worker is spread into it where that is an addition and nothing else. */

import type { ts } from "ts-morph";
import { bare } from "../emit/bare-expression.ts";
import { compiler } from "../emit/compiler.ts";

export type EntryEdit =
  /** `own`: handlers of the user's that the generated Worker has, too, and that must hand its part on. */
  | { readonly kind: "edited"; readonly text: string; readonly own: readonly string[] }
  | { readonly kind: "nothing-to-do" }
  /** The entry is of a shape that only its author can add to. */
  | { readonly kind: "left-alone" };

/** Handlers of the generated Worker that hold its work. */
const SHARED_HANDLERS = ["queue", "scheduled"];

/** @param specifier how the entry imports generated/worker.ts */
export function editEntry(text: string, specifier: string): EntryEdit {
  if (text.includes(`"${specifier}"`) || text.includes(`'${specifier}'`)) {
    return { kind: "nothing-to-do" };
  }
  const source = compiler.createSourceFile("entry.ts", text, compiler.ScriptTarget.Latest, true);
  const handlers = defaultObject(source);
  if (handlers === null || /\btsumugi\b/.test(text)) return { kind: "left-alone" };
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const quote = /from '/.test(text) ? "'" : '"';
  const module = `${quote}${specifier}${quote}`;
  const imports = [`import tsumugi from ${module};`, "", `export * from ${module};`];
  const lastImport = source.statements.findLast((statement) =>
    compiler.isImportDeclaration(statement),
  );
  const additions = [
    lastImport === undefined
      ? { place: text.startsWith("\uFEFF") ? 1 : 0, text: [...imports, "", ""].join(lineEnd) }
      : { place: lineAfter(text, lastImport.end), text: [...imports, ""].join(lineEnd) },
    { place: handlers.getStart() + 1, text: spread(text, handlers, lineEnd) },
  ];
  const edited = additions
    .toReversed()
    .reduce((so, { place, text: added }) => so.slice(0, place) + added + so.slice(place), text);
  return { kind: "edited", text: edited, own: SHARED_HANDLERS.filter(has(handlers)) };
}

/** What `export default` exports, when that is an object written in this module. */
function defaultObject(source: ts.SourceFile): ts.ObjectLiteralExpression | null {
  const exported = source.statements.find(
    (statement) => compiler.isExportAssignment(statement) && statement.isExportEquals !== true,
  ) as ts.ExportAssignment | undefined;
  if (exported === undefined) return null;
  const value = bare(exported.expression);
  if (!compiler.isIdentifier(value))
    return compiler.isObjectLiteralExpression(value) ? value : null;
  for (const statement of source.statements) {
    if (!compiler.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText() !== value.text || initializer === undefined) continue;
      const object = bare(initializer);
      return compiler.isObjectLiteralExpression(object) ? object : null;
    }
  }
  return null;
}

/** In front of all, so that the user's own handlers win. */
function spread(text: string, handlers: ts.ObjectLiteralExpression, lineEnd: string): string {
  const [first] = handlers.properties;
  if (first === undefined) return " ...tsumugi ";
  const between =
    text.slice(handlers.getStart() + 1, first.getFullStart() + 1) +
    text.slice(first.getFullStart() + 1, first.getStart());
  if (!between.includes("\n")) return " ...tsumugi,";
  const start = first.getStart();
  const indent = /[ \t]*$/.exec(text.slice(text.lastIndexOf("\n", start) + 1, start))?.[0] ?? "";
  return `${lineEnd}${indent}...tsumugi,`;
}

function has(handlers: ts.ObjectLiteralExpression): (name: string) => boolean {
  const names = new Set(handlers.properties.map(({ name }) => name?.getText()));
  return (name) => names.has(name);
}

function lineAfter(text: string, place: number): number {
  const end = text.indexOf("\n", place);
  return end < 0 ? text.length : end + 1;
}
