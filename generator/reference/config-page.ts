/** docs/config.md: every option of the config, from the very schema that reads it. */

import { jsonSchemaOfConfig } from "../spec/editor-schema.ts";
import { DURATION_PATTERN, formatDuration } from "../spec/duration.ts";
import { alternatives, count } from "../spec/words.ts";
import { code } from "./markdown.ts";

/** The part of JSON Schema in which the options are described. */
interface OptionSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly OptionSchema[];
  readonly items?: OptionSchema;
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: OptionSchema | boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What stands for the keys of a map whose keys are names. */
const KEY_WORDS: Readonly<Record<string, string>> = {
  bindings: "NAME",
  queues: "group",
  environments: "environment",
};

/** They take what a binding takes; saying all of it again would help nobody. */
const TOLD_ELSEWHERE: readonly string[] = ["defaults", "environments.<environment>.bindings"];

const INTRODUCTION = `# The config

\`tsumugi.config.yaml\` is YAML 1.2 without anchors, tags and merge keys. Its first line can point your editor at the schema
that this page is made from, for completion and checks while you type:

\`\`\`yaml
# yaml-language-server: $schema=./generated/tsumugi.schema.json
\`\`\`

A duration is a whole number of milliseconds or a whole number with a unit: \`500ms\`, \`30s\`, \`5m\`, \`12h\`, \`7d\`. Long numbers
can be grouped: \`20_000\`. Paths are relative to the config. Mistakes are reported all at once, see [errors](errors.md).`;

/** The page, not yet formatted. */
export function printConfigPage(): string {
  const root = jsonSchemaOfConfig() as OptionSchema;
  return [INTRODUCTION, ...optionsOf(root, "", 2)].join("\n\n");
}

/** The options of a map, each below a heading of its own. */
function optionsOf(map: OptionSchema, path: string, level: number): readonly string[] {
  const required = new Set(map.required ?? []);
  return Object.entries(map.properties ?? {}).flatMap(([name, option]) => {
    const whole = path === "" ? name : `${path}.${name}`;
    const facts = [
      `${capitalised(typeOf(option))}.`,
      ...(required.has(name) ? ["Required."] : []),
      ...("default" in option ? [`Default: ${printDefault(option)}.`] : []),
    ];
    return [
      `${"#".repeat(level)} ${code(whole)}`,
      option.description ?? "",
      facts.join(" "),
      ...formsOf(option),
      ...(TOLD_ELSEWHERE.includes(whole) ? [] : innerOptions(option, whole, name, level)),
    ].filter((part) => part !== "");
  });
}

function innerOptions(
  option: OptionSchema,
  path: string,
  name: string,
  level: number,
): readonly string[] {
  const inner = option.additionalProperties;
  const word = KEY_WORDS[name];
  if (word !== undefined && typeof inner === "object") {
    return optionsOf(inner, `${path}.<${word}>`, level + 1);
  }
  if (option.items !== undefined) return optionsOf(option.items, `${path}[]`, level + 1);
  return optionsOf(option, path, level + 1);
}

/** What can be written in an option that takes one of several forms, one of them a map. */
function formsOf({ anyOf = [] }: OptionSchema): readonly string[] {
  const maps = anyOf
    .flatMap((form) => [form, ...(form.anyOf ?? [])])
    .filter((form) => form.properties !== undefined);
  return maps.map((map) => {
    const required = new Set(map.required ?? []);
    const lines = Object.entries(map.properties ?? {}).map(([name, option]) => {
      const facts = [
        typeOf(option),
        ...(required.has(name) ? ["required"] : []),
        ...("default" in option ? [`default ${printDefault(option)}`] : []),
      ];
      return `- ${code(name)} (${facts.join(", ")}): ${option.description ?? ""}`;
    });
    return `As a map:\n\n${lines.join("\n")}`;
  });
}

/** The values that an option takes, in words. */
function typeOf(option: OptionSchema): string {
  if (option.const !== undefined) return code(String(option.const));
  if (option.enum !== undefined) return alternatives(option.enum);
  if (option.anyOf !== undefined) return typeOfForms(option.anyOf);
  switch (option.type) {
    case "integer":
      return `a whole number from ${count(option.minimum ?? 0)} to ${count(option.maximum ?? 0)}`;
    case "number":
      return `a number from ${count(option.minimum ?? 0)} to ${count(option.maximum ?? 0)}`;
    case "boolean":
      return "`true` or `false`";
    case "array":
      return option.items?.properties === undefined ? "a list of texts" : "a list of maps";
    case "object":
      return "a map";
    case "null":
      return "`null`";
    default:
      return "a text";
  }
}

/** A number that may be grouped is one form and not two, and so is a duration. */
function typeOfForms(forms: readonly OptionSchema[]): string {
  const [number, text] = forms;
  if (number?.type === "integer" && text?.type === "string") {
    if (text.pattern !== DURATION_PATTERN) return typeOf(number);
    return `a duration from ${formatDuration(number.minimum ?? 0)} to ${formatDuration(number.maximum ?? 0)}`;
  }
  return [...new Set(forms.map(typeOf))].join(", or ");
}

function printDefault(option: OptionSchema): string {
  const value = option.default;
  const isDuration = typeof value === "number" && typeOf(option).startsWith("a duration");
  if (isDuration) return code(formatDuration(value));
  return code(typeof value === "string" ? value : JSON.stringify(value));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
