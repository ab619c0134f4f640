/** What ends up in the Worker: of the API, its router and its JWTs nothing, unless the config asks for them. */

import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import type { Auth, Features, Model } from "../../../generator/model/model.ts";
import { binding, model } from "../../support/model.ts";
import { filesOf } from "./world.ts";

const bearer = { secret: "TSUMUGI_TOKEN", cookie: null };
const access = { teamDomain: "shop.cloudflareaccess.com", aud: "abc" };
const NOTHING: Features = { testing: false, api: false, dashboard: false, access: false };

/** Paths of all modules in the bundle of the generated Worker. */
async function bundleOf(part: Partial<Model>): Promise<readonly string[]> {
  const files = await filesOf(model([binding("MAIL")], part));
  const generated: Plugin = {
    name: "generated",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.|^generated/ }, ({ path, importer, namespace }) => {
        // Packages find their own files.
        if (namespace === "file" && importer !== "") return undefined;
        const base = importer === "" ? "/" : `/${importer}`;
        const found = new URL(path, `file://${base}`).pathname.slice(1);
        return { path: found, namespace: files.has(found) ? "generated" : "user" };
      });
      onLoad({ filter: /.*/, namespace: "generated" }, ({ path }) => ({
        contents: files.get(path) ?? "",
        loader: "ts",
        resolveDir: import.meta.dirname,
      }));
      onLoad({ filter: /.*/, namespace: "user" }, () => ({
        contents: "export default async () => {};",
      }));
    },
  };
  const { metafile } = await build({
    entryPoints: ["generated/worker.ts"],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    external: ["cloudflare:workers"],
    plugins: [generated],
    logLevel: "silent",
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}

const has = (paths: readonly string[], part: string): boolean =>
  paths.some((path) => path.includes(part));

const authOf = (part: Partial<Auth>): Auth => ({
  bearer: null,
  access: null,
  readOnly: null,
  ...part,
});

test.each<readonly [string, Partial<Model>, readonly [boolean, boolean, boolean]]>([
  ["without an API", { features: NOTHING }, [false, false, false]],
  ["with it", { features: { ...NOTHING, api: true } }, [true, true, false]],
  [
    "with a token",
    { features: { ...NOTHING, api: true }, auth: authOf({ bearer }) },
    [true, true, false],
  ],
  [
    "with Access",
    { features: { ...NOTHING, api: true, access: true }, auth: authOf({ access }) },
    [true, true, true],
  ],
])("%s", async (_name, part, expected) => {
  const paths = await bundleOf(part);
  expect(has(paths, "runtime/shard/")).toBe(true);
  expect(
    ["runtime/api/", "node_modules/hono/", "node_modules/jose/"].map((each) => has(paths, each)),
  ).toEqual(expected);
  expect(has(paths, "runtime/testing/")).toBe(false);
  expect(has(paths, "runtime/analytics/")).toBe(false);
});

test("with data points, what makes and writes them, and no more", async () => {
  const without = await bundleOf({ features: NOTHING });
  const paths = await bundleOf({ features: NOTHING, analytics: { dataset: "job_minutes" } });
  expect(paths.filter((path) => !without.includes(path)).sort()).toEqual([
    "generated:generated/runtime/analytics/data-point.ts",
    "generated:generated/runtime/analytics/durable-object.ts",
  ]);
});
