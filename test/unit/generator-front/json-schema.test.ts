import { expect, test } from "vitest";
import { readModel } from "../../../generator/model/read-model.ts";
import { bindingOf, mistakesOf, withBinding } from "./config.ts";

test.each([
  ["a misspelt type", "{ type: objekt }", "5:22 TSU213"],
  ["an unquoted null", "{ type: null }", "5:22 TSU213"],
  ["a wrong type in a list", "{ type: [string, text] }", "5:31 TSU213"],
  ["an unknown keyword", "{ propertees: {} }", "5:16 TSU213"],
  ["a keyword that is not checked", "{ dependentSchemas: {} }", "5:16 TSU213"],
  ["an unknown format", "{ format: emial }", "5:24 TSU213"],
  ["a broken pattern", '{ pattern: "(" }', "5:25 TSU213"],
  ["a fractional length", "{ minLength: 1.5 }", "5:27 TSU213"],
  ["a negative length", "{ maxItems: -1 }", "5:26 TSU213"],
  ["no multiple", "{ multipleOf: 0 }", "5:28 TSU213"],
  ["an empty enum", "{ enum: [] }", "5:22 TSU213"],
  ["an empty union", "{ anyOf: [] }", "5:23 TSU213"],
  ["a property without a schema", "{ properties: { to: string } }", "5:34 TSU213"],
  ["a list of properties", "{ properties: [to] }", "5:28 TSU213"],
  ["required as a flag", "{ required: true }", "5:26 TSU213"],
  ["a name required twice", "{ required: [a, a] }", "5:26 TSU213"],
  ["a required stranger", "{ required: [a], additionalProperties: false }", "5:27 TSU213"],
  ["ends that exclude everything", "{ minimum: 5, maximum: 4 }", "5:25 TSU213"],
  ["a reference to nothing", '{ $ref: "#/$defs/A" }', "5:22 TSU213"],
  ["a reference to another file", "{ $ref: other.json }", "5:22 TSU213"],
  [
    "a reference to a map of schemas",
    '{ type: object, properties: { a: { $ref: "#/properties" } } }',
    "5:55 TSU213",
  ],
  [
    "a reference to a value",
    '{ $ref: "#/examples/0", examples: [{ type: string }] }',
    "5:22 TSU213",
  ],
  ["a circle without a level", '{ anyOf: [{ type: string }, { $ref: "#" }] }', "5:50 TSU213"],
  [
    "a circle through a definition",
    '{ type: object, $ref: "#/$defs/A", $defs: { A: { allOf: [{ $ref: "#/$defs/A" }] } } }',
    "5:79 TSU213",
  ],
  ["an id below the top", "{ items: { $id: x }, type: array }", "5:30 TSU213"],
  ["members without a type", "{ properties: { a: {} } }", "5:16 TSU213"],
  ["items without a type", "{ anyOf: [{ items: {} }, { type: string }] }", "5:26 TSU213"],
  [
    "members beside several types",
    "{ type: [object, 'null'], allOf: [{ required: [a] }] }",
    "5:50 TSU213",
  ],
  ["an enum value of another type", "{ type: string, enum: [a, 1] }", "5:40 TSU213"],
  ["a const of another type", "{ type: integer, const: 1.5 }", "5:38 TSU213"],
  ["open ends that exclude everything", "{ exclusiveMinimum: 5, maximum: 5 }", "5:34 TSU213"],
  ["a mistake far inside", "{ items: { anyOf: [{ type: strin }] } }", "5:41 TSU213"],
])("refused: %s", (_name, schema, expected) => {
  expect(mistakesOf(withBinding(`payload: ${schema}`))).toEqual([expected]);
});

test("a reference that only leads to itself is refused at each of its places", () => {
  const schema = '{ $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/A" } } }';
  expect(mistakesOf(withBinding(`payload: ${schema}`))).toEqual(["5:22 TSU213", "5:55 TSU213"]);
});

test.each([
  ["{}"],
  ["{ type: [string, 'null'], format: date-time }"],
  ["{ enum: [1, two, null, { a: 1 }] }"],
  ["{ oneOf: [{ const: 1 }, { type: string, pattern: '^a$' }] }"],
  ["{ type: array, prefixItems: [{ type: string }], items: false, uniqueItems: true }"],
  [
    "{ $defs: { Tree: { type: object, properties: { left: { $ref: '#/$defs/Tree' } } } }, $ref: '#/$defs/Tree' }",
  ],
  ["{ type: object, additionalProperties: { type: integer, exclusiveMinimum: 0 } }"],
  ["{ type: object, oneOf: [{ required: [a] }, { required: [b] }] }"],
  ["{ type: object, nullable: true, anyOf: [{ required: [a] }] }"],
  ["{ allOf: [{ $ref: '#/$defs/A' }, { required: [a] }], $defs: { A: { type: object } } }"],
  ["{ type: string, nullable: true, enum: [a, null] }"],
  ["{ type: array, items: { $ref: '#' } }"],
  ["{ type: object, properties: { '': { type: string }, b: { $ref: '#/properties/' } } }"],
])("accepted: %s", (schema) => {
  expect(bindingOf(withBinding(`payload: ${schema}`)).payload.kind).toBe("schema");
});

test.each([
  ["{ type: array, items: [{ type: string }] }", "`prefixItems`"],
  ["{ not: {} }", "zod schema"],
  ["{ patternProperties: {} }", "`additionalProperties`"],
  ["{ propertyNames: {} }", "zod schema"],
  ["{ $anchor: a }", "`$defs`"],
  ["{ example: 1 }", "`examples:"],
  ["{ proprties: {} }", "did you mean `properties`?"],
])("says what to write instead: %s", (schema, hint) => {
  const reading = readModel(withBinding(`payload: ${schema}`), "a.yaml", {
    importExtension: ".ts",
  });
  const [problem] = reading.kind === "ok" ? [] : reading.diagnostics;
  expect(problem?.hint).toContain(hint);
});
