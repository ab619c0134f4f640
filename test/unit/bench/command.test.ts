import { expect, test } from "vitest";
import { readCommand } from "../../bench/command.ts";

const known = ["generation", "latency", "memory"];

test("no argument: all parts", () => {
  expect(readCommand([], known)).toEqual({ parts: known, quick: false, write: false });
});

test("named parts are measured in the bench's order", () => {
  expect(readCommand(["memory", "--quick", "generation"], known)).toEqual({
    parts: ["generation", "memory"],
    quick: true,
    write: false,
  });
});

test("the page is written of a whole run only", () => {
  expect(readCommand(["--write"], known)).toEqual({ parts: known, quick: false, write: true });
  expect(readCommand(["--write", "memory"], known)).toHaveProperty("problem");
});

test.each([["latncy"], ["--wirte"]])("%s is unknown", (arg) => {
  expect(readCommand([arg], known)).toEqual({
    problem: `unknown: ${arg}; there are generation, latency, memory`,
  });
});
