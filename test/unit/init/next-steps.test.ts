import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "../generator-disk/folder.ts";

const cli = fileURLToPath(new URL("../../../bin/tsumugi.js", import.meta.url));
const config = (more: string) => `version: 1\nname: shop-jobs\n${more}`;
const MAIL = "bindings:\n  MAIL: { http: { url: https://example.com/mail } }\n";
const ZOD =
  "bindings:\n  MAIL: { http: { url: https://example.com/mail }, payload: { zod: ./mail.ts#Mail } }\n";

test("generating says what a new migration and an API without auth ask for", async () => {
  const folder = temporaryFolder({ "tsumugi.config.yaml": config(`api: true\n${MAIL}`) });
  const first = await run(folder, "generate");
  expect(first.text).toContain("npx wrangler d1 migrations apply TSUMUGI_DB --local");
  expect(first.text).toContain("404 to everything until `auth` is in the config");
  const again = await run(folder, "generate");
  expect(again.text).not.toContain("migrations apply");
});

test.each([
  ["commonjs", "zod", 'set `"type": "module"` in package.json'],
  ["module", "no-such-package", "run: npm install no-such-package"],
])("a module of a %s package that imports %s is told with what mends it", (type, from, hint) => {
  const folder = temporaryFolder({
    "tsumugi.config.yaml": config(ZOD),
    "package.json": JSON.stringify({ type }),
    "mail.ts": `import { z } from "${from}";\nexport const Mail = z.object({});\n`,
  });
  // In a process of its own, as it is Node that loads the module.
  const { stderr } = spawnSync(process.execPath, [cli, "generate"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toContain("TSU405 mail.ts cannot be loaded to read its zod schema");
  expect(stderr).toContain(hint);
});

test("a package.json that holds this package alone becomes a project that runs", async () => {
  const folder = temporaryFolder({ "package.json": '{ "devDependencies": { "tsumugi": "1" } }' });
  expect((await run(folder, "init")).text).toContain("created .gitignore");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(JSON.parse(read("package.json"))).toMatchObject({
    scripts: { dev: expect.stringContaining("wrangler dev") as string },
    devDependencies: { tsumugi: "1", typescript: expect.any(String) as string },
  });
  expect(read(".gitignore")).toContain(".dev.vars");
});
