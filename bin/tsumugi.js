#!/usr/bin/env node
// Plain JavaScript, because this is what must still run (and explain itself) on a Node that is too old.
import { existsSync } from "node:fs";
import module from "node:module";
import { fileURLToPath } from "node:url";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`tsumugi needs Node 22.13 or newer; this is Node ${process.versions.node}.`);
  process.exit(70);
}

// Loading ts-morph and prettier takes most of a run; compiled once, it takes a fraction.
module.enableCompileCache?.();

// A checkout runs the sources; an installed package the build, since Node strips no types inside node_modules.
const source = new URL("../generator/cli.ts", import.meta.url);
const built = new URL("../dist/generator/cli.js", import.meta.url);
const { main } = await import((existsSync(fileURLToPath(source)) ? source : built).href);
process.exitCode = await main(process.argv.slice(2));
