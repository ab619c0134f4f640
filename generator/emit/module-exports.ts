/** Which exports a module has, by its text alone: nothing of the user's code runs for this. */

import { ts } from "ts-morph";

export interface ModuleExports {
  /** `default` for the default export. */
  readonly names: ReadonlySet<string>;
  /** True when it passes on another module's exports, so that `names` need not be all. */
  readonly open: boolean;
}

/** Reads the exports of a TypeScript or JavaScript module. */
export function readModuleExports(path: string, text: string): ModuleExports {
  const source = ts.createSourceFile(path, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const names = new Set<string>();
  let open = false;
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) {
      names.add("default");
    } else if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (clause === undefined) open = true;
      else if (ts.isNamespaceExport(clause)) names.add(clause.name.text);
      else for (const { name } of clause.elements) names.add(name.text);
    } else {
      for (const name of exportedNames(statement)) names.add(name);
    }
  }
  return { names, open };
}

function exportedNames(statement: ts.Statement): readonly string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return [];
  if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return ["default"];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name === undefined ? [] : [statement.name.text];
  }
  return [];
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}
