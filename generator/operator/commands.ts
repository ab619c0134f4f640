/**
 * Every command for those who run jobs, once: parsing, help and the documentation read this table. Unlike the generator's
 * commands these speak to a deployed Worker, through its REST API.
 */

export interface OperatorOption {
  /** What stands for the value in the help; null for a flag. */
  readonly value: string | null;
  /** May be given more than once. */
  readonly isList?: boolean;
  readonly summary: string;
}

export const OPERATOR_OPTIONS = {
  url: {
    value: "URL",
    summary: "Where the Worker is (default: TSUMUGI_URL, else http://localhost:8787).",
  },
  json: { value: null, summary: "Print the API's JSON instead of a table." },
  state: { value: "STATE", isList: true, summary: "Only jobs in this state; may be repeated." },
  binding: { value: "NAME", summary: "Only jobs of this binding." },
  id: { value: "ID", summary: "Only the job with this id." },
  "unique-key": { value: "KEY", summary: "The job's unique key." },
  "concurrency-key": { value: "KEY", summary: "The job's concurrency key." },
  "partition-key": { value: "KEY", summary: "The job's partition key." },
  "created-from": { value: "TIME", summary: "Only jobs enqueued at or after this time." },
  "created-to": { value: "TIME", summary: "Only jobs enqueued at or before this time." },
  index: {
    value: "FIELD=VALUE",
    isList: true,
    summary: "Only jobs whose indexed payload field has this value; may be repeated.",
  },
  sort: {
    value: "FIELD",
    summary: "created_at (default), updated_at, binding, state, priority or attempts.",
  },
  order: { value: "asc|desc", summary: "Ascending or descending (default)." },
  limit: { value: "N", summary: "At most so many jobs." },
  all: { value: null, summary: "Every job that the filters let through." },
  fresh: {
    value: null,
    summary: "Ask the job's shard instead of D1, which lags by about a second.",
  },
  "dry-run": { value: null, summary: "Only count what would be done." },
  delay: { value: "DURATION", summary: "Run it so long from now: `30s`, `10m`, `2h`." },
  at: { value: "TIME", summary: "Run it then: `2026-12-01T09:00:00Z`, or epoch ms." },
  payload: { value: "JSON", summary: "The payload; `@FILE` reads a file, `-` standard input." },
  priority: { value: "N", summary: "Larger runs first (default 0)." },
  "max-attempts": { value: "N", summary: "Runs of the performer, the first one included." },
  confirm: {
    value: "NAME",
    summary: "The binding's name once more, as what is cancelled stays so.",
  },
  help: { value: null, summary: "Say what the command does." },
} as const satisfies Record<string, OperatorOption>;

export type OperatorOptionName = keyof typeof OPERATOR_OPTIONS;

export interface OperatorCommand {
  /** What follows the command's words; `[…]` may be left out, `…` may be repeated. */
  readonly operands: readonly string[];
  readonly summary: string;
  readonly details: readonly string[];
  readonly options: readonly OperatorOptionName[];
  readonly example: { readonly command: string; readonly output: readonly string[] };
}

const FILTERS = [
  "state",
  "binding",
  "id",
  "unique-key",
  "concurrency-key",
  "created-from",
  "created-to",
  "index",
] as const satisfies readonly OperatorOptionName[];
const COMMON = ["url", "json", "help"] as const satisfies readonly OperatorOptionName[];

