/** What the figures were measured on. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";

export interface Machine {
  readonly cores: number;
  /** The processor's name as it gives it itself. */
  readonly processor: string;
  readonly node: string;
  readonly wrangler: string;
  readonly workerd: string;
}

export function describeMachine(): Machine {
  const cores = cpus();
  const fromWrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
  return {
    cores: cores.length,
    processor: cores[0]?.model.trim() ?? "unknown",
    node: process.version.slice(1),
    wrangler: versionIn(createRequire(import.meta.url).resolve("wrangler/package.json")),
    workerd: versionIn(fromWrangler.resolve("workerd/package.json")),
  };
}

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version;
}
