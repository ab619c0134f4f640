import { describe, expect, test } from "vitest";
import { editEntry } from "../../../generator/init/entry.ts";

const edit = (text: string) => editEntry(text, "../generated/worker.ts");
const edited = (text: string) => {
  const result = edit(text);
  return result.kind === "edited" ? result.text : result.kind;
};

describe("an entry", () => {
  test.each([
    ["export default {};\n", "export default { ...tsumugi };\n"],
    ["export default { fetch };\n", "export default { ...tsumugi, fetch };\n"],
    [
      "export default ({\n    // first\n    fetch,\n}) as Handler;\n",
      "export default ({\n    ...tsumugi,\n    // first\n    fetch,\n}) as Handler;\n",
    ],
    [
      "const a = { fetch } satisfies X;\nexport default a;\n",
      "const a = { ...tsumugi, fetch } satisfies X;\nexport default a;\n",
    ],
  ])("%j is added to", (text, wanted) => {
    const head =
      'import tsumugi from "../generated/worker.ts";\n\nexport * from "../generated/worker.ts";\n\n';
    expect(edited(text)).toBe(head + wanted);
  });

  test("keeps its imports in front, its line ends and its quotes", () => {
    expect(edited("import a from './a';\r\nexport default { a };\r\n")).toBe(
      "import a from './a';\r\nimport tsumugi from '../generated/worker.ts';\r\n\r\n" +
        "export * from '../generated/worker.ts';\r\nexport default { ...tsumugi, a };\r\n",
    );
  });

  test("names the handlers that must hand our work on", () => {
    expect(edit("export default { queue() {}, async scheduled() {}, fetch: 1 };")).toMatchObject({
      own: ["queue", "scheduled"],
    });
  });

  test.each([
    "export default app;\n",
    "import app from './app';\nexport default app;\n",
    "export default class extends WorkerEntrypoint {}\n",
    "const tsumugi = 1;\nexport default {};\n",
    "addEventListener('fetch', () => {});\n",
  ])("%j is left alone", (text) => {
    expect(edited(text)).toBe("left-alone");
  });

  test("is not added to twice", () => {
    expect(edited(edited("export default {};\n"))).toBe("nothing-to-do");
  });
});
