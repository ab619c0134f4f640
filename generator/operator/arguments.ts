/** argv -> command, operands and options of an operator's command. */

import { parseArgs } from "node:util";
import { didYouMean } from "../spec/nearest-name.ts";
import { OPERATOR_COMMANDS, OPERATOR_OPTIONS } from "./commands.ts";
import type {
  OperatorCommand,
  OperatorCommandName,
  OperatorOption,
  OperatorOptionName,
} from "./commands.ts";
import { MisuseError } from "./failures.ts";

export interface OperatorArguments {
  readonly command: OperatorCommandName;
  readonly operands: readonly string[];
  readonly options: OptionValues;
}

/** What was given for the options; a flag that was given has the value "". */
export class OptionValues {
  readonly #values: ReadonlyMap<OperatorOptionName, readonly string[]>;

  constructor(values: ReadonlyMap<OperatorOptionName, readonly string[]>) {
    this.#values = values;
  }

  has(name: OperatorOptionName): boolean {
    return this.#values.has(name);
  }

  one(name: OperatorOptionName): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  all(name: OperatorOptionName): readonly string[] {
    return this.#values.get(name) ?? [];
  }
}

const types = Object.fromEntries(
  Object.entries<OperatorOption>(OPERATOR_OPTIONS).map(([name, { value }]) => [
    name,
    { type: value === null ? ("boolean" as const) : ("string" as const) },
  ]),
);

/** @throws MisuseError when the command line makes no sense */
export function parseOperatorArguments(argv: readonly string[]): OperatorArguments {
  const { tokens } = parseArgs({
    args: argv.map((arg) => (arg === "-h" ? "--help" : arg)),
    options: types,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words = tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : []));
  const { command, operands } = commandOf(words);
  const values = new Map<OperatorOptionName, string[]>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const name = optionOf(command, token.name, token.rawName);
    values.set(name, [...(values.get(name) ?? []), valueOf(name, token.rawName, token.value)]);
  }
  const options = new OptionValues(values);
  if (!options.has("help")) checkOperands(command, operands);
  return { command, operands, options };
}

function commandOf(words: readonly string[]): Pick<OperatorArguments, "command" | "operands"> {
  const names = Object.keys(OPERATOR_COMMANDS) as OperatorCommandName[];
  const command = names.find((name) => words.slice(0, name.split(" ").length).join(" ") === name);
  if (command !== undefined) {
    return { command, operands: words.slice(command.split(" ").length) };
  }
  const [group = "", verb = ""] = words;
  const verbs = names.flatMap((name) =>
    name.startsWith(`${group} `) ? [name.slice(group.length + 1)] : [],
  );
  const hint = verb === "" ? null : didYouMean(verb, verbs);
  const found = verb === "" ? "nothing" : `\`${verb}\``;
  throw new MisuseError(
    `expected \`${group} ${verbs.join("|")}\`, found ${found}${hint === null ? "" : `; ${hint}`}`,
  );
}

function optionOf(command: OperatorCommandName, name: string, raw: string): OperatorOptionName {
  const known: readonly OperatorOptionName[] = OPERATOR_COMMANDS[command].options;
  const option = known.find((each) => each === name);
  if (option !== undefined) return option;
  const hint = didYouMean(
    `--${name}`,
    known.map((each) => `--${each}`),
  );
  throw new MisuseError(
    `unknown option \`${raw}\` of \`${command}\`${hint === null ? "" : `; ${hint}`}`,
  );
}

function valueOf(name: OperatorOptionName, raw: string, value: string | undefined): string {
  const { value: wanted }: OperatorOption = OPERATOR_OPTIONS[name];
  if (wanted === null) {
    if (value === undefined) return "";
    throw new MisuseError(`\`${raw}\` takes no value`);
  }
  if (value === undefined || value === "") {
    throw new MisuseError(`\`${raw}\` needs a value: ${wanted}`);
  }
  return value;
}

function checkOperands(command: OperatorCommandName, operands: readonly string[]): void {
  const { operands: wanted }: OperatorCommand = OPERATOR_COMMANDS[command];
  const needed = wanted.filter((word) => !word.startsWith("["));
  const missing = needed[operands.length];
  if (missing !== undefined) {
    throw new MisuseError(`\`${command}\` needs ${wanted.join(" ")}: ${missing} is missing`);
  }
  const isOpen = wanted.some((word) => word.includes("…"));
  const further = operands.slice(wanted.length);
  if (isOpen || further.length === 0) return;
  throw new MisuseError(`unexpected argument \`${further.join(" ")}\``);
}
