/** What of the runtime another Worker gets: exactly what its client imports. */

import { expect, test } from "vitest";
import { emitProducer, importClosure } from "../../../generator/emit/producer.ts";
import { readTemplates } from "../../../generator/project.ts";
import { shop } from "./shop.ts";

const context = { templates: await readTemplates(), configSchema: {}, payloadSchemas: new Map() };

test("nothing of shards, consumer, performers and read model is among the files", () => {
  const paths = [...emitProducer(shop(), context).keys()];
  expect(paths).toContain("runtime/client/producer.ts");
  expect(
    paths.filter((path) => !/^(\w+|runtime\/(client\/|core\/)?[\w-]+)\.ts$/.test(path)),
  ).toEqual([]);
  expect(paths).not.toContain("runtime/client/control.ts");
  expect(paths).not.toContain("runtime/client/client.ts");
});

test("no file is there that no other imports, and none is missing", () => {
  const files = emitProducer(shop(), context);
  const reached = new Set(["index.ts"]);
  for (const path of reached) {
    const text = files.get(path) ?? "";
    for (const [, specifier = ""] of text.matchAll(/ from "(\.[^"]+)"/g)) {
      const target = new URL(specifier, `file:///${path}`).pathname.slice(1);
      if (!target.startsWith("src/")) reached.add(target);
    }
  }
  expect([...reached].toSorted()).toEqual([...files.keys()].toSorted());
});

test("modules that import one another are taken once", () => {
  const templates = new Map([
    ["runtime/a.ts", 'import type { B } from "./core/b.ts";\n'],
    ["runtime/core/b.ts", 'export type { A } from "../a.ts";\n'],
    ["runtime/c.ts", ""],
  ]);
  const paths = importClosure(["runtime/a.ts"], templates).map(([path]) => path);
  expect(paths).toEqual(["runtime/a.ts", "runtime/core/b.ts"]);
  expect(() => importClosure(["runtime/d.ts"], templates)).toThrow("runtime/d.ts is missing");
});
