import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");
const config = readFileSync(new URL("tsumugi.config.yaml", root), "utf8");

describe("the README", () => {
  it("shows the worked example as it is", () => {
    const blocks = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
    expect(blocks.length).toBeGreaterThan(0);
    const unindented = config.replace(/^ {2}/gm, "");
    for (const block of blocks) {
      expect(config.includes(block) || unindented.includes(block)).toBe(true);
    }
  });

  it("links to what exists", () => {
    const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !existsSync(new URL(link, root)))).toEqual([]);
  });

  it("names every module of the shard that holds a rule", () => {
    const modules = [...readme.matchAll(/`([a-z-]+\.ts)`/g)].map(([, name = ""]) => name);
    const inShard = modules.filter((name) =>
      existsSync(new URL(`templates/runtime/shard/${name}`, root)),
    );
    expect(inShard.length).toBeGreaterThan(15);
  });
});
