/** What `--help` prints, from the tables of commands and exit codes. */

import { COMMANDS, COMMON_OPTIONS, OPTIONS } from "./commands.ts";
import type { CommandEntry, CommandName, OptionEntry, OptionName } from "./commands.ts";
import { EXITS } from "./exit-codes.ts";
import { OPERATOR_COMMANDS } from "../operator/commands.ts";
import type { OperatorCommand } from "../operator/commands.ts";

/** The overview of all commands. */
export function printHelp(): string {
  const commands = Object.entries<CommandEntry>(COMMANDS).map(([name, entry]) => [
    usageOf(name, entry),
    entry.summary,
  ]);
  const operating = Object.entries<OperatorCommand>(OPERATOR_COMMANDS).map(([name, entry]) => [
    usageOf(name, entry),
    entry.summary,
  ]);
  const exits = Object.values(EXITS).map(({ code, meaning }) => [String(code), meaning]);
  return [
    "Usage: tsumugi <command> [options]",
    ["Commands:", ...table(commands)].join("\n"),
    ["On a deployed Worker, by its REST API:", ...table(operating)].join("\n"),
    ["Options:", ...table(optionRows(COMMON_OPTIONS))].join("\n"),
    ["Exit codes:", ...table(exits)].join("\n"),
    "`tsumugi <command> --help` says more. Nothing ever asks a question; only what works on a deployed Worker uses the network.",
  ].join("\n\n");
}

/** What one command does, with an example. */
export function printCommandHelp(name: CommandName): string {
  const entry: CommandEntry = COMMANDS[name];
  return [
    `Usage: tsumugi ${usageOf(name, entry)} [options]`,
    entry.summary,
    ...entry.details,
    ["Options:", ...table(optionRows([...entry.options, ...COMMON_OPTIONS]))].join("\n"),
    ["Example:", ...exampleLines(entry).map((line) => `  ${line}`.trimEnd())].join("\n"),
  ].join("\n\n");
}

export function exampleLines({ example }: Pick<CommandEntry, "example">): readonly string[] {
  return [`$ ${example.command}`, ...example.output];
}

/** A command's name with what follows it. */
export function usageOf(name: string, { operands }: Pick<CommandEntry, "operands">): string {
  return [name, ...operands].join(" ");
}

/** An option as it is written: `-h, --help`, `--config FILE`. */
export function optionUsage(name: OptionName): string {
  const { short, value }: OptionEntry = OPTIONS[name];
  return `${short === undefined ? "" : `-${short}, `}--${name}${value === null ? "" : ` ${value}`}`;
}

function optionRows(names: readonly OptionName[]): readonly (readonly string[])[] {
  return names.map((name) => [optionUsage(name), OPTIONS[name].summary]);
}

/** Two columns. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...rows.map(([left = ""]) => left.length));
  return rows.map(([left = "", right = ""]) => `  ${left.padEnd(width)}  ${right}`);
}
