/**
 * `npm run mutants [-- name…]`: proves that the simulator bites. Each mutant is a copy of the runtime with one fault in
 * it; fixed seeds must find it. Prints a table, and exits 1 when one survives.
 */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { PortionResult } from "../worker.ts";
import type { Mutant } from "./mutant.ts";
import { MUTANTS } from "./mutants.ts";

const SEEDS = 400;
/** Most mutants are found within these, so the runtime itself must pass them. */
const SOUND_SEEDS = 60;
/** A mutant that brings a run to a standstill is found, too. */
const LIMIT_MS = 90_000;
const AT_ONCE = 2;

const root = fileURLToPath(new URL("../../..", import.meta.url));

type Verdict =
  | { readonly kind: "killed"; readonly seeds: number; readonly by: string }
  | { readonly kind: "survived"; readonly why: string };

/** A folder with the runtime, mutant or not, and the simulator in the places that they have here. */
function copyWith(mutant: Mutant | null): string {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-mutant-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const part of ["templates/runtime", "test/simulation", "test/support"]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  if (mutant === null) return folder;
  const { name, file, find, replace } = mutant;
  const path = join(folder, "templates/runtime", file);
  const source = readFileSync(path, "utf8");
  if (source.split(find).length !== 2) {
    throw new Error(`mutant "${name}": expected its place once in ${file}; has the code changed?`);
  }
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  return folder;
}

async function judge(mutant: Mutant | null, count: number): Promise<Verdict> {
  const folder = copyWith(mutant);
  const worker = new Worker(join(folder, "test/simulation/worker.ts"));
  try {
    return await new Promise<Verdict>((resolve) => {
      const timer = setTimeout(
        () => resolve({ kind: "survived", why: `no verdict in ${LIMIT_MS / 1_000} s` }),
        LIMIT_MS,
      );
      worker.once("message", ({ failure, seeds }: PortionResult) => {
        clearTimeout(timer);
        resolve(
          failure === null
            ? { kind: "survived", why: `${seeds} seeds` }
            : {
                kind: "killed",
                seeds,
                by: `${failure.violation.check}: ${failure.violation.text}`,
              },
        );
      });
      worker.once("error", (error: Error) => {
        clearTimeout(timer);
        resolve({ kind: "killed", seeds: 0, by: `crash: ${error.message}` });
      });
      worker.postMessage({ firstSeed: 1, count });
    });
  } finally {
    await worker.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}

const names = process.argv.slice(2);
const queue = MUTANTS.filter(({ name }) => names.length === 0 || names.includes(name));
const total = queue.length;
const known = new Set(MUTANTS.map(({ name }) => name));
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`no mutant is called ${unknown.join(", ")}`);
let survived = 0;

async function work(): Promise<void> {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const verdict = await judge(mutant, SEEDS);
    if (verdict.kind === "survived") survived += 1;
    const seeds = verdict.kind === "killed" ? `seed ${verdict.seeds}` : "SURVIVED";
    const how = verdict.kind === "killed" ? verdict.by : verdict.why;
    console.log(`${seeds.padEnd(9)} ${mutant.name.padEnd(62)} ${how.slice(0, 90)}`);
  }
}

// A simulator that fails without any mutant would kill them all.
const sound = await judge(null, SOUND_SEEDS);
if (sound.kind === "killed") {
  throw new Error(`seed ${sound.seeds} fails without a mutant: ${sound.by}`);
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
console.log(`${total - survived} of ${total} mutants killed`);
process.exitCode = survived === 0 ? 0 : 1;
