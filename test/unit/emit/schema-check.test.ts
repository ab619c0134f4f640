/** The interpreter of inline schemas: tables by keyword, then random schemas against another implementation. */

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { z as z3 } from "zod/v3";
import { FORMATS, hasFormat } from "../../../templates/runtime/core/formats.ts";
import type { JsonSchema, SchemaNode } from "../../../templates/runtime/core/json-schema.ts";
import { checkByParser, type SafeParser } from "../../../templates/runtime/core/parser-check.ts";
import { checkSchema, ISSUE_LIMIT } from "../../../templates/runtime/core/schema-check.ts";

/** A schema, values that fit it and values that do not. */
type Row = readonly [schema: SchemaNode, good: readonly unknown[], bad: readonly unknown[]];

const person: JsonSchema = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer" } },
  required: ["name"],
};

const rows: Readonly<Record<string, Row>> = {
  true: [true, [1, null, {}], []],
  false: [false, [], [1, null, {}]],
  "no keyword": [{}, [1, null, {}, []], []],
  string: [{ type: "string" }, ["", "a"], [1, null, {}, [], true]],
  integer: [{ type: "integer" }, [0, -1, 1.0], [0.5, "1", Number.NaN, Infinity]],
  number: [{ type: "number" }, [0, 0.5], ["1", Number.NaN, -Infinity]],
  boolean: [{ type: "boolean" }, [true, false], [0, "true"]],
  null: [{ type: "null" }, [null], [undefined, 0, ""]],
  array: [{ type: "array" }, [[], [1]], [{}, "a"]],
  object: [{ type: "object" }, [{}, { a: 1 }], [[], null, "a"]],
  "several types": [{ type: ["string", "null"] }, ["a", null], [1]],
  nullable: [{ type: "string", nullable: true }, ["a", null], [1]],
  "a null that is not nullable": [{ type: "string", nullable: false }, ["a"], [null]],
  enum: [
    { enum: ["a", 1, null, { b: [1] }] },
    ["a", 1, null, { b: [1] }],
    ["b", 2, { b: [2] }, {}],
  ],
  const: [{ const: { a: 1, b: 2 } }, [{ b: 2, a: 1 }], [{ a: 1 }, { a: 1, b: 2, c: 3 }, [1, 2]]],
  minLength: [{ minLength: 2 }, ["ab", "😀😀", 5], ["a", "😀"]],
  maxLength: [{ maxLength: 2 }, ["ab", "😀😀"], ["abc", "😀😀😀"]],
  pattern: [{ pattern: "^a+$" }, ["aa", 1], ["b"]],
  minimum: [{ minimum: 0 }, [0, 1, "x"], [-1]],
  maximum: [{ maximum: 0 }, [0, -1], [1]],
  exclusiveMinimum: [{ exclusiveMinimum: 0 }, [1], [0]],
  exclusiveMaximum: [{ exclusiveMaximum: 0 }, [-1], [0]],
  multipleOf: [{ multipleOf: 0.01 }, [0.07, 19.99, 0, 1e15], [0.075]],
  "a large multiple": [{ multipleOf: 3 }, [3e9, 9_007_199_254_740_990], [3e9 + 1]],
  items: [{ items: { type: "string" } }, [[], ["a"], "x"], [[1], ["a", 1]]],
  prefixItems: [
    { prefixItems: [{ type: "string" }, { type: "number" }], items: { type: "boolean" } },
    [[], ["a"], ["a", 1], ["a", 1, true]],
    [[1], ["a", "b"], ["a", 1, 2]],
  ],
  "closed tuple": [{ prefixItems: [{}], items: false }, [[], [1]], [[1, 2]]],
  minItems: [{ minItems: 1 }, [[1]], [[]]],
  maxItems: [{ maxItems: 1 }, [[1]], [[1, 2]]],
  uniqueItems: [
    { uniqueItems: true },
    [[], [1, "1", true, null], [{ a: 1 }, { a: 2 }]],
    [
      [1, 1],
      [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
      [null, null],
    ],
  ],
  properties: [
    person,
    [{ name: "a" }, { name: "a", age: 1, more: true }],
    [{}, { name: 1 }, { name: "a", age: 1.5 }],
  ],
  "undefined counts as absent": [person, [{ name: "a", age: undefined }], [{ name: undefined }]],
  "additionalProperties: false": [
    { ...person, additionalProperties: false },
    [{ name: "a" }, { name: "a", other: undefined }],
    [{ name: "a", other: 1 }],
  ],
  "additionalProperties: schema": [
    { additionalProperties: { type: "number" } },
    [{ a: 1 }],
    [{ a: "1" }],
  ],
  minProperties: [{ minProperties: 1 }, [{ a: 1 }], [{}, { a: undefined }]],
  maxProperties: [{ maxProperties: 1 }, [{ a: 1 }], [{ a: 1, b: 2 }]],
  anyOf: [{ anyOf: [{ type: "string" }, { minimum: 5 }] }, ["a", 5], [4]],
  oneOf: [{ oneOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, [2, 3], [5, 6]],
  allOf: [{ allOf: [{ minimum: 1 }, { maximum: 3 }] }, [1, 3], [0, 4]],
  $ref: [{ $ref: "#/$defs/a~1b", $defs: { "a/b": { type: "string" } } }, ["a"], [1]],
  recursion: [
    { type: "object", properties: { next: { $ref: "#" } }, additionalProperties: false },
    [{ next: { next: {} } }],
    [{ next: { next: { other: 1 } } }],
  ],
  "names of Object.prototype": [
    {
      type: "object",
      properties: { a: {} },
      required: ["constructor"],
      additionalProperties: false,
    },
    [],
    [{}, { a: 1 }, JSON.parse('{"__proto__": 1}'), JSON.parse('{"constructor": 1}')],
  ],
  "a member called __proto__": [
    JSON.parse(
      '{"properties": {"__proto__": {"type": "string"}}, "required": ["__proto__"]}',
    ) as JsonSchema,
    [JSON.parse('{"__proto__": "a"}')],
    [{}, JSON.parse('{"__proto__": 1}')],
  ],
};

describe.each(Object.entries(rows))("%s", (_name, [schema, good, bad]) => {
  test("takes what fits", () => {
    for (const value of good) expect(checkSchema(schema, value), JSON.stringify(value)).toEqual([]);
  });
  test("refuses what does not", () => {
    for (const value of bad)
      expect(checkSchema(schema, value), JSON.stringify(value)).not.toEqual([]);
  });
});

test.each([
  [
    "date",
    ["2024-02-29", "0001-12-31"],
    ["2023-02-29", "2024-13-01", "2024-1-1", "2024-00-10", ""],
  ],
  ["time", ["23:59:60Z", "10:00:00.5+02:00"], ["24:00:00Z", "10:00Z", "10:00:00"]],
  [
    "date-time",
    ["2024-02-29T10:00:00Z", "2024-02-29t10:00:00.123-05:00"],
    ["2024-02-30T10:00:00Z", "2024-02-29", "2024-02-29T10:00:00"],
  ],
  ["duration", ["P1D", "PT1H30M", "P2W", "P1Y2M3DT4H5M6.7S"], ["P", "PT", "1D", "P1H"]],
  [
    "email",
    ["a@b.c", "first.last+tag@sub.example.com"],
    ["a", "@b", "a@", "a b@c.d", ".a@b.c", "a..b@c.d", "a@-b.c"],
  ],
  [
    "hostname",
    ["example.com", "a", "xn--nxasmq6b.example"],
    ["-a", "a-", "a..b", "", `${"a".repeat(64)}.com`],
  ],
  ["ipv4", ["1.2.3.4", "255.255.255.255"], ["256.1.1.1", "1.2.3", "01.2.3.4", "1.2.3.4.5"]],
  [
    "ipv6",
    ["::", "::1", "1:2:3:4:5:6:7:8", "::ffff:1.2.3.4", "1::8"],
    [":::", "1:2:3:4:5:6:7", "1::2::3", "12345::", "1.2.3.4", "1:2:3:4:5:6:7:8:9", ""],
  ],
  [
    "uri",
    ["https://example.com/a?b#c", "mailto:a@b.c", "urn:isbn:1"],
    ["/a", "example.com", "https://a b", "http://", ""],
  ],
  ["url", ["https://example.com"], ["nope"]],
  [
    "uuid",
    ["6f9619ff-8b86-d011-b42d-00c04fc964ff"],
    ["6f9619ff8b86d011b42d00c04fc964ff", "6f9619ff-8b86-d011-b42d-00c04fc964fg"],
  ],
])("format %s", (format, good, bad) => {
  expect(FORMATS).toContain(format);
  for (const text of good) expect(hasFormat(format, text), text).toBe(true);
  for (const text of bad) expect(hasFormat(format, text), text).toBe(false);
});

describe("what an issue says", () => {
  test.each<[SchemaNode, unknown, string]>([
    [person, {}, "payload.name: expected a value (required), found nothing"],
    [person, { name: 5 }, "payload.name: expected a string, found 5"],
    [
      { items: { properties: { "a b": { type: "null" } } } },
      [{}, { "a b": 1 }],
      'payload[1]["a b"]: expected null, found 1',
    ],
    [{ enum: ["a", "b"] }, "c", 'payload: expected one of "a", "b", found "c"'],
    [
      { properties: { to: {} }, additionalProperties: false },
      { ot: 1 },
      "payload.ot: expected no member of this name; known are to, found 1",
    ],
    [
      { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
      1,
      "payload: expected a string or an array, found 1",
    ],
    [
      { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
      ["a", 1],
      "payload[1]: expected a string, found 1",
    ],
  ])("%j, %j", (schema, value, text) => {
    expect(checkSchema(schema, value).map(({ path, message }) => `${path}: ${message}`)).toEqual([
      text,
    ]);
  });
});

describe("bounds", () => {
  test("issues", () => {
    const value = Array.from({ length: 1_000 }, () => 1);
    expect(checkSchema({ items: { type: "string" } }, value)).toHaveLength(ISSUE_LIMIT);
  });

  test("texts", () => {
    const [issue] = checkSchema({ type: "number" }, "x".repeat(1_000_000));
    expect(issue?.message.length).toBeLessThan(200);
    const [odd] = checkSchema({ additionalProperties: false }, { ["y".repeat(10_000) + " "]: 1 });
    expect(odd?.path.length).toBeLessThan(200);
  });

  test("depth", () => {
    let value: unknown = {};
    for (let level = 0; level < 5_000; level += 1) value = { next: value };
    const issues = checkSchema({ properties: { next: { $ref: "#" } } }, value);
    expect(issues[0]?.expected).toBe("at most 100 levels");
  });

  test("alternatives that branch at every level", () => {
    let value: unknown = 1;
    for (let level = 0; level < 60; level += 1) value = [value];
    const inner: JsonSchema = { items: { $ref: "#" } };
    const schema: JsonSchema = { type: "array", anyOf: [inner, inner] };
    const start = performance.now();
    expect(checkSchema(schema, value)).not.toEqual([]);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  test("a megabyte of items", () => {
    const value = Array.from({ length: 200_000 }, (_, index) => ({ index }));
    const schema: JsonSchema = {
      uniqueItems: true,
      items: { type: "object", properties: { index: { type: "integer" } } },
    };
    expect(checkSchema(schema, value)).toEqual([]);
  });
});

describe("zod schemas", () => {
  const schema = z.object({
    items: z.array(z.object({ price: z.number() })),
    at: z.iso.date().optional(),
  });

  test("good", () => {
    expect(checkByParser(schema, { items: [{ price: 1 }] })).toEqual([]);
  });

  test("each issue with its path and what stands there", () => {
    expect(
      checkByParser(schema, { items: [{ price: 1 }, { price: "2" }], at: "soon" }),
    ).toMatchObject([
      {
        path: "payload.items[1].price",
        found: '"2"',
        message: expect.stringContaining("number") as string,
      },
      { path: "payload.at", found: '"soon"' },
    ]);
  });

  test.each([
    ["a type", z.number(), "x", "number"],
    ["a length", z.string().min(3), "x", "string to have >=3 characters"],
    ["an enum", z.enum(["a", "b"]), "c", 'one of "a"|"b"'],
    [
      "an own sentence",
      z.string().min(3, "Write more: at least three"),
      "x",
      "Write more: at least three",
    ],
    ["a format", z.iso.date(), "soon", "Invalid ISO date"],
    ["zod 3: a type", z3.number(), "x", "number"],
    ["zod 3: an integer", z3.number().int(), 1.5, "integer"],
    ["zod 3: an enum", z3.enum(["a", "b"]), "c", "'a' | 'b'"],
    ["zod 3: nothing", z3.string(), undefined, "Required"],
  ] as const)(
    "what was expected, in words that can follow `expected`: %s",
    (_, asked, value, expected) => {
      expect(checkByParser(asked as SafeParser, value)).toMatchObject([{ expected }]);
    },
  );

  test("a schema that cannot be asked refuses", () => {
    const asynchronous = z.string().refine(async () => true);
    expect(checkByParser(asynchronous, "a")).toMatchObject([{ path: "payload" }]);
  });
});
