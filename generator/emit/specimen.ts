/**
 * How a specimen becomes the output. A specimen is the correct output for a config with a few made-up bindings; each
 * declaration, member or element that is named after one of them is a pattern, and is repeated for every real binding
 * with the names exchanged. What lies between is kept as it stands.
 *
 * A specimen is parsed once and cut into pieces of text, so emitting is a walk over those pieces: linear in the
 * number of bindings, with no second parse.
 */

import type { ts } from "ts-morph";
import { compiler } from "./compiler.ts";
import { readImport } from "./imports.ts";
import type { ImportDeclaration } from "./imports.ts";

export type Family = "binding" | "queue";

/** One made-up thing that patterns are named after, for example the binding SPECIMEN. */
export interface Subject {
  /** Subjects of one family stand for the same kind of thing, and their patterns repeat together. */
  readonly family: Family;
  /** `SPECIMEN`; what a pattern's `subject` says. */
  readonly id: string;
  /** Its spellings, for example `SPECIMEN`, `Specimen`, `specimen`; exchanged for those of the real one. */
  readonly spellings: readonly string[];
}

/** Text between patterns, or a place that an emitter fills, or a run of patterns that repeats as a whole. */
export type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "slot"; readonly name: string; readonly text: string }
  | { readonly kind: "spelling"; readonly index: number }
  | {
      readonly kind: "repeat";
      readonly family: Family;
      readonly patterns: readonly Pattern[];
      readonly separator: string;
    };

/** One declaration, member or element named after a subject. */
export interface Pattern {
  readonly subject: string;
  /** Its name without the subject's: `Payload` for `SpecimenPayload`; the same thing has one role for all subjects. */
  readonly role: string;
  readonly pieces: readonly Piece[];
}

export interface Specimen {
  readonly imports: readonly ImportDeclaration[];
  /** The docstring at the top, and everything after the imports. */
  readonly heading: string;
  readonly body: readonly Piece[];
}

/** Says which nodes an emitter fills by itself: the slot's name, or null. */
export type SlotFinder = (node: ts.Node) => string | null;

/** Cuts the text of a specimen into its pieces. */
export function readSpecimen(
  text: string,
  subjects: readonly Subject[],
  findSlot: SlotFinder = () => null,
): Specimen {
  const source = compiler.createSourceFile("specimen.ts", text, compiler.ScriptTarget.Latest, true);
  const imports = source.statements.filter(compiler.isImportDeclaration);
  const first = imports[0];
  const last = imports.at(-1);
  const bodyStart = last === undefined ? 0 : last.end;
  const statements = source.statements.filter(
    (statement) => !compiler.isImportDeclaration(statement),
  );
  const cutter: Cutter = { text, subjects, findSlot };
  return {
    imports: imports.map(readImport),
    heading: first === undefined ? "" : text.slice(0, first.getStart()).trim(),
    body: cut(cutter, statements, bodyStart, text.length, null),
  };
}

interface Cutter {
  readonly text: string;
  readonly subjects: readonly Subject[];
  readonly findSlot: SlotFinder;
}

/** The pieces of text[start..end), in which the nodes lie in order. `subject`: of the pattern that we are inside of. */
function cut(
  cutter: Cutter,
  nodes: readonly ts.Node[],
  start: number,
  end: number,
  subject: Subject | null,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let position = start;
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as ts.Node;
    const slot = cutter.findSlot(node);
    if (slot !== null) {
      pieces.push(...plain(cutter, position, beginOf(node), subject));
      pieces.push({ kind: "slot", name: slot, text: cutter.text.slice(beginOf(node), node.end) });
      position = node.end;
      continue;
    }
    const run = subject === null ? patternRun(cutter, nodes, index) : [];
    const last = run.at(-1);
    if (last === undefined) {
      pieces.push(...cut(cutter, childrenOf(node), position, node.end, subject));
      position = node.end;
      continue;
    }
    const begin = beginOf(node);
    pieces.push(...plain(cutter, position, begin, null));
    const next = run[1];
    const isCommaList = run.some((named) => endOf(cutter, named.node) > named.node.end);
    pieces.push({
      kind: "repeat",
      family: last.subject.family,
      patterns: run.map(({ node: named, subject: owner, role }) => ({
        subject: owner.id,
        role,
        pieces: [
          ...cut(cutter, childrenOf(named), beginOf(named), named.end, owner),
          // Any pattern may come to stand before another one; the formatter drops a comma too many.
          ...(isCommaList ? [{ kind: "text", text: "," } as const] : []),
        ],
      })),
      separator:
        next === undefined
          ? defaultSeparator(node)
          : cutter.text.slice(endOf(cutter, node), beginOf(next.node)),
    });
    position = endOf(cutter, last.node);
    index += run.length - 1;
  }
  pieces.push(...plain(cutter, position, end, subject));
  return pieces;
}

