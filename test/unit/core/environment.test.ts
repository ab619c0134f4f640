import { expect, test } from "vitest";
import { definitionsIn } from "../../../templates/runtime/core/environment.ts";
import { definitionOf } from "../../support/definition.ts";

const definitions = { MAIL: definitionOf(), CHARGE: definitionOf({ name: "CHARGE" }) };
const overrides = { staging: { MAIL: { concurrency: 2, rate: null } } };

test("without the variable nothing differs", () => {
  expect(definitionsIn({}, definitions, overrides)).toBe(definitions);
});

test("in an environment what it names differs, and nothing else", () => {
  const there = definitionsIn({ TSUMUGI_ENVIRONMENT: "staging" }, definitions, overrides);
  expect(there).toEqual({
    MAIL: { ...definitions.MAIL, concurrency: 2 },
    CHARGE: definitions.CHARGE,
  });
});

test.each(["production", "constructor", "", 5])(
  "an environment that the code does not know is refused: %j",
  (name) => {
    const call = () => definitionsIn({ TSUMUGI_ENVIRONMENT: name }, definitions, overrides);
    expect(call).toThrow(`to be one of staging, found ${JSON.stringify(name)}`);
  },
);
