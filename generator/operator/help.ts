/** What `--help` prints for an operator's command. */

import { exampleLines, table, usageOf } from "../command-line/help.ts";
import { OPERATOR_COMMANDS, OPERATOR_OPTIONS } from "./commands.ts";
import type {
  OperatorCommand,
  OperatorCommandName,
  OperatorOption,
  OperatorOptionName,
} from "./commands.ts";

export function printOperatorHelp(name: OperatorCommandName): string {
  const entry: OperatorCommand = OPERATOR_COMMANDS[name];
  const options = entry.options.map((option) => [
    operatorOptionUsage(option),
    OPERATOR_OPTIONS[option].summary,
  ]);
  return [
    `Usage: tsumugi ${usageOf(name, entry)} [options]`,
    entry.summary,
    ...entry.details,
    ["Options:", ...table(options)].join("\n"),
    ["Example:", ...exampleLines(entry).map((line) => `  ${line}`.trimEnd())].join("\n"),
  ].join("\n\n");
}

export function operatorOptionUsage(name: OperatorOptionName): string {
  const { value }: OperatorOption = OPERATOR_OPTIONS[name];
  return `--${name}${value === null ? "" : ` ${value}`}`;
}
