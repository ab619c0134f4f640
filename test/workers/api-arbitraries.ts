/** Requests of the REST API for fast-check, made from its own list of endpoints: mostly as declared, each part sometimes odd. */

import fc from "fast-check";
import type { Endpoint } from "./project/generated/runtime/api/endpoints.ts";
import type { SchemaNode } from "./project/generated/runtime/core/json-schema.ts";
import { JOB_STATES } from "./project/generated/runtime/core/state.ts";

/** One request, without who sends it. */
export interface FuzzedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Which answers the shards give. */
  readonly replies: number;
}

const ODD_TEXTS = [
  ...["", " ", "0", "-1", "1e9", "NaN", "true", "null", "[]", "desc", "999999999999999999999"],
  ...["'; DROP TABLE job; --", '"', "`", "%", "_", "?1", "?", "\\", "/*", "created_at;--"],
  ...["\u0000", "a\u0000b", "\ud83d", "\u2028", "<script>", "../..", "%2e%2e", "~", "\u{10ffff}"],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "index.", "index.customer"],
];
/** Where the same text at two places means something, it is to happen often. */
const GOOD_TEXTS = ["PLAIN", "DERIVED", "PLAIN#0:00000000000", "DERIVED#1:0000000000z"];

const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(300, 5_000).map((length) => "x".repeat(length)),
);

const oddValue = fc.oneof(oddText, fc.jsonValue(), fc.double(), fc.maxSafeInteger());

/** Values that a schema takes, and around them some that it does not. */
function valueOf(schema: SchemaNode): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 14, arbitrary: goodValueOf(schema) },
    { weight: 1, arbitrary: oddValue },
  );
}

function goodValueOf(schema: SchemaNode): fc.Arbitrary<unknown> {
  if (typeof schema === "boolean") return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return fc.oneof(...parts.map(goodValueOf));
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema;
  const type = Array.isArray(schema.type) ? (schema.type as readonly string[])[0] : schema.type;
  switch (type) {
    case "string":
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...GOOD_TEXTS) },
        { weight: 1, arbitrary: oddText },
      );
    case "integer":
      return fc.oneof(
        fc.integer({ min: minimum, max: maximum }),
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) }),
        fc.constantFrom(minimum, maximum),
      );
    case "number":
      return fc.double({ noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valueOf(schema.items ?? true), {
        minLength: Math.min(schema.minItems ?? 0, 5),
        maxLength: 5,
      });
    case "object":
      return objectOf(schema);
    default:
      return fc.oneof(fc.constant({ customer: "C", takesMs: 1 }), fc.constant({}), fc.jsonValue());
  }
}

function objectOf(schema: Exclude<SchemaNode, boolean>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties = false } = schema;
  const members = Object.entries(properties).map(([name, member]) => {
    const value = valueOf(member);
    // What may be anything is a payload, which hardly any job goes without.
    const isRequired = required.includes(name) || Object.keys(member).join() === "description";
    return fc.tuple(fc.constant(name), isRequired ? value : rarely(value, undefined));
  });
  const extra = fc.tuple(
    fc.constantFrom("index.customer", "index.takesMs", "index.none", "__proto__", "nothing"),
    additionalProperties === false ? oddValue : valueOf(additionalProperties),
  );
  const more = rarely(
    extra.map((each) => [each]),
    [],
  );
  return fc
    .tuple(fc.tuple(...members), more)
    .map(([entries, extras]) =>
      Object.fromEntries([...entries.filter(([, value]) => value !== undefined), ...extras]),
    );
}

/** Most of a request's many parts are left out, else hardly any would be right in all of them. */
function rarely<Value, Otherwise>(
  value: fc.Arbitrary<Value>,
  otherwise: Otherwise,
): fc.Arbitrary<Value | Otherwise> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(otherwise) },
    { weight: 1, arbitrary: value },
  );
}

function queryOf({ query, takesIndex }: Endpoint): fc.Arbitrary<string> {
  const known = Object.entries(query).map(([name, { schema, isList }]) =>
    rarely(fc.array(valueOf(schema), { minLength: 1, maxLength: isList === true ? 4 : 1 }), []).map(
      (values) => values.map((value) => [name, textOf(value)] as const),
    ),
  );
  const more = fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...Object.keys(query), "index.customer", "index.takesMs", "index.none"),
        oddText,
      ),
      oddText,
    ),
    { maxLength: takesIndex === true ? 2 : 1 },
  );
  return fc
    .tuple(fc.tuple(...known), fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, more))
    .map(([pairs, extra]) =>
      new URLSearchParams(
        [...pairs.flat(), ...extra].map(([name, value]) => [name, value]),
      ).toString(),
    );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Some are no JSON at all, and some are more of it than anybody means. */
function bodyOf({ body }: Endpoint): fc.Arbitrary<string | undefined> {
  if (body === null) return fc.constant(undefined);
  const good = valueOf(body).map((value) => JSON.stringify(value) ?? "");
  return fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 1, arbitrary: good.map((text) => text.slice(0, -1)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...["", "[]", "null", "{} {}", '{"__proto__":{"dry_run":true}}', '\ufeff{"ids":[]}'],
        "[".repeat(20_000) + "]".repeat(20_000),
        `{"binding":"PLAIN","payload":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}`,
      ),
    },
  );
}

function pathOf({ path }: Endpoint): fc.Arbitrary<string> {
  const parts = path.split("/").map((part) =>
    part.startsWith(":")
      ? fc.oneof(
          {
            weight: 5,
            arbitrary: fc.constantFrom(
              ...(part === ":id" ? GOOD_TEXTS.slice(2) : GOOD_TEXTS.slice(0, 2)),
            ),
          },
          // These would make it the path of another endpoint.
          { weight: 1, arbitrary: oddText.filter((text) => !/^\.{0,2}$/.test(text)) },
        )
      : fc.constant(part),
  );
  return fc
    .tuple(...parts)
    .map((texts) => texts.map((text) => encodeURIComponent(text.toWellFormed())).join("/"));
}

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant("application/json") },
  fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "application/json; charset=x"),
);

const headers = fc.record(
  {
    "last-event-id": fc.constantFrom("5", "-1", "NaN", "1e400", "a"),
    "content-length": fc.constantFrom("0", "-1", "9999999", "x"),
    accept: fc.constantFrom("*/*", "text/html"),
    cookie: fc.constantFrom("tsumugi_token=%E0%A4%A", "=;;", "tsumugi_token"),
    origin: fc.constantFrom("null", "https://evil.example"),
    "sec-fetch-site": fc.constantFrom("same-origin", "cross-site", "nonsense"),
    "x-http-method-override": fc.constantFrom("POST", "GET"),
  },
  { requiredKeys: [] },
);

/** A request of this endpoint. */
export function requestOf(endpoint: Endpoint): fc.Arbitrary<FuzzedRequest> {
  return fc
    .tuple(
      pathOf(endpoint),
      queryOf(endpoint),
      bodyOf(endpoint),
      contentType,
      fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, headers),
      fc.nat(50),
    )
    .map(([path, query, body, type, others, replies]) => ({
      method: endpoint.method,
      path: query === "" ? path : `${path}?${query}`,
      body,
      headers: body === undefined ? others : { ...others, "content-type": type },
      replies,
    }));
}

/** What may stand in a cursor besides what the API wrote into it. */
export const cursorPart = fc.oneof(
  oddValue,
  fc.constantFrom(...JOB_STATES, ...GOOD_TEXTS),
  fc.maxSafeInteger(),
);
