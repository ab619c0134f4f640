/**
 * TypeScript types from inline JSON Schemas. Total: the reader has refused every schema that the runtime cannot check.
 * A type is as narrow as TypeScript can say; what it cannot say (lengths, ranges, formats) goes into the docstring.
 */

import type { JsonSchema, SchemaNode } from "../../templates/runtime/core/json-schema.ts";
import { resolve } from "../../templates/runtime/core/schema-reference.ts";
import { stepsOf } from "../spec/json-pointer.ts";
import { LINE_LIMIT, printMemberName, printText } from "./literal.ts";
import { commentLines } from "./write-specimen.ts";

/** A type for one schema, and the named types that it refers to. */
export interface PrintedType {
  readonly type: string;
  readonly definitions: readonly { readonly name: string; readonly type: string }[];
}

/**
 * The type of a schema; what its `$ref`s lead to becomes types named after it: `MailPayloadAddress`.
 *
 * @param taken names that other declarations of the file have
 */
export function printSchemaType(
  schema: JsonSchema,
  typeName: string,
  taken: ReadonlySet<string> = new Set(),
): PrintedType {
  const printer: Printer = { root: schema, typeName, taken, names: new Map(), definitions: [] };
  printer.names.set("#", typeName);
  const type = printNode(printer, schema);
  return { type, definitions: printer.definitions };
}

interface Printer {
  readonly root: JsonSchema;
  readonly typeName: string;
  readonly taken: ReadonlySet<string>;
  /** Reference -> name of its type. */
  readonly names: Map<string, string>;
  readonly definitions: { readonly name: string; readonly type: string }[];
}

function printNode(printer: Printer, schema: SchemaNode): string {
  if (typeof schema === "boolean") return schema ? "unknown" : "never";
  const parts = [
    ...printOwn(printer, schema),
    ...(schema.$ref === undefined ? [] : [printReference(printer, schema.$ref)]),
    ...(schema.allOf ?? []).map((part) => printNode(printer, part)),
    ...[schema.anyOf, schema.oneOf].flatMap((options) =>
      options === undefined ? [] : [union(options.map((option) => printNode(printer, option)))],
    ),
  ];
  const known = [...new Set(parts)].filter((part) => part !== "unknown");
  // `null` alone beside other parts excludes them all, so a nullable schema is a union around its parts.
  const type = known.length > 1 ? known.map(group).join(" & ") : (known[0] ?? "unknown");
  return schema.nullable === true ? union([type, "null"]) : type;
}

/** What the schema says by itself, without what it combines. */
function printOwn(printer: Printer, schema: JsonSchema): readonly string[] {
  if (Object.hasOwn(schema, "const")) return [printValueType(schema.const)];
  if (schema.enum !== undefined) return [union(schema.enum.map(printValueType))];
  const types = schema.type === undefined ? impliedTypes(schema) : [schema.type].flat();
  if (types.length === 0) return [];
  return [union(types.map((type) => printType(printer, schema, type)))];
}

/** A schema that speaks of members or items without naming the type means objects or arrays. */
function impliedTypes(schema: JsonSchema): readonly string[] {
  const { properties, required, additionalProperties, items, prefixItems } = schema;
  if ([properties, required, additionalProperties].some((keyword) => keyword !== undefined)) {
    return ["object"];
  }
  return items === undefined && prefixItems === undefined ? [] : ["array"];
}

function printType(printer: Printer, schema: JsonSchema, type: string): string {
  switch (type) {
    case "integer":
      return "number";
    case "array":
      return printArray(printer, schema);
    case "object":
      return printObject(printer, schema);
    default:
      return type;
  }
}

function printArray(printer: Printer, schema: JsonSchema): string {
  const item = schema.items === undefined ? "unknown" : printNode(printer, schema.items);
  const prefix = schema.prefixItems;
  if (prefix === undefined) return `${group(item)}[]`;
  const atMost = schema.maxItems ?? Infinity;
  const atLeast = schema.minItems ?? 0;
  const elements = prefix.slice(0, atMost).map((element, index) => {
    const text = printNode(printer, element);
    return index < atLeast ? text : `${group(text)}?`;
  });
  const open = item !== "never" && atMost > prefix.length;
  return `[${[...elements, ...(open ? [`...${group(item)}[]`] : [])].join(", ")}]`;
}

