/** The command line: argv -> command -> exit code. The only file that knows process and console. */

import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { tell } from "./command-line/answer.ts";
import type { Answer, Terminal } from "./command-line/answer.ts";
import { parseArguments } from "./command-line/arguments.ts";
import type { Arguments } from "./command-line/arguments.ts";
import type { CommandName, Format } from "./command-line/commands.ts";
import { printCommandHelp, printHelp } from "./command-line/help.ts";
import type { Difference } from "./disk/compare.ts";
import { diskFailure } from "./disk/disk-failure.ts";
import { locked, ProjectLockedError, untilUnlocked } from "./disk/lock.ts";
import { OPERATOR_WORDS } from "./operator/commands.ts";
import { check, generate, rebaseMigrations, validate } from "./pipeline.ts";
import type { Plan, Request } from "./pipeline.ts";
import { CONFIG_FILE, readVersion } from "./project.ts";
import { InvalidProjectError, UnconfirmedChangeError } from "./project-problem.ts";
import { reportCheck, reportDryRun, reportGenerate, reportInit, reportRebase } from "./report.ts";
import { explainCode } from "./spec/codes.ts";

export type { Terminal } from "./command-line/answer.ts";

const processTerminal: Terminal = {
  currentFolder: process.cwd(),
  colour: wantsColour(),
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
};

/** Runs one command and answers with its exit code. */
export async function main(
  argv: readonly string[],
  terminal: Terminal = processTerminal,
): Promise<number> {
  if (OPERATOR_WORDS.has(argv[0] ?? "")) {
    const { operateFromProcess } = await import("./operator/process.ts");
    return await operateFromProcess(argv, terminal);
  }
  const parsed = parseArguments(argv);
  if (parsed.kind === "misuse") return tell(misused(parsed.message), parsed.format, terminal);
  const { command, flags, values } = parsed.arguments;
  const format = (values.get("format") ?? "text") as Format;
  const answer = async (): Promise<Answer> => {
    if (flags.has("version")) return fine(await readVersion());
    if (command === null) return fine(printHelp());
    if (flags.has("help")) return fine(printCommandHelp(command));
    const request = {
      currentFolder: terminal.currentFolder,
      config: values.get("config") ?? CONFIG_FILE,
    };
    const called: Call = { request, argv, arguments: parsed.arguments, terminal };
    return await guarded(request, () => inTurn(command, called));
  };
  return tell(await answer(), format, terminal);
}

const WRITING: ReadonlySet<CommandName> = new Set([
  "init",
  "generate",
  "add",
  "eject",
  "migrations",
]);
/** Looks at the files that those write. */
const READING: ReadonlySet<CommandName> = new Set(["generate", "validate", "diff"]);

/** A run that writes is alone in its project, and one that looks waits until nothing changes there. A watch is many runs. */
async function inTurn(command: CommandName, call: Call): Promise<Answer> {
  const {
    request,
    arguments: { flags },
  } = call;
  const run = () => COMMAND_RUNS[command](call);
  if (flags.has("watch")) return await run();
  const folder = dirname(resolve(request.currentFolder, request.config));
  const isLook = flags.has("check") || flags.has("dry-run");
  if (WRITING.has(command) && !isLook) return await locked(folder, run);
  if (READING.has(command)) await untilUnlocked(folder);
  return await run();
}

interface Call {
  readonly request: Request;
  readonly argv: readonly string[];
  readonly arguments: Arguments;
  readonly terminal: Terminal;
}

/** What only one command needs is loaded by it: `generate --check` is to be quick. */
const COMMAND_RUNS: Readonly<Record<CommandName, (call: Call) => Promise<Answer>>> = {
  init: async ({ request }) => {
    const { init } = await import("./init/init.ts");
    const start = await init(request);
    return start.kind === "refused" ? refused(start.reason) : fine(reportInit(start));
  },
  generate: runGenerate,
  validate: async ({ request }) => {
    const { configFile, bindings } = await validate(request);
    return fine(`${configFile} is valid: ${bindings.map(({ name }) => name).join(", ")}`);
  },
  add: async ({ request, arguments: { operands } }) => {
    const { addBinding } = await import("./add-binding.ts");
    const addition = await addBinding(request, operands[1] ?? "");
    if (addition.kind === "refused") return refused(addition.reason);
    const [config, ...performer] = addition.changes;
    const wrote = performer.length === 0 ? "" : `; wrote ${performer.join(", ")}`;
    return fine(`Added ${operands[1]} to ${config}${wrote}.\n${NEXT_AFTER_ADD}`);
  },
  diff: runDiff,
  eject: async ({ request, arguments: { operands } }) => {
    const { eject } = await import("./eject.ts");
    const ejection = await eject(request, operands[0] ?? "");
    if (ejection.kind === "refused") return refused(ejection.reason);
    if (ejection.kind === "nothing-to-do") return fine(`${ejection.path} is yours already.`);
    const { path, configFile } = ejection;
    return fine(
      `${path} is yours now: ${configFile} lists it under \`ejected\`.\n${NEXT_AFTER_EJECT}`,
    );
  },
  migrations: async ({ request, arguments: { flags, values } }) => {
    const options = { base: values.get("base") ?? null, force: flags.has("force") };
    const rebase = await rebaseMigrations(request, options);
    if (rebase.kind === "refused") return refused(rebase.reason);
    const exit = rebase.kind === "rebased" && rebase.result.kind === "refused" ? "edited" : "fine";
    return { exit, text: reportRebase(rebase) };
  },
  explain: ({ arguments: { operands } }) => Promise.resolve(explain(operands[0] ?? "")),
};

const NEXT_AFTER_ADD =
  "Next: describe its payload and policy, write the performer, run `npx tsumugi generate`.";