export const OPERATOR_COMMANDS = {
  "jobs list": {
    operands: [],
    summary: "List jobs, newest first.",
    details: [
      "Twenty jobs unless `--limit` or `--all` asks for more; further pages are fetched as needed.",
    ],
    options: [...FILTERS, "sort", "order", "limit", "all", ...COMMON],
    example: {
      command: "npx tsumugi jobs list --state FAILED --binding CHARGE",
      output: [
        "ID                     STATE   ATTEMPTS  UPDATED  ERROR",
        "CHARGE#2:1qk7y3v9a00   FAILED  4/4       2m ago   Error: the card was declined",
        "1 of 1",
      ],
    },
  },
  "jobs show": {
    operands: ["ID"],
    summary:
      "Everything about one job: state, attempts, payload, result, and why it does not run yet.",
    details: [],
    options: ["fresh", ...COMMON],
    example: {
      command: "npx tsumugi jobs show CHARGE#2:1qk7y3v9a00",
      output: ["CHARGE#2:1qk7y3v9a00  FAILED", "…"],
    },
  },
  "jobs retry": {
    operands: ["[ID…]"],
    summary: "Give jobs that are FAILED or STALLED another round of attempts, due at once.",
    details: [
      "Takes ids, or filters. Without either, `--all` is needed. Each job that could not be retried is named with the reason, and the exit code is 1 then.",
    ],
    options: [...FILTERS, "limit", "all", "dry-run", ...COMMON],
    example: {
      command: "npx tsumugi jobs retry --state FAILED --binding MAIL",
      output: ["412 jobs retried."],
    },
  },
  "jobs cancel": {
    operands: ["[ID…]"],
    summary: "Cancel jobs that wait; one that may be running cannot be cancelled.",
    details: ["Takes ids, or filters. Without either, `--all` is needed."],
    options: [...FILTERS, "limit", "all", "dry-run", ...COMMON],
    example: {
      command: "npx tsumugi jobs cancel MAIL#0:1qk7y3v9a00",
      output: ["1 job cancelled."],
    },
  },
  "jobs reschedule": {
    operands: ["ID"],
    summary: "Let a waiting job run at another time.",
    details: [],
    options: ["delay", "at", ...COMMON],
    example: {
      command: "npx tsumugi jobs reschedule MAIL#0:1qk7y3v9a00 --delay 10m",
      output: ["MAIL#0:1qk7y3v9a00 runs in 10m."],
    },
  },
  "jobs enqueue": {
    operands: ["BINDING"],
    summary: "Store one job.",
    details: ["A payload that does not fit is refused, each fault with its place."],
    options: [
      "payload",
      "priority",
      "max-attempts",
      "delay",
      "at",
      "unique-key",
      "concurrency-key",
      "partition-key",
      ...COMMON,
    ],
    example: {
      command: `npx tsumugi jobs enqueue REPORT --payload '{"subject":"today","binding":"MAIL"}'`,
      output: ["REPORT#0:1qk7y3v9a00"],
    },
  },
  "jobs tail": {
    operands: [],
    summary: "Print each change of a job as it happens, until Ctrl+C.",
    details: ["With `--json` one line of JSON for each change."],
    options: ["state", "binding", ...COMMON],
    example: {
      command: "npx tsumugi jobs tail --binding MAIL",
      output: ["12:00:01  MAIL#0:1qk7y3v9a00  COMPLETED  1/4"],
    },
  },
  "bindings list": {
    operands: [],
    summary: "List the bindings with their policies.",
    details: [],
    options: [...COMMON],
    example: {
      command: "npx tsumugi bindings list",
      output: [
        "BINDING  SHARDS  CONCURRENCY  RATE   GUARANTEE      PAUSED",
        "MAIL     1       20           20/1s  at-least-once  no",
      ],
    },
  },
  "bindings pause": {
    operands: ["BINDING"],
    summary: "Start no more jobs of a binding; what runs goes on.",
    details: [],
    options: [...COMMON],
    example: { command: "npx tsumugi bindings pause MAIL", output: ["MAIL is paused."] },
  },
  "bindings resume": {
    operands: ["BINDING"],
    summary: "Start jobs of a paused binding again.",
    details: [],
    options: [...COMMON],
    example: { command: "npx tsumugi bindings resume MAIL", output: ["MAIL goes on."] },
  },
  "bindings purge": {
    operands: ["BINDING"],
    summary: "Cancel every job of a binding that waits.",
    details: ["`--confirm` must name the binding once more."],
    options: ["confirm", ...COMMON],
    example: {
      command: "npx tsumugi bindings purge MAIL --confirm MAIL",
      output: ["1,204 jobs of MAIL cancelled."],
    },
  },
  stats: {
    operands: [],
    summary: "Count jobs by binding and state, and say what keeps due jobs waiting.",
    details: [],
    options: [...COMMON],
    example: {
      command: "npx tsumugi stats",
      output: [
        "BINDING  SCHEDULED  QUEUED  RUNNING  FAILED  STALLED  OLDEST DUE  BLOCKED BY",
        "MAIL     1,204      12      8        3       0        41s         rate",
      ],
    },
  },
  open: {
    operands: [],
    summary: "Open the dashboard in a browser.",
    details: ["Where no browser can be started, its address is printed."],
    options: ["url", "help"],
    example: {
      command: "npx tsumugi open --url https://jobs.example.com",
      output: ["https://jobs.example.com/dashboard"],
    },
  },
} as const satisfies Record<string, OperatorCommand>;

export type OperatorCommandName = keyof typeof OPERATOR_COMMANDS;

/** First words of the operator's commands. */
export const OPERATOR_WORDS: ReadonlySet<string> = new Set(
  Object.keys(OPERATOR_COMMANDS).map((name) => name.split(" ")[0] ?? ""),
);
