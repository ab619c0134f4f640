import fc from "fast-check";
import { expect, test } from "vitest";
import { toJsonText, toResultText } from "../../../templates/runtime/core/json.ts";

function textOf(value: unknown): string {
  const json = toJsonText(value, "payload");
  if (json.kind !== "text") throw new Error(`${json.issue.path}: ${json.issue.found}`);
  return json.text;
}

function pathOf(value: unknown): string | null {
  const json = toJsonText(value, "payload");
  return json.kind === "text" ? null : `${json.issue.path} is ${json.issue.found}`;
}

test("P56 any JSON value comes back equal, odd strings and names included", () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(JSON.parse(textOf(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const odd = JSON.parse(
    '{"__proto__":{"x":1},"constructor":1,"a":"\\ud83d\\u0000\\u2028"}',
  ) as unknown;
  const back = JSON.parse(textOf(odd)) as Record<string, unknown>;
  expect(Object.keys(back)).toEqual(["__proto__", "constructor", "a"]);
  expect(back["a"]).toBe("\ud83d\0\u2028");
  expect(back["x"]).toBeUndefined();
  expect(textOf(odd).isWellFormed()).toBe(true);
});

test("undefined members vanish, -0 becomes 0, a shared object is no cycle", () => {
  const shared = { n: -0 };
  expect(textOf({ a: undefined, b: shared, c: shared })).toBe('{"b":{"n":0},"c":{"n":0}}');
  expect(textOf(Object.assign(Object.create(null) as object, { a: 1 }))).toBe('{"a":1}');
});

test("P56 what JSON would change in silence is refused by name and path", () => {
  const cycle: Record<string, unknown> = {};
  cycle["again"] = [cycle];
  class Point {
    readonly x = 1;
  }
  expect(pathOf(undefined)).toBe("payload is undefined");
  expect(pathOf({ a: [1, undefined] })).toBe("payload.a[1] is undefined");
  expect(pathOf({ a: { "odd name": 1n } })).toBe('payload.a["odd name"] is a BigInt');
  expect(pathOf([Number.NaN])).toBe("payload[0] is NaN");
  expect(pathOf({ at: new Date() })).toBe("payload.at is a Date");
  expect(pathOf({ m: new Map() })).toBe("payload.m is a Map");
  expect(pathOf({ m: new Uint8Array(2) })).toBe("payload.m is a Uint8Array");
  expect(pathOf(new Point())).toBe("payload is a Point");
  expect(pathOf({ toJSON: () => 1 })).toBe("payload.toJSON is a function");
  const hidden = Object.defineProperty({}, "toJSON", { value: () => undefined });
  expect(pathOf({ hidden })).toBe("payload.hidden.toJSON is a function");
  const list = Object.assign([1], { toJSON: () => undefined });
  expect(pathOf(list)).toBe("payload.toJSON is a function");
  expect(pathOf({ toJSON: "a text" })).toBeNull();
  expect(pathOf({ s: Symbol("s") })).toBe("payload.s is a symbol");
  expect(pathOf(cycle)).toBe("payload.again[0] is a cycle");
  expect(pathOf(new Proxy({}, { ownKeys: () => [][0] as never }))).toMatch(/^payload is /);
  const getter = Object.defineProperty({}, "x", {
    enumerable: true,
    get: () => {
      throw new Error("no");
    },
  });
  expect(pathOf(getter)).toBe("payload is a value that throws an Error");
});

test("P56 depth is bounded, whatever the depth", () => {
  const nested = (depth: number): unknown =>
    Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);
  expect(pathOf(nested(200))).toBeNull();
  expect(pathOf(nested(201))).toMatch(/ is deeper nesting$/);
  expect(pathOf(nested(100_000))).toMatch(/ is deeper nesting$/);
});

test("P09 a result is kept up to 8 KiB of UTF-8, else it says why not", () => {
  expect(toResultText(undefined)).toEqual({});
  expect(toResultText(null)).toEqual({ result: "null" });
  expect(toResultText("x".repeat(8_190))).toEqual({ result: `"${"x".repeat(8_190)}"` });
  expect(toResultText("x".repeat(8_191))).toEqual({
    resultOmitted: "too large: 8193 bytes, at most 8192 are kept",
  });
  expect(toResultText("界".repeat(3_000))).toHaveProperty("resultOmitted");
  expect(toResultText({ f: () => 1 })).toEqual({
    resultOmitted: "not JSON: result.f is a function",
  });
});
