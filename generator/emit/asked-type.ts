/** What a function asks of its arguments, by the text of its own module: types of other modules are nobody's to know here. */

import type { ts } from "ts-morph";
import { compiler } from "./compiler.ts";

/** Name -> type alias or interface at a module's top level. */
export type ModuleTypes = ReadonlyMap<string, ts.TypeAliasDeclaration | ts.InterfaceDeclaration>;

export type AskedType =
  | { readonly kind: "scalar"; readonly name: "string" | "number" | "boolean" }
  | { readonly kind: "object"; readonly members: ReadonlyMap<string, AskedMember> }
  | { readonly kind: "unknown" };

export interface AskedMember {
  readonly isOptional: boolean;
  readonly type: AskedType;
}

export interface Asks {
  /** Arguments without which it cannot be called. */
  readonly requiredCount: number;
  /** The first one. */
  readonly payload: AskedType;
}

const UNKNOWN: AskedType = { kind: "unknown" };
/** Longest chain of names that is followed; a circle ends there, too. */
const DEPTH_LIMIT = 20;

export function asksOf({ parameters }: ts.SignatureDeclarationBase, types: ModuleTypes): Asks {
  const real = parameters.filter(
    ({ name }) => !(compiler.isIdentifier(name) && name.text === "this"),
  );
  const isRequired = ({ questionToken, initializer, dotDotDotToken }: ts.ParameterDeclaration) =>
    questionToken === undefined && initializer === undefined && dotDotDotToken === undefined;
  const [payload] = real;
  const isPlain = payload !== undefined && payload.dotDotDotToken === undefined;
  return {
    requiredCount: real.findLastIndex(isRequired) + 1,
    payload: isPlain ? typeOf(payload.type, types) : UNKNOWN,
  };
}

function typeOf(node: ts.TypeNode | undefined, types: ModuleTypes, depth = 0): AskedType {
  if (node === undefined || depth > DEPTH_LIMIT) return UNKNOWN;
  if (compiler.isParenthesizedTypeNode(node)) return typeOf(node.type, types, depth);
  if (compiler.isTypeLiteralNode(node)) return objectOf(node.members, types, depth);
  if (compiler.isTypeReferenceNode(node)) {
    if (!compiler.isIdentifier(node.typeName) || node.typeArguments !== undefined) return UNKNOWN;
    return declaredType(types.get(node.typeName.text), types, depth + 1);
  }
  switch (node.kind) {
    case compiler.SyntaxKind.StringKeyword:
      return { kind: "scalar", name: "string" };
    case compiler.SyntaxKind.NumberKeyword:
      return { kind: "scalar", name: "number" };
    case compiler.SyntaxKind.BooleanKeyword:
      return { kind: "scalar", name: "boolean" };
    default:
      return UNKNOWN;
  }
}

function declaredType(
  declaration: ts.TypeAliasDeclaration | ts.InterfaceDeclaration | undefined,
  types: ModuleTypes,
  depth: number,
): AskedType {
  if (declaration === undefined || declaration.typeParameters !== undefined) return UNKNOWN;
  if (compiler.isTypeAliasDeclaration(declaration)) return typeOf(declaration.type, types, depth);
  // What it extends only asks for more.
  return objectOf(declaration.members, types, depth);
}

function objectOf(
  elements: readonly ts.TypeElement[],
  types: ModuleTypes,
  depth: number,
): AskedType {
  const members = elements.flatMap((element) => {
    if (!compiler.isPropertySignature(element)) return [];
    const { name, questionToken, type } = element;
    if (!compiler.isIdentifier(name) && !compiler.isStringLiteral(name)) return [];
    const isOptional = questionToken !== undefined;
    return [[name.text, { isOptional, type: typeOf(type, types, depth + 1) }] as const];
  });
  return { kind: "object", members: new Map(members) };
}
