/** The interpreter of inline schemas agrees with zod's reading of the same schemas. */

import fc from "fast-check";
import { test } from "vitest";
import { z } from "zod";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import { checkSchema } from "../../templates/runtime/core/schema-check.ts";

const name = fc.constantFrom("a", "b", "c");
const text = fc.constantFrom("", "a", "bb", "ccc");
const scalar = fc.oneof(text, fc.integer({ min: -3, max: 3 }), fc.boolean(), fc.constant(null));

const { schema } = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf(),
    fc.record({ type: fc.constant("array" as const), items: tie("schema"), maxItems: fc.nat(3) }),
    fc
      .uniqueArray(fc.tuple(name, tie("schema"), fc.boolean()), {
        selector: ([key]) => key,
        maxLength: 3,
      })
      .chain((members) =>
        fc.boolean().map((open): JsonSchema => ({
          type: "object",
          properties: Object.fromEntries(members.map(([key, member]) => [key, member])),
          required: members.filter(([, , required]) => required).map(([key]) => key),
          additionalProperties: open,
        })),
      ),
    fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf): JsonSchema => ({ anyOf })),
  ),
}));

function leaf(): fc.Arbitrary<JsonSchema> {
  return fc.oneof(
    fc.record({ type: fc.constant("string" as const), minLength: fc.nat(2), maxLength: fc.nat(3) }),
    fc.record({
      type: fc.constant("integer" as const),
      minimum: fc.integer({ min: -3, max: 0 }),
      maximum: fc.nat(3),
    }),
    fc.record({
      type: fc.constant("number" as const),
      exclusiveMinimum: fc.integer({ min: -3, max: 0 }),
    }),
    fc.constant<JsonSchema>({ type: "boolean" }),
    fc.constant<JsonSchema>({ type: "null" }),
    scalar.map((value): JsonSchema => ({ const: value })),
    fc.uniqueArray(text, { minLength: 1 }).map((values): JsonSchema => ({ enum: values })),
  );
}

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** A value that has a fair chance of fitting the schema. */
function fitting(wanted: JsonSchema): fc.Arbitrary<unknown> {
  if (Object.hasOwn(wanted, "const")) return fc.constant(wanted.const);
  if (wanted.enum !== undefined) return fc.constantFrom(...wanted.enum);
  if (wanted.anyOf !== undefined) {
    return fc.oneof(...wanted.anyOf.map((option) => fitting(option as JsonSchema)));
  }
  switch (wanted.type) {
    case "string":
      return text;
    case "integer":
    case "number":
      return fc.integer({ min: -4, max: 4 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fitting(wanted.items as JsonSchema), { maxLength: 3 });
    default: {
      const members = Object.entries(wanted.properties ?? {});
      const arbitraries = members.map(([key, member]) => [key, fitting(member as JsonSchema)]);
      return fc.record(Object.fromEntries(arbitraries) as Record<string, fc.Arbitrary<unknown>>, {
        noNullPrototype: true,
      });
    }
  }
}

test("agrees with zod", () => {
  const pair = schema.chain((wanted) =>
    fc.tuple(fc.constant(wanted), fc.oneof(value, fitting(wanted))),
  );
  fc.assert(
    fc.property(pair, ([wanted, candidate]) => {
      const expected = z.fromJSONSchema(wanted as Parameters<typeof z.fromJSONSchema>[0]);
      return (
        (checkSchema(wanted, candidate).length === 0) === expected.safeParse(candidate).success
      );
    }),
    { numRuns: 2_000 },
  );
});
