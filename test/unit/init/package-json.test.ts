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
  expect(addToPackageJson(text, packages)).toBe(text);
});

test("what is there stays, wherever it stands", () => {
  const text = `{
    "name": "shop",
    "scripts": { "generate": "prisma generate" },
    "dependencies": { "wrangler": "3" }
}
`;
  const added = addToPackageJson(text, packages);
  expect(JSON.parse(added)).toEqual({
    name: "shop",
    scripts: { generate: "prisma generate", verify: "tsumugi generate --check" },
    dependencies: { wrangler: "3" },
    devDependencies: { tsumugi: "^1.0.0" },
  });
  expect(added).toContain('\n    "devDependencies": {\n        "tsumugi": "^1.0.0"\n    }\n}\n');
});
