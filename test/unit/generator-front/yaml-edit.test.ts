import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addEntry, addItem } from "../../../generator/spec/yaml-edit.ts";

const entry = { key: "B", block: ["B:", "  x:", "    y: 1"], flow: "{ x: { y: 1 } }" };
const add = (text: string) => addEntry(text, ["map"], entry);

const maps = {
  block: "map:\n  A: 1\n",
  "without a last line end": "map:\n  A: 1",
  "CRLF and a BOM": "\uFEFFmap:\r\n  A: 1\r\nend: 1\r\n",
  "wide indentation": "map:\n    A:\n        z: 1\nend: 1\n",
  "no value": "map:\n  A:\nend: 1\n",
  "comments inside and behind": "map:\n  A: 1 # one\n  # of the map\n# of the end\nend: 1\n",
  "blank lines between": "map:\n  A: 1\n\n  C: 1\n\nend: 1\n",
  "a block scalar at the end": "map:\n  A: |\n    text\n\nend: 1\n",
  "braces on one line": "map: { A: 1 } # all\nend: 1\n",
  "braces over lines": "map: {\n  A: 1,\n}\n",
  "empty braces": "map: {}\n",
  "a quoted key": 'map:\n  "A": 1\n',
};

describe.each(Object.entries(maps))("an entry added to %s", (_name, text) => {
  const added = add(text) ?? "";

  test("is there, behind the others", () => {
    const value = (source: string) => parse(source.replace("\uFEFF", "")) as { map: object };
    expect(value(added)).toEqual({
      ...value(text),
      map: { ...value(text).map, B: { x: { y: 1 } } },
    });
    expect(Object.keys(value(added).map).at(-1)).toBe("B");
  });

  test("leaves every other byte as it was", () => {
    let head = 0;
    while (head < text.length && text[head] === added[head]) head += 1;
    const tail = text.slice(head);
    expect(added.startsWith(text.slice(0, head)) && added.endsWith(tail)).toBe(true);
    expect(/[^\r]\n/.test(added)).toBe(/[^\r]\n/.test(text));
  });
});

describe("where there is nothing to add to", () => {
  test.each(["", "map:\n", "map: 1\n", "other: {}\n"])("%j stays", (text) => {
    expect(add(text)).toBeNull();
  });
});

test("an entry is as far in as the others, one level as wide as theirs", () => {
  expect(add(maps["wide indentation"])).toBe(
    "map:\n    A:\n        z: 1\n    B:\n        x:\n            y: 1\nend: 1\n",
  );
  expect(add(maps["blank lines between"])).toBe(
    "map:\n  A: 1\n\n  C: 1\n\n  B:\n    x:\n      y: 1\n\nend: 1\n",
  );
});

describe("an item", () => {
  const item = (text: string) => addItem(text, "list", "b.ts", "Ours.");
  test.each([
    ["a: 1\n", "a: 1\n\n# Ours.\nlist:\n  - b.ts\n"],
    ["a: 1", "a: 1\n\n# Ours.\nlist:\n  - b.ts\n"],
    ["list: [a.ts] # x\n", "list: [a.ts, b.ts] # x\n"],
    ["list: []\n", "list: [ b.ts ]\n"],
    ["list:\n- a.ts # why\nend: 1\n", "list:\n- a.ts # why\n- b.ts\nend: 1\n"],
    ["list:\r\n  - a.ts\r\n", "list:\r\n  - a.ts\r\n  - b.ts\r\n"],
  ])("is added to %j", (text, wanted) => {
    expect(item(text)).toBe(wanted);
  });

  test("is not added to what is no list", () => {
    expect(item("list: 1\n")).toBeNull();
    expect(item("{ a: 1 }\n")).toBeNull();
  });
});
