/** docs/commands.md: every command, option and exit code, from the table that the command line itself reads. */

import { COMMANDS, COMMON_OPTIONS, OPTIONS } from "../command-line/commands.ts";
import type { CommandEntry } from "../command-line/commands.ts";
import { CHANGE_KINDS } from "../diff/change.ts";
import { EXITS } from "../command-line/exit-codes.ts";
import { exampleLines, optionUsage, usageOf } from "../command-line/help.ts";
import { code, codeBlock, table } from "./markdown.ts";
import { printOperatorCommands } from "./operator-commands.ts";

const INTRODUCTION = `# Commands

Nothing ever asks a question or reports home, and only the commands on a deployed Worker use the network. Colours are used on a terminal only; \`NO_COLOR\` and
\`FORCE_COLOR\` are honoured. Options may stand anywhere. An option or a command that does not exist is refused, with the
nearest one that does.`;

const FORMATS_TEXT = `## Formats

\`--format json\` prints one JSON document on standard output, whatever happens: \`outcome\` (a word for the exit code),
\`exitCode\`, \`message\` (what the text format says), \`problems\` (each with \`code\`, \`file\`, \`line\`, \`column\`, \`length\`,
\`message\` and \`hint\`) and \`differences\` (each with \`kind\` and \`path\`). \`--format github\` prints an annotation for each problem
and difference, which GitHub shows at its line.

A difference is \`missing\`, \`stale\` (as it was last written, but the config says something else now), \`edited\` (not as it was last
written) or \`stray\` (in the output folder, but not generated).

\`tsumugi diff --format json\` has three members more: \`against\`, \`generate\` (the \`outcome\` and \`exitCode\` with which \`generate\` would
end) and \`changes\`. Each change has a \`kind\`, \`subject\` (the binding, \`queues.<group>\`, a file, \`environments.<name>\` or the config's name),
\`environment\` (\`null\`: all of them), \`line\` in the config (or \`null\`), \`before\`, \`after\`, \`title\` and \`consequences\`. There are no other kinds
than these:`;

/** The page, not yet formatted. */
export function printCommandsPage(): string {
  const commands = Object.entries<CommandEntry>(COMMANDS);
  return [
    INTRODUCTION,
    ...commands.flatMap(([name, entry]) => [
      `## ${code(`tsumugi ${usageOf(name, entry)}`)}`,
      entry.summary,
      ...entry.details,
      table(
        ["option", ""],
        [...entry.options, ...COMMON_OPTIONS].map((option) => [
          code(optionUsage(option)),
          OPTIONS[option].summary,
        ]),
      ),
      codeBlock(exampleLines(entry)),
    ]),
    FORMATS_TEXT,
    printChangeKinds(),
    "## Exit codes",
    printExitCodes(),
    printOperatorCommands(),
  ].join("\n\n");
}

function printChangeKinds(): string {
  const rows = Object.entries(CHANGE_KINDS).map(([kind, meaning]) => [code(kind), meaning]);
  return table(["kind", ""], rows);
}

export function printExitCodes(): string {
  const rows = Object.entries(EXITS).map(([name, exit]) => [String(exit.code), name, exit.meaning]);
  return table(["code", "outcome", "meaning"], rows);
}
