/** The command line: argv -> verb -> exit code. The only file that knows process, console and exit codes. */

import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { printDiagnostics } from "./diagnostics.ts";
import type { Diagnostic } from "./diagnostics.ts";
import { ProjectLockedError } from "./disk/journal.ts";
import { check, generate, validate } from "./pipeline.ts";
import type { Request } from "./pipeline.ts";
import { CONFIG_FILE, readVersion } from "./project.ts";
import { InvalidProjectError } from "./project-problem.ts";
import { reportCheck, reportDryRun, reportGenerate } from "./report.ts";
import { explainCode } from "./spec/codes.ts";

const EXIT = { fine: 0, stale: 1, invalid: 2, edited: 3, internal: 70 } as const;

const HELP = `Usage: tsumugi <command> [options]

Commands:
  generate        write the files and wrangler.jsonc entries that the config asks for
  validate        read the config and report every mistake
  explain CODE    say more about a mistake, for example \`tsumugi explain TSU205\`

Options:
  --config FILE   the config (default: ${CONFIG_FILE})
  --check         generate: write nothing; exit 1 and name each file that is not as it should be
  --dry-run       generate: write nothing; say what would be written
  --force         generate: overwrite generated files that were edited by hand
  --help          print this
  --version       print the version

Exit codes: 0 fine, 1 not up to date (--check), 2 invalid config or command,
3 generated files were edited by hand, 70 internal error.`;

const optionTypes = {
  config: { type: "string", default: CONFIG_FILE },
  check: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", short: "v", default: false },
} as const;

/** Where a command stands and speaks. */
export interface Terminal {
  readonly currentFolder: string;
  readonly colour: boolean;
  print(text: string): void;
  printError(text: string): void;
}

const processTerminal: Terminal = {
  currentFolder: process.cwd(),
  colour: process.stderr.isTTY === true && process.env["NO_COLOR"] === undefined,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
};

/** Runs one command and answers with its exit code. */
export async function main(
  argv: readonly string[],
  terminal: Terminal = processTerminal,
): Promise<number> {
  const parsed = parse(argv);
  if (typeof parsed === "string") return misused(terminal, parsed);
  const { values, positionals } = parsed;
  const [verb, ...rest] = positionals;
  if (values.version) return say(terminal, await readVersion());
  if (values.help || verb === undefined || verb === "help") return say(terminal, HELP);
  if (verb === "explain") return explain(terminal, rest);
  if (rest.length > 0) return misused(terminal, `unexpected argument \`${rest.join(" ")}\``);
  const request = { currentFolder: terminal.currentFolder, config: values.config };
  switch (verb) {
    case "generate":
      return await guarded(terminal, request, () => runGenerate(terminal, request, values));
    case "validate":
      return await guarded(terminal, request, () => runValidate(terminal, request));
    default:
      return misused(terminal, `unknown command \`${verb}\``);
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: optionTypes, allowPositionals: true });
  } catch (error) {
    // Node adds advice on `--` that helps nobody here.
    return (error instanceof Error ? error.message : String(error)).split(". ")[0] ?? "";
  }
}

async function runGenerate(
  terminal: Terminal,
  request: Request,
  options: { readonly check: boolean; readonly "dry-run": boolean; readonly force: boolean },
): Promise<number> {
  if (options.check) {
    const { plan, interrupted } = await check(request);
    terminal.print(reportCheck(plan, interrupted));
    return plan.differences.length === 0 && !interrupted ? EXIT.fine : EXIT.stale;
  }
  if (options["dry-run"]) return say(terminal, reportDryRun((await check(request)).plan));
  const result = await generate(request, { force: options.force });
  if (result.kind !== "refused") return say(terminal, reportGenerate(result));
  terminal.printError(reportGenerate(result));
  return EXIT.edited;
}

async function runValidate(terminal: Terminal, request: Request): Promise<number> {
  const { configFile, bindings } = await validate(request);
  return say(terminal, `${configFile} is valid: ${bindings.map(({ name }) => name).join(", ")}`);
}

function explain(terminal: Terminal, [code, ...rest]: readonly string[]): number {
  if (code === undefined || rest.length > 0) return misused(terminal, "`explain` takes one code");
  const entry = explainCode(code);
  if (entry === null) return misused(terminal, `there is no code \`${code}\``);
  return say(terminal, `${entry.code} ${entry.title}\n\n${entry.explanation}`);
}

/** Turns what a command throws into text and an exit code. */
async function guarded(
  terminal: Terminal,
  request: Request,
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof InvalidProjectError) {
      const count = error.diagnostics.length;
      const summary = `${count} ${count === 1 ? "problem" : "problems"}; nothing was written.`;
      terminal.printError(`${printProblems(terminal, request, error)}\n\n${summary}`);
      return EXIT.invalid;
    }
    const isLocked = error instanceof ProjectLockedError;
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const text = isLocked ? error.message : `internal error; this is a bug.\n${trace}`;
    terminal.printError(`tsumugi: ${text}`);
    return EXIT.internal;
  }
}

/** Files are named from where the user stands, so that a terminal can open them. */
function printProblems(terminal: Terminal, request: Request, error: InvalidProjectError): string {
  const folder = dirname(resolve(terminal.currentFolder, request.config));
  const fromHere = (file: string) =>
    relative(terminal.currentFolder, join(folder, file)).replaceAll("\\", "/");
  const diagnostics = error.diagnostics.map((diagnostic): Diagnostic => ({
    ...diagnostic,
    file: fromHere(diagnostic.file),
  }));
  const sources = new Map([...error.sources].map(([file, text]) => [fromHere(file), text]));
  return printDiagnostics(diagnostics, { sources, colour: terminal.colour });
}

function say(terminal: Terminal, text: string): number {
  terminal.print(text);
  return EXIT.fine;
}

function misused(terminal: Terminal, problem: string): number {
  terminal.printError(`tsumugi: ${problem}\nRun \`tsumugi --help\` for the commands and options.`);
  return EXIT.invalid;
}

// Run directly (`node generator/cli.ts`) in a checkout; the package's bin calls main itself.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
