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
  watch: {
    value: null,
    summary:
      "Stay, and generate again whenever the config, a module that it names or a wrangler.jsonc changes.",
  },
  force: { value: null, summary: "Overwrite generated files that were edited by hand." },
  base: {
    value: "REF",
    summary:
      "The branch or commit whose migrations stay as they are (default: origin/main, else main).",
  },
  against: {
    value: "REF",
    summary:
      "Compare with the generated files of a branch, tag or commit (default: those in the working tree).",
  },
  "exit-code": { value: null, summary: "End with 1 when there is any change." },
  help: { value: null, short: "h", summary: "Say what the command does." },
  version: { value: null, short: "v", summary: "Print the version." },
} as const satisfies Record<string, OptionEntry>;

export type OptionName = keyof typeof OPTIONS;

/** Options that every command takes. */
export const COMMON_OPTIONS: readonly OptionName[] = ["help", "version"];

export const COMMANDS = {
  init: {
    operands: [],
    summary: "Begin: write a commented config with one binding, and its performer.",
    details: [
      "Works in an empty folder and in an existing Worker. It adds scripts and development dependencies to package.json, and a tsconfig.json where there is none. Where there is no Worker either, it writes one in `src/index.ts`, which adds a job for each POST and says how far it is, and the wrangler.jsonc that names it.",
      "Nothing of yours is replaced. An entry whose default export is an object gets three new lines that spread the generated Worker into it; for any other shape the lines are printed.",
    ],
    options: ["config", "format"],
    example: {
      command: "npx tsumugi init",
      output: [
        "created tsumugi.config.yaml",
        "created src/performers/hello.ts",
        "created src/index.ts",
        "created wrangler.jsonc",
        "created tsconfig.json",
        "created package.json",
        "Next: `npm install`, then `npx tsumugi generate`.",
      ],
    },
  },
  generate: {
    operands: [],
    summary: "Write the files and wrangler.jsonc entries that the config asks for.",
    details: [
      "Writes everything or nothing. A file that is already right is not touched. Files that were edited by hand stop the run unless `--force` is given.",
      "With `--check` it is the step for CI: it compares byte by byte and writes nothing.",
      "With `--watch` each run is reported, a mistake waits for its repair, and Ctrl+C ends it with exit code 0.",
    ],
    options: ["config", "check", "dry-run", "watch", "force", "format"],
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
  diff: {
    operands: [],
    summary: "Say what a change of the config means for jobs, callers and deploys.",
    details: [
      "Compares the config with the last generation in the working tree, which the committed files of the output folder remember, or with what a commit holds. Every change is told with what follows from it: what happens to jobs that wait or run, which calls stop compiling, what is deleted and when, which migrations and wrangler.jsonc entries come with it.",
      "Nothing is written. It ends with 0 whether or not anything changes, unless `--exit-code` is given, and says how `generate` would end. With `--against` it needs git, reads the commit without a checkout, and works in any folder of a repository.",
    ],
    options: ["against", "config", "exit-code", "format"],
    example: {
      command: "npx tsumugi diff --against main",
      output: [
        "tsumugi.config.yaml against main: 1 change.",
        "",
        "MAIL",
        "  concurrency: 20 -> 40",
        "    Up to 40 at a time, 10 per shard. Takes effect at the next deploy; running jobs go on.",
        "",
        "`generate` would write 3 files (exit code 0).",
      ],
    },
  },
  add: {
    operands: ["binding", "NAME"],
    summary: "Add a binding to the config, and its performer.",
    details: [
      "Writes the entry behind the other bindings, with every other byte of the config kept, and `src/performers/<name>.ts` unless it is there. Change both as you like, then run `generate`.",
      "A name that exists, and one that is not written in capitals, is refused.",
    ],
    options: ["config", "format"],
    example: {
      command: "npx tsumugi add binding IMAGE_RESIZE",
      output: [
        "Added IMAGE_RESIZE to tsumugi.config.yaml; wrote src/performers/image-resize.ts.",
        "Next: describe its payload and policy, write the performer, run `npx tsumugi generate`.",
      ],
    },
  },
  migrations: {
    operands: ["rebase"],
    summary: "Put migrations that are not on the base branch behind those that are.",
    details: [
      "For two branches that have each added a D1 migration, after one was merged into the other: `generate --check` names them. Migrations of the base keep their names and bytes; what yours did is made again under the next number. A config without such a collision is left alone.",
      "A database that has applied a migration which is made again, such as the local one of `wrangler dev`, has to be made anew.",
    ],
    options: ["base", "config", "force", "format"],
    example: {
      command: "npx tsumugi migrations rebase",
      output: [
        "created generated/migrations/0003_index_mail_domain.sql",
        "5 files written for tsumugi.config.yaml.",
        "Made again behind those of origin/main: 0002_index_mail_domain.sql.",
      ],
    },
  },
  eject: {
    operands: ["FILE"],
    summary: "Take over a generated TypeScript file: from now on it is yours.",
    details: [
      "Adds the file to `ejected` in the config. It is then neither written nor checked, and every `generate --check` names it. It must keep exporting what the other generated files import.",
      "To give it back, remove its line from the config and run `generate --force`.",
    ],
    options: ["config", "format"],
    example: {
      command: "npx tsumugi eject generated/worker.ts",
      output: [
        "generated/worker.ts is yours now: tsumugi.config.yaml lists it under `ejected`.",
        "Run `npx tsumugi generate` and commit the result.",
      ],
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
