/** What a command has to say, and how it is said to people, to programs and to a GitHub workflow. */

import { printDiagnostics, sortDiagnostics } from "../diagnostics.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { headingOf } from "../diff/change.ts";
import type { Change } from "../diff/change.ts";
import type { Difference } from "../disk/compare.ts";
import type { Format } from "./commands.ts";
import { EXITS } from "./exit-codes.ts";
import type { Exit } from "./exit-codes.ts";

export interface Answer {
  readonly exit: Exit;
  /** For people, without the problems. */
  readonly text: string;
  /** Mistakes, their files named from where the user stands. */
  readonly problems?: readonly Diagnostic[];
  /** Texts of the files that the problems point into. */
  readonly sources?: ReadonlyMap<string, string>;
  /** Files that are or were not as they should be, named from where the user stands. */
  readonly differences?: readonly Pick<Difference, "kind" | "path">[];
  /** Only of `diff`. */
  readonly comparison?: Comparison;
}

/** What a config changes, and how `generate` would end. */
export interface Comparison {
  readonly against: string;
  /** The config, named from where the user stands. */
  readonly file: string;
  readonly changes: readonly Change[];
  readonly generate: Exit;
}

/** Where a command stands and speaks. */
export interface Terminal {
  readonly currentFolder: string;
  readonly colour: boolean;
  print(text: string): void;
  printError(text: string): void;
}

/** Says it, and gives the exit code. */
export function tell(answer: Answer, format: Format, terminal: Terminal): number {
  const { exit, text, problems = [], sources = new Map<string, string>() } = answer;
  if (format === "json") terminal.print(JSON.stringify(documentOf(answer), null, 2));
  else if (format === "github") {
    terminal.print([...annotations(answer), text].join("\n"));
  } else {
    const told = printDiagnostics(problems, { sources, colour: terminal.colour });
    const whole = [told, text].filter((part) => part !== "").join("\n\n");
    if (isTrouble(exit)) terminal.printError(whole);
    else terminal.print(whole);
  }
  return EXITS[exit].code;
}

/** What was asked of `--check` is its answer, so it goes where answers go. */
function isTrouble(exit: Exit): boolean {
  return exit !== "fine" && exit !== "stale";
}

function documentOf({ exit, text, problems = [], differences = [], comparison }: Answer): unknown {
  return {
    outcome: exit,
    exitCode: EXITS[exit].code,
    message: text,
    problems: sortDiagnostics(problems),
    differences: differences.map(({ kind, path }) => ({ kind, path })),
    ...(comparison === undefined ? {} : comparisonOf(comparison)),
  };
}

function comparisonOf({ against, changes, generate }: Comparison): object {
  return { against, changes, generate: { outcome: generate, exitCode: EXITS[generate].code } };
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function annotations({
  exit,
  problems = [],
  differences = [],
  comparison,
}: Answer): readonly string[] {
  const level = exit === "fine" ? "notice" : "error";
  return [
    ...sortDiagnostics(problems).map(({ code, file, line, column, message, hint }) =>
      annotation(
        "error",
        { file, line, col: column, title: code },
        [message, ...(hint === null ? [] : [hint])].join("\n"),
      ),
    ),
    ...differences.map(({ kind, path }) =>
      annotation(level, { file: path, title: "tsumugi" }, `${kind}: ${path}`),
    ),
    ...(comparison?.changes ?? []).map((change) =>
      annotation(
        "notice",
        { file: comparison?.file ?? "", line: change.line ?? 1, title: change.kind },
        [`${headingOf(change)}: ${change.title}`, ...change.consequences].join("\n"),
      ),
    ),
  ];
}

function annotation(
  level: "error" | "notice",
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(
    ([name, value]) =>
      `${name}=${escaped(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
  );
  return `::${level} ${list.join(",")}::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
