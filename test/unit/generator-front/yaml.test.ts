import { describe, expect, test } from "vitest";
import { readYaml } from "../../../generator/spec/yaml.ts";
import { mistakeOf, mistakesOf, modelOf, withBinding, withTop } from "./config.ts";

describe("text that is not a config", () => {
  test.each([
    ["nothing", "", "1:1 TSU103"],
    ["white space", " \n\n", "1:1 TSU103"],
    ["comments", "# soon\n# more\n", "1:1 TSU103"],
    ["an explicit null", "~\n", "1:1 TSU103"],
    ["a list", "- a\n- b\n", "1:1 TSU104"],
    ["a word", "\nhello\n", "2:1 TSU104"],
    ["two documents", "version: 1\n---\nname: b\n", "2:1 TSU105"],
    ["an open list", "a: [1, 2\nb: 3\n", "2:1 TSU101"],
    ["an open quote", 'a: "x\n', "2:1 TSU101"],
    ["two maps in one line", "a: b: c\n", "1:4 TSU101"],
    ["a tab as indentation", "a:\n\tb: 1\n", "2:1 TSU102"],
    ["an unknown tag", "a: !secret x\n", "1:4 TSU110"],
    ["a YAML 1.1 directive", "%YAML 1.1\n---\na: no\n", "1:1 TSU110"],
  ])("%s", (_name, text, expected) => {
    expect(mistakesOf(text)).toContain(expected);
  });

  test.each([
    ["unclosed", "[".repeat(20_000)],
    ["closed", "[".repeat(20_000) + "]".repeat(20_000)],
    ["maps", "{ a: ".repeat(5_000) + "1" + " }".repeat(5_000)],
  ])("depth without end is a diagnostic and not a crash: %s", (_name, value) => {
    expect(mistakesOf(withBinding(`payload: { const: ${value} }`))).not.toEqual([]);
  });
});

describe("YAML that two parsers could read in two ways", () => {
  test.each([
    ["a key twice", ["shards: 1", "shards: 2"], "6:5 TSU106"],
    ["an anchor", ["timeoutMs: &t 5s"], "5:19 TSU107"],
    ["a merge key", ["<<: { shards: 2 }"], "5:5 TSU107"],
    ["a number as a key", ["1: 2"], "5:5 TSU108"],
    ["null as a key", ["~: 2"], "5:5 TSU108"],
    ["a list as a key", ["? [a]", ": 1"], "5:7 TSU108"],
    ["a leading zero", ["maxAttempts: 010"], "5:18 TSU109"],
    ["a number that loses digits", ["maxAttempts: 9007199254740993"], "5:18 TSU109"],
    ["infinity", ["maxAttempts: .inf"], "5:18 TSU109"],
    ["not a number", ["maxAttempts: .nan"], "5:18 TSU109"],
    ["half a character", ['description: "a\\uD83Db"'], "5:18 TSU112"],
    ["NUL in a key", ['payload: { type: object, properties: { "a\\0": {} } }'], "5:44 TSU112"],
    ["the prototype", ["__proto__: { shards: 2 }"], "5:5 TSU111"],
    ["the prototype, quoted", ['"__proto__": 1'], "5:5 TSU111"],
  ])("%s", (_name, lines, expected) => {
    expect(mistakesOf(withBinding(...lines))).toEqual([expected]);
  });

  test("an alias is refused where it stands, beside its anchor", () => {
    const text = withBinding("timeoutMs: &t 5s", "uniqueForMs: *t");
    expect(mistakesOf(text)).toEqual(["5:19 TSU107", "6:18 TSU107"]);
  });

  test("an option that could not be read is not reported as missing, too", () => {
    expect(mistakesOf("version: 1\nname: *x\nbindings: { MAIL: {} }\n")).toEqual(["2:7 TSU107"]);
  });

  test("a binding twice names the line of the first", () => {
    const text = "version: 1\nname: a\nbindings:\n  MAIL: {}\n  MAIL: {}\n";
    expect(mistakeOf(text)).toBe(
      "5:3 TSU106 `MAIL` stands twice in this map, first in line 4 | keep only one of them",
    );
  });
});

describe("what is fine", () => {
  test("a byte order mark, with columns as an editor shows them", () => {
    modelOf("\uFEFF" + withBinding());
    expect(mistakesOf("\uFEFFversio: 1\nname: a\nbindings: { MAIL: {} }\n")).toEqual([
      "1:1 TSU201",
    ]);
  });

  test("Windows line ends", () => {
    modelOf(withBinding("shards: 1").replaceAll("\n", "\r\n"));
    expect(mistakesOf(withBinding("shards: x").replaceAll("\n", "\r\n"))).toEqual(["5:13 TSU204"]);
  });

  test("document marks around the only document", () => {
    modelOf(`---\n${withBinding()}...\n`);
  });

  test("JSON, which is YAML", () => {
    modelOf('{"version": 1, "name": "shop", "bindings": {"MAIL": {"shards": 1}}}');
  });

  test("members of payloads may be called like members of every object", () => {
    const text = withBinding("payload: { type: object, properties: { constructor: {} } }");
    expect(modelOf(text).bindings[0]?.payload).toMatchObject({
      kind: "schema",
      schema: { properties: { constructor: {} } },
    });
  });

  test("numbers with digits for people", () => {
    const text = withTop("retention: { limit: 2_000, olderThanMs: 60_000 }");
    expect(modelOf(text).retention).toMatchObject({ limit: 2_000, olderThanMs: 60_000 });
  });
});

describe("one mistake of syntax", () => {
  test("is told once, where it is, though the parser stumbles over all that follows", () => {
    const text = [
      "version: 1",
      "name: shop",
      "bindings:",
      "  MAIL: { shards: 2 } }",
      "  PING: { shards: 2 }",
      "queues: { slow: {} }",
    ].join("\n");
    expect(mistakesOf(text)).toEqual(["4:23 TSU101"]);
  });

  test("is told in its line, also behind brackets that are never closed", () => {
    const text = ["version: 1", "bindings:", "  MAIL: { shards: [1,", "  2", "", "queues: {}"];
    for (const mistake of mistakesOf(text.join("\n"))) {
      const [line = "", column = ""] = mistake.split(/[: ]/);
      expect(Number(line)).toBeLessThanOrEqual(text.length);
      expect(Number(column)).toBeLessThanOrEqual((text[Number(line) - 1]?.length ?? 0) + 1);
    }
  });

  test.each([
    ["lists", `a: ${"[".repeat(20_000)}${"]".repeat(20_000)}`],
    ["maps", `a: ${"{a: ".repeat(5_000)}1${"}".repeat(5_000)}`],
    ["lines", Array.from({ length: 3_000 }, (_, level) => `${" ".repeat(level)}a:`).join("\n")],
  ])("that is depth is told as depth: %s", (_name, text) => {
    const { diagnostics } = readYaml(text, "a.yaml");
    expect(diagnostics.at(-1)?.message).toBe("this is nested deeper than 100 levels");
  });
});
