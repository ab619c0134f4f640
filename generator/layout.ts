/**
 * What a text says, whatever its layout: a formatter of the user's own may run over generated files, with any options, and
 * they still say what was generated. TypeScript is told by its syntax tree and its comments, JSON by its value.
 */

import { createHash } from "node:crypto";
import type { ts } from "ts-morph";
import { compiler } from "./emit/compiler.ts";

/** The same for two texts that differ in their layout alone; null for a kind of file whose layout is not known. */
export function layoutHash(path: string, text: string): string | null {
  const told = path.endsWith(".ts") ? tellTypeScript(text) : tellJson(path, text);
  return told === null ? null : createHash("sha256").update(told).digest("hex");
}

function tellJson(path: string, text: string): string | null {
  if (!path.endsWith(".json")) return null;
  try {
    return JSON.stringify(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch {
    return null;
  }
}

/** Null for what does not parse: then nothing is known of it. */
function tellTypeScript(source: string): string | null {
  const file = compiler.createSourceFile("x.ts", source, compiler.ScriptTarget.Latest, false);
  const { parseDiagnostics = [] } = file as { readonly parseDiagnostics?: readonly unknown[] };
  if (parseDiagnostics.length > 0) return null;
  const told: Told = { file, parts: [], literals: [] };
  tellNode(told, file);
  return JSON.stringify([told.parts, commentsOf(file.text, told.literals)]);
}

interface Told {
  readonly file: ts.SourceFile;
  readonly parts: (string | number)[];
  /** Where texts, templates and expressions begin and end: what looks like a comment in them is none. */
  readonly literals: (readonly [number, number])[];
}

function tellNode(told: Told, node: ts.Node, isMemberName = false): void {
  if (SILENT.has(node.kind)) {
    return compiler.forEachChild(node, (child) => tellNode(told, child));
  }
  // A member's name is the same with quotes and without.
  told.parts.push(OPEN, isMemberName ? compiler.SyntaxKind.Identifier : node.kind);
  tellDetails(told, node as Details);
  if (isLiteral(node.kind)) told.literals.push([node.getStart(told.file), node.end]);
  const { name } = node as Details;
  const quoted = name !== undefined && compiler.isStringLiteral(name) ? name : null;
  compiler.forEachChild(node, (child) => tellNode(told, child, child === quoted));
  // Where a node ends is a part of the tree, or `(a - b) - c` would be `a - (b - c)`.
  told.parts.push(CLOSE);
}

const OPEN = -1;
const CLOSE = -2;

/** Brackets say nothing that the tree does not, and a stray semicolon says nothing at all. */
const SILENT: ReadonlySet<ts.SyntaxKind> = new Set([
  compiler.SyntaxKind.ParenthesizedExpression,
  compiler.SyntaxKind.ParenthesizedType,
  compiler.SyntaxKind.EmptyStatement,
  compiler.SyntaxKind.SemicolonClassElement,
]);

/** What nodes say beside their children. */
interface Details extends ts.Node {
  readonly name?: ts.Node;
  readonly text?: unknown;
  readonly operator?: ts.SyntaxKind;
  readonly token?: ts.SyntaxKind;
  readonly keywordToken?: ts.SyntaxKind;
  readonly phaseModifier?: ts.SyntaxKind;
  readonly isTypeOnly?: boolean;
  readonly isExportEquals?: boolean;
  readonly isTypeOf?: boolean;
}

function tellDetails(told: Told, node: Details): void {
  const { parts } = told;
  const { text, operator, token, keywordToken, phaseModifier } = node;
  if (typeof text === "string" && !compiler.isSourceFile(node)) parts.push(text);
  parts.push(node.flags & compiler.NodeFlags.BlockScoped);
  for (const word of [operator, token, keywordToken, phaseModifier]) {
    if (typeof word === "number") parts.push(word);
  }
  if (node.isTypeOnly === true) parts.push("type");
  if (node.isExportEquals === true) parts.push("=");
  if (node.isTypeOf === true) parts.push("typeof");
}

function isLiteral(kind: ts.SyntaxKind): boolean {
  const { FirstLiteralToken, LastTemplateToken } = compiler.SyntaxKind;
  return kind >= FirstLiteralToken && kind <= LastTemplateToken;
}

/** Their words, in order, however they are broken into lines. */
function commentsOf(text: string, literals: Told["literals"]): readonly string[] {
  const comments: string[] = [];
  let next = 0;
  for (let at = text.indexOf("/"); at !== -1; at = text.indexOf("/", at)) {
    while ((literals[next]?.[1] ?? Infinity) <= at) next += 1;
    const [start = Infinity, end = Infinity] = literals[next] ?? [];
    if (start <= at) {
      at = end;
      continue;
    }
    const close = CLOSE_OF.get(text.slice(at, at + 2));
    if (close === undefined) {
      at += 1;
      continue;
    }
    const found = text.indexOf(close, at + 2);
    const stop = found === -1 ? text.length : found + close.length;
    comments.push(
      text
        .slice(at, stop)
        .replaceAll(/\s*\n[\s*]*|\s+/g, " ")
        .trim(),
    );
    at = stop;
  }
  return comments;
}

const CLOSE_OF: ReadonlyMap<string, string> = new Map([
  ["//", "\n"],
  ["/*", "*/"],
]);
