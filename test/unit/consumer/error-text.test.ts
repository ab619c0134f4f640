import { expect, test } from "vitest";
import { errorText } from "../../../templates/runtime/consumer/error-text.ts";

test("name, message, causes and the first lines of the stack", () => {
  const text = errorText(
    new TypeError("bad", { cause: new RangeError("deep", { cause: "root" }) }),
  );
  const [first, second, third, fourth] = text.split("\n");
  expect([first, second, third]).toEqual([
    "TypeError: bad",
    "caused by RangeError: deep",
    "caused by root",
  ]);
  expect(fourth).toMatch(/^\s+at /);
});

test("odd things thrown", () => {
  expect(errorText(undefined)).toBe("undefined");
  expect(errorText(null)).toBe("null");
  expect(errorText("")).toBe('""');
  expect(errorText("text")).toBe("text");
  expect(errorText(12n)).toBe("12n");
  expect(errorText(Symbol("x"))).toBe("a symbol");
  expect(errorText({ status: 500 })).toBe('{"status":500}');
  expect(errorText({ row: 7n })).toBe('{"row":"7n"}');
  expect(errorText(Array.from({ length: 10_000 }, () => 1))).toBe("an array");
  expect(errorText({ message: 5 })).toBe('{"message":5}');
});

test("huge, ill-formed and hostile errors stay bounded and valid", () => {
  const huge = errorText(new Error(`${"x".repeat(1_990)}${"😀".repeat(1_000_000)}`));
  expect(huge.length).toBeLessThanOrEqual(2_000);
  expect(huge.isWellFormed()).toBe(true);
  expect(errorText("a\ud83d\0")).toBe("a\ufffd\ufffd");
  const hostile = new Proxy(new Error("x"), {
    get: () => {
      throw new Error("get");
    },
    getPrototypeOf: () => {
      throw new Error("prototype");
    },
  });
  expect(errorText(hostile)).toBe("an object");
  const cause: { message: string; cause?: unknown } = { message: "loop" };
  cause.cause = cause;
  expect(errorText(cause).split("\n")).toHaveLength(4);
});
