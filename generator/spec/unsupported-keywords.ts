/** Keywords that JSON Schema and OpenAPI have and that are not checked here: what to write instead. */

const BY_ZOD = "a zod schema can say it: `payload: { zod: ./schemas.ts#Mail }`";
const BY_REFERENCE = "give it a name in `$defs`, and refer to it by `#/$defs/Name`";
const ANNOTATION = "it says nothing about values: delete it, or make it a `$comment`";

/** By keyword, the hint; each is refused, as a rule that is silently passed over is worse than none. */
export const UNSUPPORTED_KEYWORDS: ReadonlyMap<string, string> = new Map([
  ...["not", "if", "then", "else", "contains", "minContains", "maxContains"].map(
    (keyword) => [keyword, BY_ZOD] as const,
  ),
  ...["dependentRequired", "dependentSchemas", "dependencies", "propertyNames"].map(
    (keyword) => [keyword, BY_ZOD] as const,
  ),
  ...["unevaluatedProperties", "unevaluatedItems"].map(
    (keyword) =>
      [keyword, "write `additionalProperties` or `items` beside what it declares"] as const,
  ),
  ["patternProperties", "`additionalProperties` takes a schema for all members without a name"],
  ["additionalItems", "`items` beside `prefixItems` is for all further items"],
  ["id", "write `$id`, at the top"],
  ...["$anchor", "$dynamicAnchor", "$dynamicRef", "$recursiveAnchor", "$recursiveRef"].map(
    (keyword) => [keyword, BY_REFERENCE] as const,
  ),
  ...["discriminator", "xml", "externalDocs", "$vocabulary"].map(
    (keyword) => [keyword, ANNOTATION] as const,
  ),
  ...["readOnly", "writeOnly", "contentEncoding", "contentMediaType", "contentSchema"].map(
    (keyword) => [keyword, ANNOTATION] as const,
  ),
  ["example", "write `examples: [ … ]`"],
]);
