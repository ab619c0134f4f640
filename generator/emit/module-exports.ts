/** Which exports a module has, by its text alone: nothing of the user's code runs for this. */

import type { ts } from "ts-morph";
import { compiler } from "./compiler.ts";
import { shapeOf } from "./export-shape.ts";
import type { ExportShape, ImportedFrom, ModuleNames } from "./export-shape.ts";

export interface ModuleExports {
  /** `default` for the default export. */
  readonly names: ReadonlySet<string>;
  /** True when it passes on another module's exports, so that `names` need not be all. */
  readonly open: boolean;
  /** What each export is, as far as this module's text tells. */
  readonly shapes: ReadonlyMap<string, ExportShape>;
}

/** Reads the exports of a TypeScript or JavaScript module. */
export function readModuleExports(path: string, text: string): ModuleExports {
  const source = compiler.createSourceFile(path, text, {
    languageVersion: compiler.ScriptTarget.Latest,
    jsDocParsingMode: compiler.JSDocParsingMode.ParseNone,
  });
  const names = readNames(source);
  const shapes = new Map<string, ExportShape>();
  let open = false;
  for (const statement of source.statements) {
    if (compiler.isExportAssignment(statement)) {
      shapes.set("default", shapeOf(statement.expression, names));
    } else if (compiler.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (clause === undefined) open = true;
      else if (compiler.isNamespaceExport(clause)) {
        shapes.set(clause.name.text, { kind: "value", what: "a module" });
      } else {
        for (const { name, propertyName } of clause.elements) {
          const original = propertyName ?? name;
          shapes.set(name.text, passedOn(statement.moduleSpecifier, original, names));
        }
      }
    } else {
      for (const [name, node] of exportedNames(statement)) shapes.set(name, shapeOf(node, names));
    }
  }
  return { names: new Set(shapes.keys()), open, shapes };
}

/** What `export { original }` stands for, with or without `from`. */
function passedOn(
  specifier: ts.Expression | undefined,
  original: ts.ModuleExportName,
  names: ModuleNames,
): ExportShape {
  if (specifier === undefined) return shapeOf(original, names);
  const module = compiler.isStringLiteral(specifier) ? specifier.text : "";
  return { kind: "elsewhere", from: { module, imported: original.text } };
}

type NamedNode = readonly [name: string, node: ts.Node | undefined];

function exportedNames(statement: ts.Statement): readonly NamedNode[] {
  const modifiers = compiler.canHaveModifiers(statement)
    ? (compiler.getModifiers(statement) ?? [])
    : [];
  const kinds = modifiers.map(({ kind }) => kind);
  if (!kinds.includes(compiler.SyntaxKind.ExportKeyword)) return [];
  return kinds.includes(compiler.SyntaxKind.DefaultKeyword)
    ? [["default", statement]]
    : declaredNames(statement);
}

/** The functions, classes and variables that a statement declares. A variable that may change has no node. */
function declaredNames(statement: ts.Statement): readonly NamedNode[] {
  if (compiler.isVariableStatement(statement)) {
    const isConstant = (statement.declarationList.flags & compiler.NodeFlags.Const) !== 0;
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      compiler.isIdentifier(name)
        ? [[name.text, isConstant ? initializer : undefined] as const]
        : boundNames(name).map((bound) => [bound, undefined] as const),
    );
  }
  if (compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)) {
    return statement.name === undefined ? [] : [[statement.name.text, statement]];
  }
  return [];
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (compiler.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    compiler.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}

function readNames(source: ts.SourceFile): ModuleNames {
  const locals = new Map<string, ts.Node>();
  const imports = new Map<string, ImportedFrom>();
  const types = new Map<string, ts.TypeAliasDeclaration | ts.InterfaceDeclaration>();
  for (const statement of source.statements) {
    for (const [name, node] of declaredNames(statement)) {
      if (node !== undefined) locals.set(name, node);
    }
    if (compiler.isTypeAliasDeclaration(statement) || compiler.isInterfaceDeclaration(statement)) {
      types.set(statement.name.text, statement);
    }
    if (!compiler.isImportDeclaration(statement)) continue;
    const { importClause, moduleSpecifier } = statement;
    if (!compiler.isStringLiteral(moduleSpecifier)) continue;
    const defaultName = importClause?.name?.text;
    if (defaultName !== undefined) {
      imports.set(defaultName, { module: moduleSpecifier.text, imported: "default" });
    }
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !compiler.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const imported = (propertyName ?? name).text;
      imports.set(name.text, { module: moduleSpecifier.text, imported });
    }
  }
  return { locals, imports, types };
}
