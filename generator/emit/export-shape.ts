/** What an export is, by its text alone: a function, a class, something that can be neither, or nobody knows without running it. */

import type { ts } from "ts-morph";
import { asksOf } from "./asked-type.ts";
import type { Asks, ModuleTypes } from "./asked-type.ts";
import { compiler } from "./compiler.ts";

export type ExportShape =
  | { readonly kind: "function"; readonly asks: Asks }
  /** A class with a WorkerEntrypoint somewhere above it, as far as this module tells. */
  | {
      readonly kind: "entrypoint";
      /** `null`: a class of another module stands in between, whose methods are not seen here. */
      readonly methods: ReadonlySet<string> | null;
    }
  /** A class that is no entrypoint. `base`: what it extends instead. */
  | { readonly kind: "class"; readonly base: string | null }
  /** Nothing that could be called; `what` in words. */
  | { readonly kind: "value"; readonly what: string }
  /** It comes from another module under a name of its own. */
  | { readonly kind: "elsewhere"; readonly from: ImportedFrom }
  | { readonly kind: "unknown" };

/** An export of another module. */
export interface ImportedFrom {
  /** As the import writes it. */
  readonly module: string;
  readonly imported: string;
}

/** What the names of a module stand for at its top level. */
export interface ModuleNames {
  /** Declarations of functions and classes, and the values of constants. */
  readonly locals: ReadonlyMap<string, ts.Node>;
  /** Local name of each import -> where it is from. */
  readonly imports: ReadonlyMap<string, ImportedFrom>;
  readonly types: ModuleTypes;
}

const UNKNOWN: ExportShape = { kind: "unknown" };
const ENTRYPOINT = "WorkerEntrypoint";
/** Longest chain of names and base classes that is followed; a circle ends there, too. */
const DEPTH_LIMIT = 20;

/** The shape of a declaration or expression. */
export function shapeOf(node: ts.Node | undefined, names: ModuleNames, depth = 0): ExportShape {
  if (node === undefined || depth > DEPTH_LIMIT) return UNKNOWN;
  if (
    compiler.isParenthesizedExpression(node) ||
    compiler.isAsExpression(node) ||
    compiler.isNonNullExpression(node)
  )
    return shapeOf(node.expression, names, depth);
  if (compiler.isSatisfiesExpression(node)) return shapeOf(node.expression, names, depth);
  if (compiler.isArrowFunction(node)) return { kind: "function", asks: asksOf(node, names.types) };
  if (compiler.isFunctionDeclaration(node) || compiler.isFunctionExpression(node)) {
    return node.asteriskToken === undefined
      ? { kind: "function", asks: asksOf(node, names.types) }
      : { kind: "value", what: "a generator function" };
  }
  if (compiler.isClassLike(node)) return classShape(node, names, depth);
  if (compiler.isIdentifier(node) && node.text !== "undefined") {
    const from = names.imports.get(node.text);
    if (from !== undefined) return { kind: "elsewhere", from };
    return shapeOf(names.locals.get(node.text), names, depth + 1);
  }
  const what = plainValue(node);
  return what === null ? UNKNOWN : { kind: "value", what };
}

function classShape(node: ts.ClassLikeDeclaration, names: ModuleNames, depth: number): ExportShape {
  const base = node.heritageClauses?.find(
    ({ token }) => token === compiler.SyntaxKind.ExtendsKeyword,
  )?.types[0]?.expression;
  if (base === undefined) return { kind: "class", base: null };
  const methods = methodsOf(node);
  const name = compiler.isPropertyAccessExpression(base)
    ? base.name.text
    : compiler.isIdentifier(base)
      ? base.text
      : null;
  const imported = name === null ? undefined : names.imports.get(name);
  if (imported?.module === "cloudflare:workers") {
    return imported.imported === ENTRYPOINT
      ? { kind: "entrypoint", methods }
      : { kind: "class", base: imported.imported };
  }
  if (compiler.isPropertyAccessExpression(base) && name === ENTRYPOINT) {
    return { kind: "entrypoint", methods };
  }
  const local = name === null ? undefined : names.locals.get(name);
  if (local === undefined || !compiler.isIdentifier(base))
    return { kind: "entrypoint", methods: null };
  const above = shapeOf(local, names, depth + 1);
  switch (above.kind) {
    case "entrypoint":
      return {
        kind: "entrypoint",
        methods: above.methods === null ? null : new Set([...methods, ...above.methods]),
      };
    case "class":
      return above;
    default:
      return { kind: "entrypoint", methods: null };
  }
}

function methodsOf(node: ts.ClassLikeDeclaration): Set<string> {
  return new Set(
    node.members.flatMap((member) => {
      const { name } = member;
      const isStatic = compiler.getCombinedModifierFlags(member) & compiler.ModifierFlags.Static;
      return name === undefined || isStatic || !compiler.isIdentifier(name) ? [] : [name.text];
    }),
  );
}

/** A literal in words; null for what may turn out to be a function. */
function plainValue(node: ts.Node): string | null {
  if (compiler.isObjectLiteralExpression(node)) return "an object";
  if (compiler.isArrayLiteralExpression(node)) return "a list";
  if (compiler.isStringLiteralLike(node) || compiler.isTemplateExpression(node)) return "text";
  if (compiler.isNumericLiteral(node) || compiler.isBigIntLiteral(node)) return "a number";
  if (compiler.isRegularExpressionLiteral(node)) return "a regular expression";
  if (compiler.isIdentifier(node)) return node.text;
  switch (node.kind) {
    case compiler.SyntaxKind.TrueKeyword:
      return "true";
    case compiler.SyntaxKind.FalseKeyword:
      return "false";
    case compiler.SyntaxKind.NullKeyword:
      return "null";
    default:
      return null;
  }
}
