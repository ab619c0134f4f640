import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");
const config = readFileSync(new URL("tsumugi.config.yaml", root), "utf8");

/** Modules that carry out what others decide. */
const TOOLS: ReadonlySet<string> = new Set([
  "client/client.ts",
  "client/producer-types.ts",
  "client/producer.ts",
  "client/setup.ts",
  "client/types.ts",
  "consumer/job-log.ts",
  "consumer/lazy-signal.ts",
  "consumer/log.ts",
  "consumer/runtime.ts",
  "consumer/shard-connection.ts",
  "projection/row.ts",
  "shard/durable-object.ts",
  "shard/flush-writes.ts",
  "shard/heap.ts",
  "shard/id-runs.ts",
  "shard/in-time.ts",
  "shard/job-inserts.ts",
  "shard/job-reads.ts",
  "shard/job-row.ts",
  "shard/job-updates.ts",
  "shard/metered-sql.ts",
  "shard/ports.ts",
  "shard/schema.ts",
  "shard/shard.ts",
  "shard/wait-end.ts",
]);

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

  it("tells where the rules are: every module is named but for tools that hold none", () => {
    const named = new Set([...readme.matchAll(/`([a-z/-]+\.ts)`/g)].map(([, path]) => path));
    const modules = ["shard", "consumer", "client", "projection"].flatMap((folder) =>
      readdirSync(new URL(`templates/runtime/${folder}/`, root)).map((file) => `${folder}/${file}`),
    );
    const unnamed = modules.filter((path) => !named.has(path) && !TOOLS.has(path));
    expect(unnamed).toEqual([]);
    const inFolders = [...named].filter((path) =>
      /^(core|shard|consumer|client|projection)\//.test(path ?? ""),
    );
    expect(
      inFolders.filter((path) => !existsSync(new URL(`templates/runtime/${path}`, root))),
    ).toEqual([]);
    expect([...TOOLS].filter((path) => !modules.includes(path) || named.has(path))).toEqual([]);
  });
});
