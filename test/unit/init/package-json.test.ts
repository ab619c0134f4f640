import { expect, test } from "vitest";
import { addToPackageJson, newPackageJson } from "../../../generator/init/package-json.ts";

const packages = {
  "@cloudflare/workers-types": "^5.0.0",
  tsumugi: "^1.0.0",
  typescript: "^7.0.0",
  wrangler: "^4.0.0",
};

test("a new package.json has all that is needed, and needs nothing more", () => {
  const text = newPackageJson("shop", packages);
  expect(JSON.parse(text)).toMatchObject({
    private: true,
    type: "module",
    devDependencies: packages,
  });
  expect(addToPackageJson(text, packages, false)).toBe(text);
});

test("a package.json that holds no more than this package gets what a new Worker needs", () => {
  const text = `{ "devDependencies": { "tsumugi": "1.2.3" } }`;
  const { scripts, devDependencies } = JSON.parse(addToPackageJson(text, packages, true)) as {
    scripts: unknown;
    devDependencies: unknown;
  };
  const fresh = JSON.parse(newPackageJson("shop", packages)) as { scripts: unknown };
  expect(scripts).toEqual(fresh.scripts);
  expect(devDependencies).toEqual({ ...packages, tsumugi: "1.2.3" });
});

test("what is there stays, wherever it stands", () => {
  const text = `{
    "name": "shop",
    "scripts": { "generate": "prisma generate" },
    "dependencies": { "wrangler": "3" }
}
`;
  const added = addToPackageJson(text, packages, false);
  expect(JSON.parse(added)).toEqual({
    name: "shop",
    scripts: { generate: "prisma generate", verify: "tsumugi generate --check" },
    dependencies: { wrangler: "3" },
    devDependencies: { tsumugi: "^1.0.0" },
  });
  expect(added).toContain('\n    "devDependencies": {\n        "tsumugi": "^1.0.0"\n    }\n}\n');
});
