import { describe, expect, test } from "vitest";
import { settingsOf } from "../../../generator/evolve/settings.ts";
import { createFileSet } from "../../../generator/file-set.ts";
import { manifestOf, printManifest, readManifest, textHash } from "../../../generator/manifest.ts";
import { noOwnedEntries } from "../../../generator/wrangler/owned.ts";
import { model } from "../../support/model.ts";

const files = createFileSet([
  ["out/x/b.ts", "b"],
  ["out/a.ts", "a"],
]);
const drafts = new Map([["out/a.ts", "draft of a"]]);
const settings = settingsOf(model([]));
const layouts = new Map([["out/a.ts", "layout of a"]]);
const manifest = manifestOf(
  { files, drafts },
  layouts,
  { ...noOwnedEntries, crons: ["0 * * * *"] },
  settings,
  [
    {
      wrangler: "../web/wrangler.jsonc",
      out: "../web/src/jobs",
      owned: {
        ...noOwnedEntries,
        durableObjects: ["TSUMUGI_MAIL"],
        containers: { durable_objects: null },
      },
    },
  ],
);

describe("the manifest", () => {
  test("reads what it printed", () => {
    expect(readManifest(printManifest(manifest, "out"), "out")).toEqual(manifest);
  });

  test("knows neither the time nor a version nor an absolute path", () => {
    expect(printManifest(manifest, "out")).toBe(
      JSON.stringify(
        {
          version: 1,
          files: { "a.ts": textHash("a"), "x/b.ts": textHash("b") },
          layouts: { "a.ts": "layout of a" },
          drafts: { "a.ts": "draft of a" },
          wrangler: { ...noOwnedEntries, crons: ["0 * * * *"] },
          settings,
          producers: [
            {
              wrangler: "../web/wrangler.jsonc",
              out: "../web/src/jobs",
              durableObjects: ["TSUMUGI_MAIL"],
              environments: {},
              containers: { durable_objects: null },
            },
          ],
        },
        null,
        2,
      ) + "\n",
    );
  });

  test("without settings, as older versions wrote it, it counts all the same", () => {
    const { settings: _, ...older } = JSON.parse(printManifest(manifest, "out")) as Record<
      string,
      unknown
    >;
    expect(readManifest(JSON.stringify(older), "out")).toEqual({ ...manifest, settings: null });
  });

  test.each([
    "",
    "<<<<<<< HEAD\n{}",
    "[]",
    '{ "version": 2, "files": {}, "wrangler": {} }',
    '{ "version": 1, "files": { "a.ts": 1 }, "wrangler": {} }',
    '{ "version": 1, "files": {}, "drafts": [], "wrangler": {} }',
    '{ "version": 1, "files": {}, "wrangler": { "crons": "0 * * * *" } }',
  ])("is not trusted when it is not one: %j", (text) => {
    expect(readManifest(text, "out")).toBeNull();
  });
});

test("a hash ignores line ends and a BOM, and nothing else", () => {
  expect(textHash("\uFEFFa\r\nb\r\n")).toBe(textHash("a\nb\n"));
  expect(textHash("a\nb")).not.toBe(textHash("a\nb\n"));
});
