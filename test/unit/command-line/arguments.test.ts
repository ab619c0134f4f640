import { describe, expect, test } from "vitest";
import { parseArguments } from "../../../generator/command-line/arguments.ts";

const misuse = (...argv: string[]) => {
  const parsed = parseArguments(argv);
  return parsed.kind === "misuse" ? parsed.message : parsed;
};

describe("the command line", () => {
  test("options stand before, between and behind operands", () => {
    const parsed = parseArguments(["--config=a.yaml", "generate", "--check", "--format", "json"]);
    expect(parsed).toEqual({
      kind: "arguments",
      arguments: {
        command: "generate",
        operands: [],
        flags: new Set(["check"]),
        values: new Map([
          ["config", "a.yaml"],
          ["format", "json"],
        ]),
      },
    });
  });

  test.each([
    [["generat"], "unknown command `generat`; did you mean `generate`?"],
    [["frobnicate"], "unknown command `frobnicate`"],
    [["generate", "--chek"], "unknown option `--chek` of `generate`; did you mean `--check`?"],
    [["generate", "-x"], "unknown option `-x` of `generate`"],
    [["validate", "--check"], "unknown option `--check` of `validate`"],
    [["generate", "--check=yes"], "`--check` takes no value"],
    [["generate", "--config"], "`--config` needs a value: FILE"],
    [["generate", "--config="], "`--config` needs a value: FILE"],
    [
      ["generate", "--format", "jsn"],
      "`--format` takes text, json, github, not `jsn`; did you mean `json`?",
    ],
    [["generate", "--watch", "--check"], "`--check` and `--watch` exclude each other"],
    [["generate", "all"], "unexpected argument `all`"],
    [["explain"], "`explain` needs CODE: CODE is missing"],
  ])("%j is refused", (argv, message) => {
    expect(misuse(...argv)).toBe(message);
  });

  test("help asks for no operands", () => {
    for (const argv of [
      ["explain", "--help"],
      ["help", "explain"],
    ]) {
      expect(parseArguments(argv)).toMatchObject({
        kind: "arguments",
        arguments: { command: "explain", flags: new Set(["help"]) },
      });
    }
  });
});
