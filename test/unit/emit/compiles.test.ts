/** What comes out compiles wherever a user may put it, and refuses what must not compile. */

import { expect, test } from "vitest";
import { layouts, shop, userFiles } from "./shop.ts";
import { compile, filesOf } from "./world.ts";

test.each(layouts)("compiles, and refuses misuse: $name", async ({ extension, options }) => {
  const wanted = { ...shop(extension), features: { ...shop().features, testing: true } };
  const files = new Map([...(await filesOf(wanted)), ...userFiles(extension)]);
  expect(await compile(files, options)).toBe("");
});

test.each(layouts)("compiles where environments differ: $name", async ({ extension, options }) => {
  const environments = [
    {
      name: "staging",
      overrides: [
        { binding: "MAIL", definition: { concurrency: 1, rate: null }, service: null },
        { binding: "PING", definition: {}, service: null },
      ],
    },
    { name: "production", overrides: [] },
  ];
  const wanted = { ...shop(extension), environments };
  const files = new Map([...(await filesOf(wanted)), ...userFiles(extension)]);
  expect(await compile(files, options)).toBe("");
  expect(files.get("generated/environments.ts")).toContain(
    "= { staging: { MAIL: { concurrency: 1, rate: null } } };",
  );
  for (const path of ["shards.ts", "worker.ts"]) {
    const text = files.get(`generated/${path}`);
    expect(text).toContain(`import { definitions } from "./environments${extension}";`);
    expect(text).not.toContain(`"./definitions${extension}"`);
  }
  expect(files.get("generated/client.ts")).toContain(`"./definitions${extension}"`);
});

test("a performer that does not fit its binding is refused where it is listed", async () => {
  const files = new Map([...(await filesOf(shop())), ...userFiles(".ts")]);
  files.set("src/performers/ping.ts", "export default (payload: number): number => payload;\n");
  files.set("src/performers/mail.ts", "export default (): { id: number } => ({ id: 1 });\n");
  const errors = await compile(files, layouts[0].options);
  const places = errors.split("\n").filter((line) => /^\S+\(/.test(line));
  expect(places.map((line) => line.replace(/\(.*/, ""))).toEqual([
    "generated/performers.ts",
    "generated/performers.ts",
  ]);
  expect(errors).toContain("Performer<MailPayload, MailResult, never>");
});
