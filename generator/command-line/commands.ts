/** Every command and option of the command line, once: parsing, `--help` and the documentation read this table. */

export interface OptionEntry {
  /** What stands for the value in the help; null for a flag. */
  readonly value: string | null;
  /** The values it takes, when these are few. */
  readonly choices?: readonly string[];
  readonly short?: string;
  readonly summary: string;
}

export interface CommandEntry {
  /** What follows the command's name. */
  readonly operands: readonly string[];
  readonly summary: string;
  /** Sentences for `tsumugi <command> --help` and the documentation. */
  readonly details: readonly string[];
  readonly options: readonly OptionName[];
  readonly example: { readonly command: string; readonly output: readonly string[] };
}

export const FORMATS = ["text", "json", "github"] as const;

/** `text` for people, `json` for programs, `github` for annotations in a GitHub workflow. */
export type Format = (typeof FORMATS)[number];

export const OPTIONS = {
  config: {
    value: "FILE",
    summary: "The config; the folder that holds it is the project (default: tsumugi.config.yaml).",
  },
  format: {
    value: FORMATS.join("|"),
    choices: FORMATS,
    summary:
      "How problems and differences are told: text for people, one JSON document, or annotations for GitHub.",
  },
  check: {
    value: null,
    summary: "Write nothing; end with 1 and name each file that is not as it should be.",
  },
  "dry-run": {
    value: null,
    summary: "Write nothing; say what would be written, with a unified diff.",
  },
  force: { value: null, summary: "Overwrite generated files that were edited by hand." },
  help: { value: null, short: "h", summary: "Say what the command does." },
  version: { value: null, short: "v", summary: "Print the version." },
} as const satisfies Record<string, OptionEntry>;

export type OptionName = keyof typeof OPTIONS;

/** Options that every command takes. */
export const COMMON_OPTIONS: readonly OptionName[] = ["help", "version"];

export const COMMANDS = {
  generate: {
    operands: [],
    summary: "Write the files and wrangler.jsonc entries that the config asks for.",
    details: [
      "Writes everything or nothing. A file that is already right is not touched. Files that were edited by hand stop the run unless `--force` is given.",
      "With `--check` it is the step for CI: it compares byte by byte and writes nothing.",
    ],
    options: ["config", "check", "dry-run", "force", "format"],
    example: {
      command: "npx tsumugi generate --check",
      output: [
        "stale   generated/definitions.ts",
        "Not as tsumugi.config.yaml says. Run `npx tsumugi generate` and commit the result.",
      ],
    },
  },
  validate: {
    operands: [],
    summary: "Read the config and report every mistake.",
    details: [
      "Reads the config and the modules that it points at. All mistakes are reported at once, each with its place, and nothing is written.",
    ],
    options: ["config", "format"],
    example: {
      command: "npx tsumugi validate",
      output: ["tsumugi.config.yaml is valid: WEBHOOK, MAIL"],
    },
  },
  explain: {
    operands: ["CODE"],
    summary: "Say more about a mistake by its code.",
    details: ["Codes are stable: the same mistake has the same code in every version."],
    options: [],
    example: {
      command: "npx tsumugi explain TSU303",
      output: [
        "TSU303 Concurrency below shards",
        "",
        "`concurrency` is the whole binding's and is divided among its shards. …",
      ],
    },
  },
} as const satisfies Record<string, CommandEntry>;

export type CommandName = keyof typeof COMMANDS;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
