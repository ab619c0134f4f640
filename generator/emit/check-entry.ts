/**
 * Does a Worker's main module export the shard classes and have the handlers that our entries call? Read from its text and from the
 * modules that it passes on, as far as they are the project's own; what lies in a package or behind a call is taken to be right.
 */

import type { ts } from "ts-morph";
import { compiler } from "./compiler.ts";
import { readModuleExports } from "./module-exports.ts";
import { modulesBehind } from "./follow-export.ts";
import { entryHandlers } from "./entry-handlers.ts";
import type { ModuleHost } from "./check-modules.ts";

export interface EntryRequest {
  /** Project-relative path of the main module. */
  readonly main: string;
  /** Folder of the generated files. */
  readonly output: string;
  /** What the generated modules export, or will: by path. */
  readonly generated: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface EntryFindings {
  /** Every name that it exports; `open` when there may be more. */
  readonly names: ReadonlySet<string>;
  readonly open: boolean;
  /** Handlers that its default export surely lacks. */
  readonly lacking: readonly string[];
}

/** Handlers that our entries in wrangler.jsonc call. */
export const HANDLERS = ["queue", "scheduled"] as const;
const STEP_LIMIT = 20;

/** `null`: there is no such module, or it is a generated one. */
export async function checkEntry(
  { main, generated }: EntryRequest,
  read: ModuleHost["read"],
): Promise<EntryFindings | null> {
  if (generated.has(main) || !/\.[cm]?[jt]sx?$/.test(main)) return null;
  const text = await read(main);
  if (text === null) return null;
  const passed = await exportsOf(main, text, { generated, read, seen: new Set() });
  const source = compiler.createSourceFile(main, text, compiler.ScriptTarget.Latest, true);
  const lacking = passed.names.has("default") ? entryHandlers(source, HANDLERS) : HANDLERS;
  return { ...passed, lacking: passed.open && !passed.names.has("default") ? [] : lacking };
}

interface Walk {
  readonly generated: ReadonlyMap<string, ReadonlySet<string>>;
  readonly read: ModuleHost["read"];
  readonly seen: Set<string>;
}

async function exportsOf(
  module: string,
  text: string,
  walk: Walk,
): Promise<Pick<EntryFindings, "names" | "open">> {
  walk.seen.add(module);
  const names = new Set(readModuleExports(module, text).names);
  let open = false;
  for (const specifier of starsOf(module, text)) {
    const behind = await passedOn(specifier, module, walk);
    for (const name of behind.names) if (name !== "default") names.add(name);
    open ||= behind.open;
  }
  return { names, open };
}

const NOTHING: Pick<EntryFindings, "names" | "open"> = { names: new Set(), open: false };

/** What `export * from` adds. */
async function passedOn(specifier: string, importer: string, walk: Walk) {
  for (const candidate of modulesBehind(specifier, importer)) {
    const ours = walk.generated.get(candidate);
    if (ours !== undefined) return { names: ours, open: false };
    if (walk.seen.has(candidate)) return NOTHING;
    const text = walk.seen.size < STEP_LIMIT ? await walk.read(candidate) : null;
    if (text !== null) return await exportsOf(candidate, text, walk);
  }
  return { names: new Set<string>(), open: true };
}

function starsOf(module: string, text: string): readonly string[] {
  const source = compiler.createSourceFile(module, text, compiler.ScriptTarget.Latest);
  return source.statements.flatMap((statement: ts.Statement) => {
    if (!compiler.isExportDeclaration(statement) || statement.exportClause !== undefined) return [];
    const { moduleSpecifier: specifier, isTypeOnly } = statement;
    if (isTypeOnly || specifier === undefined) return [];
    return compiler.isStringLiteral(specifier) ? [specifier.text] : [];
  });
}