const NEXT_AFTER_EJECT = "Run `npx tsumugi generate` and commit the result.";

async function runGenerate(call: Call): Promise<Answer> {
  const { request, terminal } = call;
  const { flags } = call.arguments;
  if (flags.has("watch")) return await runWatch(call);
  if (flags.has("check")) {
    const { plan, interrupted } = await check(request);
    const isFresh = plan.differences.length === 0 && plan.blockers.length === 0 && !interrupted;
    return {
      exit: isFresh ? "fine" : "stale",
      text: reportCheck(plan, interrupted),
      differences: differencesOf(request, plan),
    };
  }
  if (flags.has("dry-run")) {
    const { plan } = await check(request);
    const text = reportDryRun(plan, { colour: terminal.colour });
    return { exit: "fine", text, differences: differencesOf(request, plan) };
  }
  const result = await generate(request, { force: flags.has("force") });
  return {
    exit: result.kind === "refused" ? "edited" : "fine",
    text: reportGenerate(result),
    differences: differencesOf(request, result.plan),
  };
}

async function runDiff({ request, terminal, arguments: { flags, values } }: Call): Promise<Answer> {
  const [{ diffProject }, { reportDiff }] = await Promise.all([
    import("./diff/project-diff.ts"),
    import("./diff/report.ts"),
  ]);
  const compared = await diffProject(request, values.get("against") ?? null);
  if (compared.kind === "refused") return refused(compared.reason);
  const { against, changes, plan, outcome, unconfirmed } = compared;
  const { configFile, configText } = plan.project;
  const file = namedFromHere(request)(configFile);
  const format = values.get("format") ?? "text";
  return {
    exit: flags.has("exit-code") && changes.length > 0 ? "stale" : "fine",
    text: reportDiff(compared, { colour: terminal.colour && format === "text" }),
    problems: unconfirmed.map((problem) => ({
      ...problem,
      file: namedFromHere(request)(problem.file),
    })),
    sources: new Map([[file, configText]]),
    comparison: { against, file, changes, generate: outcome },
  };
}

/** Each run is a process of its own: a module that was imported once stays as it was for as long as its process lives. */
async function runWatch({ request, argv, terminal }: Call): Promise<Answer> {
  const [{ spawn }, { inputReader }, { watch }] = await Promise.all([
    import("node:child_process"),
    import("./watch/inputs.ts"),
    import("./watch/watch.ts"),
  ]);
  const args = [
    ...process.execArgv,
    process.argv[1] ?? "",
    ...argv.filter((arg) => arg !== "--watch"),
  ];
  const end = new AbortController();
  const stop = () => end.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  await watch({
    inputs: inputReader(request),
    run: () =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, args, {
          cwd: terminal.currentFolder,
          stdio: "inherit",
        });
        child.on("error", reject).on("close", () => resolve());
      }),
    waiting: (inputs) => terminal.print(`Watching ${inputs.length} files; Ctrl+C ends it.`),
    changed: () => terminal.print("\nChanged: generating again."),
    signal: end.signal,
  });
  return fine("Ended.");
}

function differencesOf(
  request: Request,
  { differences }: Plan,
): readonly Pick<Difference, "kind" | "path">[] {
  const fromHere = namedFromHere(request);
  return differences.map(({ kind, path }) => ({ kind, path: fromHere(path) }));
}

function explain(code: string): Answer {
  const entry = explainCode(code);
  if (entry === null) return misused(`there is no code \`${code}\``);
  return fine(`${entry.code} ${entry.title}\n\n${entry.explanation}`);
}

/** Turns what a command throws into an answer. */
async function guarded(request: Request, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof InvalidProjectError) return problemsAnswer(request, error);
    const failure = error instanceof ProjectLockedError ? error.message : diskFailure(error);
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const text = failure ?? `internal error; this is a bug.\n${trace}`;
    return { exit: "internal", text: `tsumugi: ${text}` };
  }
}

function problemsAnswer(request: Request, error: InvalidProjectError): Answer {
  const { diagnostics, sources } = error;
  const fromHere = namedFromHere(request);
  const count = diagnostics.length;
  return {
    exit: error instanceof UnconfirmedChangeError ? "unconfirmed" : "invalid",
    text: `${count} ${count === 1 ? "problem" : "problems"}; nothing was written.`,
    problems: diagnostics.map((problem) => ({ ...problem, file: fromHere(problem.file) })),
    sources: new Map([...sources].map(([file, text]) => [fromHere(file), text])),
  };
}

/** Files are named from where the user stands, so that a terminal can open them. */
function namedFromHere({ currentFolder, config }: Request): (file: string) => string {
  const folder = dirname(resolve(currentFolder, config));
  return (file) => relative(currentFolder, join(folder, file)).replaceAll("\\", "/");
}

function fine(text: string): Answer {
  return { exit: "fine", text };
}

/** The command cannot be carried out on this project; nothing was written. */
function refused(reason: string): Answer {
  return { exit: "invalid", text: `tsumugi: ${reason}` };
}

function misused(problem: string): Answer {
  const text = `tsumugi: ${problem}\nRun \`tsumugi --help\` for the commands and options.`;
  return { exit: "invalid", text };
}

/** https://no-color.org and https://force-color.org; else where both outputs are a terminal that knows colours. */
function wantsColour(): boolean {
  const { NO_COLOR: never = "", FORCE_COLOR: always = "", TERM: kind } = process.env;
  if (never !== "") return false;
  if (always !== "") return always !== "0";
  return process.stdout.isTTY === true && process.stderr.isTTY === true && kind !== "dumb";
}

// Run directly (`node generator/cli.ts`) in a checkout; the package's bin calls main itself.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
