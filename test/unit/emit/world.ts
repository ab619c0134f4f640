/** The files that models become, and what the compiler says of them. */

import { mkdtemp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { emit, isVerbatim } from "../../../generator/emit/index.ts";
import type { FileSet } from "../../../generator/file-set.ts";
import { finish } from "../../../generator/finish.ts";
import type { Model } from "../../../generator/model/model.ts";
import { readTemplates } from "../../../generator/project.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The files as they would be written, by path. */
export async function filesOf(wanted: Model): Promise<FileSet> {
  const files = emit(wanted, {
    templates: await readTemplates(),
    configSchema: {},
    payloadSchemas: new Map(),
  });
  const finished = await finish(files, {
    configFile: wanted.configFile,
    isVerbatim: (path) => isVerbatim(path, wanted.output),
  });
  return finished.files;
}

/** One generated file without its banner. */
export async function fileOf(wanted: Model, path: string): Promise<string> {
  const text = (await filesOf(wanted)).get(`${wanted.output}/${path}`);
  if (text === undefined) throw new Error(`no file ${path} among the generated ones`);
  return text.replace(/^(\/\/ .*\n)+\n/, "");
}

/** Every flag that a careful user may have set; no skipLibCheck. */
const STRICT_FLAGS = {
  target: "es2024",
  lib: ["es2024", "esnext.disposable"],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  erasableSyntaxOnly: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
  types: ["@cloudflare/workers-types"],
};

/** What the compiler says about these files, one line for each error; empty when they are good. */
export async function compile(
  files: ReadonlyMap<string, string>,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tsumugi-emit-"));
  try {
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    const tsconfig = { compilerOptions: { ...STRICT_FLAGS, ...options }, include: ["**/*.ts"] };
    const all = [
      ...files,
      ["tsconfig.json", JSON.stringify(tsconfig)],
      ["package.json", JSON.stringify({ type: "module" })],
    ] as const;
    for (const [path, text] of all) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await runCompiler(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runCompiler(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const compiler = join(root, "node_modules/.bin/tsc");
    const child = spawn(compiler, ["-p", folder, "--pretty", "false"], { cwd: folder });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", () => resolve(output.trim()));
  });
}
