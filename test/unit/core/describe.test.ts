import { expect, test } from "vitest";
import { describeValue } from "../../../templates/runtime/core/describe.ts";
import { nearestName } from "../../../templates/runtime/core/nearest.ts";

test("any value is described in a few words, and none makes it throw", () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const cases: [unknown, string][] = [
    ['a"b', '"a\\"b"'],
    [-0, "-0"],
    [Number.NaN, "NaN"],
    [12n, "12n"],
    [undefined, "undefined"],
    [null, "null"],
    [true, "true"],
    [Symbol("x"), "a symbol"],
    [describeValue, "a function"],
    [[], "an array"],
    [{}, "an object"],
    [Object.create(null), "an object"],
    [new Map(), "a Map"],
    [new Error("x"), "an Error"],
    [proxy, "an object"],
  ];
  for (const [value, words] of cases) expect(describeValue(value)).toBe(words);
  expect(describeValue("\0".repeat(10_000_000)).length).toBeLessThanOrEqual(80);
  expect(describeValue(10n ** 1_000n).length).toBeLessThanOrEqual(80);
});

test("the nearest name is offered only where it is near", () => {
  const names = ["MAIL", "CHARGE", "WEBHOOK"];
  expect(nearestName("MIAL", names)).toBe("MAIL");
  expect(nearestName("charges", names)).toBe("CHARGE");
  expect(nearestName("WEBHOKO", names)).toBe("WEBHOOK");
  expect(nearestName("REPORT", names)).toBeNull();
  expect(nearestName("", names)).toBeNull();
  expect(nearestName("x".repeat(1_000_000), names)).toBeNull();
  expect(nearestName("MAIL", [])).toBeNull();
});