/** Text outside of slots and patterns; inside a pattern the subject's spellings are marked in it. */
function plain(
  cutter: Cutter,
  start: number,
  end: number,
  subject: Subject | null,
): readonly Piece[] {
  const text = cutter.text.slice(start, end);
  if (text === "") return [];
  if (subject === null) return [{ kind: "text", text }];
  // Splitting by a capturing group puts the captures at the odd places.
  return text
    .split(new RegExp(`(${subject.spellings.join("|")})`))
    .map((part, place): Piece =>
      place % 2 === 0
        ? { kind: "text", text: part }
        : { kind: "spelling", index: subject.spellings.indexOf(part) },
    )
    .filter((piece) => piece.kind !== "text" || piece.text !== "");
}

interface Named {
  readonly node: ts.Node;
  readonly subject: Subject;
  readonly role: string;
}

/** The unbroken run of patterns that begins at this node. */
function patternRun(cutter: Cutter, nodes: readonly ts.Node[], from: number): readonly Named[] {
  const run: Named[] = [];
  for (const node of nodes.slice(from)) {
    const named = namedAfter(cutter, node);
    if (named === null || cutter.findSlot(node) !== null) break;
    if (named.subject.family !== (run[0] ?? named).subject.family) break;
    run.push(named);
  }
  return run;
}

function namedAfter(cutter: Cutter, node: ts.Node): Named | null {
  const name = nameOf(node);
  if (name === null) return null;
  // The longest spelling wins: SPECIMEN is a part of SPECIMEN_ZOD.
  const found = cutter.subjects
    .flatMap((subject) => subject.spellings.map((spelling) => ({ subject, spelling })))
    .filter(({ spelling }) => name.includes(spelling))
    .toSorted((left, right) => right.spelling.length - left.spelling.length)[0];
  if (found === undefined) return null;
  return { node, subject: found.subject, role: name.replace(found.spelling, "") };
}

/** The name by which a node belongs to a subject; null for what cannot be repeated. */
function nameOf(node: ts.Node): string | null {
  if (compiler.isVariableStatement(node)) {
    return node.declarationList.declarations[0]?.name.getText() ?? null;
  }
  if (
    compiler.isClassElement(node) ||
    compiler.isTypeElement(node) ||
    compiler.isObjectLiteralElementLike(node)
  ) {
    return node.name?.getText() ?? null;
  }
  if (
    compiler.isClassDeclaration(node) ||
    compiler.isInterfaceDeclaration(node) ||
    compiler.isTypeAliasDeclaration(node) ||
    compiler.isFunctionDeclaration(node) ||
    compiler.isExportSpecifier(node)
  ) {
    return node.name?.getText() ?? null;
  }
  // Members of a union or elements of a list have no name: what they say is their name.
  const listed =
    compiler.isUnionTypeNode(node.parent) || compiler.isArrayLiteralExpression(node.parent);
  return listed ? node.getText() : null;
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  return children.toSorted((left, right) => left.pos - right.pos);
}

/** Where a node begins, with the docstring that belongs to it. */
function beginOf(node: ts.Node): number {
  return node.getStart(undefined, true);
}

/** Where a node ends, with the comma that belongs to it: without any element there must be no comma, either. */
function endOf(cutter: Cutter, node: ts.Node): number {
  return cutter.text.charAt(node.end) === "," ? node.end + 1 : node.end;
}

function defaultSeparator(node: ts.Node): string {
  if (compiler.isUnionTypeNode(node.parent)) return " | ";
  return compiler.isStatement(node) ? "\n\n" : "\n";
}
