/** argv -> command, operands and options, judged by the table of commands. */

import { parseArgs } from "node:util";
import { OPERATOR_WORDS } from "../operator/commands.ts";
import { didYouMean, nearestName } from "../spec/nearest-name.ts";
import { COMMANDS, COMMON_OPTIONS, FORMATS, isCommand, OPTIONS } from "./commands.ts";
import type { CommandEntry, CommandName, Format, OptionEntry, OptionName } from "./commands.ts";

export interface Arguments {
  /** Null when none was named. */
  readonly command: CommandName | null;
  readonly operands: readonly string[];
  readonly flags: ReadonlySet<OptionName>;
  readonly values: ReadonlyMap<OptionName, string>;
}

export type ParsedArguments =
  | { readonly kind: "arguments"; readonly arguments: Arguments }
  /** The command line makes no sense. */
  | { readonly kind: "misuse"; readonly message: string; readonly format: Format };

const types = Object.fromEntries(
  Object.entries<OptionEntry>(OPTIONS).map(([name, { value, short }]) => [
    name,
    {
      type: value === null ? ("boolean" as const) : ("string" as const),
      ...(short === undefined ? {} : { short }),
    },
  ]),
);

/** Options may stand before, between and behind the operands. */
export function parseArguments(argv: readonly string[]): ParsedArguments {
  const parsed = judge(argv);
  if (typeof parsed !== "string") return { kind: "arguments", arguments: parsed };
  // Who asked for a format gets it for this answer, too.
  const asked = FORMATS.find((format) => /--format[= ](\w+)/.exec(argv.join(" "))?.[1] === format);
  return { kind: "misuse", message: parsed, format: asked ?? "text" };
}

/** The arguments, or what is wrong with them. */
function judge(argv: readonly string[]): Arguments | string {
  const { tokens } = parseArgs({
    args: [...argv],
    options: types,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const [name, ...operands] = tokens.flatMap((token) =>
    token.kind === "positional" ? [token.value] : [],
  );
  if (name !== undefined && name !== "help" && !isCommand(name)) {
    const hint = didYouMean(name, [...Object.keys(COMMANDS), ...OPERATOR_WORDS]);
    return `unknown command \`${name}\`${hint === null ? "" : `; ${hint}`}`;
  }
  const command = name === undefined || name === "help" ? null : name;
  const flags = new Set<OptionName>();
  const values = new Map<OptionName, string>();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const problem = optionProblem(command, token);
    if (problem !== null) return problem;
    if (token.value === undefined) flags.add(token.name as OptionName);
    else values.set(token.name as OptionName, token.value);
  }
  if (name === "help" && operands[0] !== undefined && isCommand(operands[0])) {
    const help = new Set<OptionName>(["help"]);
    return { command: operands[0], operands: [], flags: help, values };
  }
  const problem = flags.has("help")
    ? null
    : (operandProblem(command, operands) ?? exclusionProblem(flags));
  if (problem !== null) return problem;
  return { command, operands, flags, values };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
}

function optionProblem(command: CommandName | null, token: OptionToken): string | null {
  const { name, rawName, value } = token;
  const known = [...(command === null ? [] : COMMANDS[command].options), ...COMMON_OPTIONS];
  if (!known.some((option) => option === name)) {
    const nearest = nearestName(name, known);
    const hint = nearest === null ? "" : `; did you mean \`--${nearest}\`?`;
    const place = command === null ? "" : ` of \`${command}\``;
    return `unknown option \`${rawName}\`${place}${hint}`;
  }
  const option: OptionEntry = OPTIONS[name as OptionName];
  if (option.value === null) {
    return value === undefined ? null : `\`${rawName}\` takes no value`;
  }
  if (value === undefined || value === "") return `\`${rawName}\` needs a value: ${option.value}`;
  if (option.choices === undefined || option.choices.includes(value)) return null;
  const hint = didYouMean(value, option.choices);
  return `\`${rawName}\` takes ${option.choices.join(", ")}, not \`${value}\`${hint === null ? "" : `; ${hint}`}`;
}

function operandProblem(command: CommandName | null, operands: readonly string[]): string | null {
  const wanted: CommandEntry["operands"] = command === null ? [] : COMMANDS[command].operands;
  const further = operands.slice(wanted.length);
  if (further.length > 0) return `unexpected argument \`${further.join(" ")}\``;
  // A word in small letters stands for itself.
  const wrong = operands.findIndex((operand, index) => {
    const word = wanted[index] ?? "";
    return word === word.toLowerCase() && operand !== word;
  });
  if (wrong >= 0)
    return `expected \`${command} ${wanted.join(" ")}\`, found \`${operands[wrong]}\``;
  const missing = wanted[operands.length];
  return missing === undefined
    ? null
    : `\`${command}\` needs ${wanted.join(" ")}: ${missing} is missing`;
}

/** Options that ask for opposite things. */
function exclusionProblem(flags: ReadonlySet<OptionName>): string | null {
  const modes = (["check", "dry-run", "watch"] as const).filter((name) => flags.has(name));
  if (modes.length < 2) return null;
  return `${modes.map((name) => `\`--${name}\``).join(" and ")} exclude each other`;
}