function printObject(printer: Printer, schema: JsonSchema): string {
  const properties = new Map(Object.entries(schema.properties ?? {}));
  const required = new Set(schema.required ?? []);
  for (const name of required) {
    if (!properties.has(name)) properties.set(name, true);
  }
  const members = [...properties].map(([name, member]) => {
    const mark = required.has(name) ? "" : "?";
    const own = printNode(printer, member);
    // Said for exactOptionalPropertyTypes: a member that is `undefined` vanishes, so it may be passed.
    const type = required.has(name) ? own : union([own, "undefined"]);
    return { text: `${docstring(member)}${printMemberName(name)}${mark}: ${type};`, type };
  });
  const index = printIndex(
    printer,
    schema,
    members.map(({ type }) => type),
  );
  const lines = [...members.map(({ text }) => text), ...index];
  const line = `{ ${lines.join(" ")} }`;
  if (lines.length > 0) {
    const fits = line.length <= LINE_LIMIT && !line.includes("/*");
    return fits ? line : `{\n${lines.join("\n")}\n}`;
  }
  return schema.additionalProperties === false
    ? "Record<string, never>"
    : "Record<string, unknown>";
}

/** Further members. They are let through at run time unless the schema says otherwise, but a type should catch slips of the pen. */
function printIndex(
  printer: Printer,
  schema: JsonSchema,
  members: readonly string[],
): readonly string[] {
  const further = schema.additionalProperties;
  if (further === undefined || further === false) return [];
  // TypeScript wants every named member to fit the index signature, too.
  const type = union([printNode(printer, further), ...members]);
  return [`[member: string]: ${type};`];
}

function printReference(printer: Printer, reference: string): string {
  const known = printer.names.get(reference);
  if (known !== undefined) return known;
  const steps = stepsOf(reference);
  const name = freeName(printer, printer.typeName + pascalCase(steps.at(-1) ?? ""));
  // Named before it is printed, so that a definition can refer to itself.
  printer.names.set(reference, name);
  const type = printNode(printer, resolve(printer.root, reference));
  printer.definitions.push({ name, type });
  return name;
}

function freeName(printer: Printer, wanted: string): string {
  const taken = new Set([...printer.taken, ...printer.names.values()]);
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${number}`;
  return name;
}

function pascalCase(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** The type that has this one value. */
function printValueType(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printValueType).join(", ")}]`;
  if (typeof value !== "object" || value === null) return printText(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${printMemberName(name)}: ${printValueType(member)}`,
  );
  return members.length === 0 ? "Record<string, never>" : `{ ${members.join("; ")} }`;
}

function union(types: readonly string[]): string {
  const options = [...new Set(types)].filter((type) => type !== "never");
  if (options.includes("unknown")) return "unknown";
  return options.length === 0 ? "never" : options.map(group).join(" | ");
}

/** In brackets where another operator follows; prettier drops those that are not needed. */
function group(type: string): string {
  return /^[\w$]+$/.test(type) ? type : `(${type})`;
}

/** Description and what the type cannot say, as a docstring with a newline behind it; empty when there is nothing to say. */
function docstring(schema: SchemaNode): string {
  if (typeof schema === "boolean") return "";
  const lines = [
    ...(schema.description === undefined ? [] : commentLines(schema.description)),
    ...constraints(schema),
    ...(schema.deprecated === true ? ["@deprecated"] : []),
  ];
  if (lines.length === 0) return "";
  return lines.length === 1
    ? `/** ${lines[0]} */\n`
    : `/**\n${lines.map((line) => ` * ${line}\n`).join("")} */\n`;
}

const CONSTRAINT_WORDS = [
  ["format", "Format"],
  ["pattern", "Pattern"],
  ["minLength", "Least characters"],
  ["maxLength", "Most characters"],
  ["minItems", "Least items"],
  ["maxItems", "Most items"],
  ["minimum", "At least"],
  ["maximum", "At most"],
  ["exclusiveMinimum", "More than"],
  ["exclusiveMaximum", "Less than"],
  ["multipleOf", "Multiple of"],
] as const;

function constraints(schema: JsonSchema): readonly string[] {
  const words = CONSTRAINT_WORDS.flatMap(([keyword, word]) =>
    schema[keyword] === undefined ? [] : [`${word}: ${schema[keyword]}.`],
  );
  const integer = [schema.type].flat().includes("integer") ? ["An integer."] : [];
  const all = [...integer, ...words];
  return all.length === 0 ? [] : commentLines(all.join(" "));
}
