/** generated/payloads.ts: types and checks of what jobs carry and bring back. */

import type { ts } from "ts-morph";
import type { Binding, Model, PayloadSource } from "../model/model.ts";
import { castOf, type Part } from "./cast.ts";
import { compiler } from "./compiler.ts";
import type { EmitContext } from "./context.ts";
import { moduleSpecifier } from "./imports.ts";
import type { ImportDeclaration } from "./imports.ts";
import { printKeyMembers } from "./key-members.ts";
import { printLiteral } from "./literal.ts";
import { printSchemaType } from "./schema-type.ts";
import { writeFromSpecimen } from "./from-specimen.ts";

/** The file's text. */
export function emitPayloads(
  model: Model,
  context: EmitContext,
  part: Pick<Part, "withoutResults"> = {},
): string {
  const taken = new Set(
    model.bindings.flatMap(({ names }) => [names.payloadType, names.resultType]),
  );
  const fill: Fill = (slot, binding, role) => fillSlot(slot, binding, role, taken);
  const cast = castOf(model, { ...part, fill, userImports: zodImports(model) });
  return writeFromSpecimen("payloads.ts", model, context, cast, findSlot);
}

/** The types and schemas of the specimen with an inline schema are its own; all else is a matter of names. */
function findSlot(node: ts.Node): string | null {
  const { parent } = node;
  if (compiler.isTypeAliasDeclaration(parent) && parent.type === node) {
    return /^Specimen(Payload|Result)$/.test(parent.name.text) ? "type" : null;
  }
  if (compiler.isPropertyAssignment(parent) && parent.initializer === node) {
    return compiler.isObjectLiteralExpression(node) ? "schema" : null;
  }
  return null;
}

type Fill = NonNullable<Part["fill"]>;

/** Adds the names of further types to those that are taken. */
function fillSlot(slot: string, binding: Binding, role: string, taken: Set<string>): string | null {
  const isResult = role === "Result";
  const source = isResult ? binding.result : binding.payload;
  if (source?.kind !== "schema") return null;
  if (slot === "schema") return printLiteral(source.schema);
  const name = isResult ? binding.names.resultType : binding.names.payloadType;
  const { type: own, definitions } = printSchemaType(source.schema, name, taken);
  const members = isResult ? null : printKeyMembers(source.schema, binding.definition.keys);
  const type = members === null ? own : `(${own}) & ${members}`;
  for (const definition of definitions) taken.add(definition.name);
  const named = definitions.map(
    (definition) =>
      `/** A definition in the schema of {@link ${name}}. */\nexport type ${definition.name} = ${definition.type}`,
  );
  return [type, ...named].join(";\n\n");
}

/** One import for each user module, sorted by its path. */
function zodImports(model: Model): readonly ImportDeclaration[] {
  const byModule = new Map<string, ImportDeclaration["names"][number][]>();
  for (const { source, local } of model.bindings.flatMap(zodSources)) {
    const module = moduleSpecifier(model.output, source.module, model.importExtension);
    const names = byModule.get(module) ?? [];
    names.push({ imported: source.exportName, local });
    byModule.set(module, names);
  }
  return [...byModule]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([module, names]) => ({ typeOnly: false, names, module }));
}

type ZodSource = Extract<PayloadSource, { readonly kind: "zod" }>;

function zodSources(binding: Binding): readonly { source: ZodSource; local: string }[] {
  const { payload, result, names } = binding;
  return [
    ...(payload.kind === "zod" ? [{ source: payload, local: names.payloadSchema }] : []),
    ...(result?.kind === "zod" ? [{ source: result, local: names.resultSchema }] : []),
  ];
}
