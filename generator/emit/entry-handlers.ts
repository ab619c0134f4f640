/** The handlers of a main module's default export, by its text. */

import type { ts } from "ts-morph";
import { bare } from "./bare-expression.ts";
import { compiler } from "./compiler.ts";

/** Routers whose object is called for requests only; anything else that is made by `new` may be a Worker. */
const ROUTERS = /^(hono|hono\/.*|@hono\/.*|itty-router)$/;

/** Those of the handlers that the default export surely lacks; none where it comes from elsewhere. */
export function entryHandlers(
  source: ts.SourceFile,
  handlers: readonly string[],
): readonly string[] {
  const assignment = source.statements.find(
    (statement): statement is ts.ExportAssignment =>
      compiler.isExportAssignment(statement) && statement.isExportEquals !== true,
  );
  if (assignment !== undefined) return lackingIn(assignment.expression, source, handlers);
  const declared = source.statements.find(
    (statement): statement is ts.ClassDeclaration =>
      compiler.isClassDeclaration(statement) && hasDefault(statement),
  );
  return declared === undefined ? [] : lackingInClass(declared, handlers);
}

function lackingIn(
  expression: ts.Expression,
  source: ts.SourceFile,
  handlers: readonly string[],
): readonly string[] {
  const value = bare(expression);
  if (compiler.isObjectLiteralExpression(value)) return lackingInObject(value, handlers);
  if (compiler.isNewExpression(value)) return isRouter(value, source) ? handlers : [];
  if (!compiler.isIdentifier(value)) return [];
  for (const statement of source.statements) {
    if (compiler.isClassDeclaration(statement) && statement.name?.text === value.text) {
      return lackingInClass(statement, handlers);
    }
    if (!compiler.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!compiler.isIdentifier(name) || name.text !== value.text) continue;
      return initializer === undefined || compiler.isIdentifier(bare(initializer))
        ? []
        : lackingIn(initializer, source, handlers);
    }
  }
  return [];
}

function lackingInObject(
  { properties }: ts.ObjectLiteralExpression,
  handlers: readonly string[],
): readonly string[] {
  const names = new Set<string>();
  for (const { name } of properties) {
    // A spread, and a name that is worked out, may be anything.
    if (name === undefined || compiler.isComputedPropertyName(name)) return [];
    if (compiler.isIdentifier(name) || compiler.isStringLiteral(name)) names.add(name.text);
  }
  return handlers.filter((handler) => !names.has(handler));
}

/** A class that extends one of the user's own may inherit them. */
function lackingInClass(node: ts.ClassDeclaration, handlers: readonly string[]): readonly string[] {
  const base = node.heritageClauses?.find(
    ({ token }) => token === compiler.SyntaxKind.ExtendsKeyword,
  )?.types[0]?.expression;
  const isPlain = base === undefined || /(^|\.)WorkerEntrypoint$/.test(base.getText());
  if (!isPlain) return [];
  const names = new Set(node.members.map(({ name }) => name?.getText()));
  return handlers.filter((handler) => !names.has(handler));
}

function isRouter({ expression }: ts.NewExpression, source: ts.SourceFile): boolean {
  return source.statements.some((statement) => {
    if (!compiler.isImportDeclaration(statement)) return false;
    const { importClause, moduleSpecifier } = statement;
    if (!compiler.isStringLiteral(moduleSpecifier) || !ROUTERS.test(moduleSpecifier.text))
      return false;
    const named = importClause?.namedBindings;
    const names =
      named !== undefined && compiler.isNamedImports(named)
        ? named.elements.map(({ name }) => name.text)
        : [];
    return [importClause?.name?.text, ...names].includes(expression.getText());
  });
}

function hasDefault(node: ts.ClassDeclaration): boolean {
  return node.modifiers?.some(({ kind }) => kind === compiler.SyntaxKind.DefaultKeyword) ?? false;
}
