/** docs/config.md: every option of the config, from the very schema that reads it. */

import { FORMATS } from "../../templates/runtime/core/formats.ts";
import { jsonSchemaOfConfig } from "../spec/editor-schema.ts";
import { DURATION_PATTERN, formatDuration } from "../spec/duration.ts";
import { SCHEMA_KEYWORDS } from "../spec/json-schema.ts";
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
  removed: "NAME",
  headers: "header",
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

const PAYLOAD_SCHEMAS = `## JSON Schema of payloads and results

What stands below \`payload\` and \`result\` is JSON Schema, draft 2020-12, with these keywords and with \`true\` and \`false\` as
schemas; a \`$ref\` points into the same schema. Each becomes a part of the TypeScript type where it can, and is checked when a job
is enqueued. Any other keyword is an error: none is passed over.

${listed(SCHEMA_KEYWORDS)}.

\`format\` is one of ${listed(FORMATS)}. \`nullable: true\` allows \`null\`, too. \`default\`, like \`title\`, \`description\` and
\`examples\`, only describes: a payload is stored as it is passed.

\`{ zod: path#export }\` takes a schema of zod 4 or zod 3 as your module exports it.`;

/** The page, not yet formatted. */
export function printConfigPage(): string {
  const root = jsonSchemaOfConfig() as OptionSchema;
  return [INTRODUCTION, ...optionsOf(root, "", 2), PAYLOAD_SCHEMAS].join("\n\n");
}

function listed(words: readonly string[]): string {
  return words.map(code).join(", ");
}

/** The options of a map, each below a heading of its own. */
function optionsOf(map: OptionSchema, path: string, level: number): readonly string[] {
  const required = new Set(map.required ?? []);
  return Object.entries(map.properties ?? {}).flatMap(([name, option]) => {
    const whole = path === "" ? name : `${path}.${name}`;
    return [
      ...told(option, whole, level, required.has(name)),
      ...(TOLD_ELSEWHERE.includes(whole) ? [] : innerOptions(option, whole, name, level)),
    ];
  });
}

/** One heading with what is to say about it. */
function told(
  option: OptionSchema,
  path: string,
  level: number,
  isRequired: boolean,
): readonly string[] {
  const facts = [
    `${capitalised(typeOf(option))}.`,
    ...(isRequired ? ["Required."] : []),
    ...("default" in option ? [`Default: ${printDefault(option)}.`] : []),
  ];
  const head = `${"#".repeat(level)} ${code(path)}`;
  return [head, option.description ?? "", facts.join(" "), ...formsOf(option)].filter(
    (part) => part !== "",
  );
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
    const each = `${path}.<${word}>`;
    if (inner.properties === undefined) return told(inner, each, level + 1, false);
    return optionsOf(inner, each, level + 1);
  }
  if (option.items !== undefined) return optionsOf(option.items, `${path}[]`, level + 1);
  return optionsOf(option, path, level + 1);
}

/** What can be written in an option that takes one of several forms, one of them a map. */
function formsOf({ anyOf = [] }: OptionSchema): readonly string[] {
  const maps = anyOf
    .flatMap((form) => [form, ...(form.anyOf ?? [])])
    .filter((form) => form.properties !== undefined);
  return maps.map((map, index) => {
    const required = new Set(map.required ?? []);
    const lines = Object.entries(map.properties ?? {}).map(([name, option]) => {
      const facts = [
        typeOf(option),
        ...(required.has(name) ? ["required"] : []),
        ...("default" in option ? [`default ${printDefault(option)}`] : []),
      ];
      return `- ${code(name)} (${facts.join(", ")}): ${option.description ?? ""}`;
    });
    return `${index === 0 ? "As" : "Or as"} a map:\n\n${lines.join("\n")}`;
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
