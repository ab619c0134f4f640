/** The soak's command line: `npm run soak -- [--minutes M] [--jobs N] [--seed S] [--without-kills] [--write]`. */

export interface Command {
  /** How long jobs are enqueued; Infinity: until there are `jobs` of them. */
  readonly minutes: number;
  /** How many jobs are enqueued at most. */
  readonly jobs: number;
  readonly seed: number;
  /** Whether the runtime is killed and shards are evicted. */
  readonly withKills: boolean;
  /** Write this run's part of docs/soak.md. */
  readonly write: boolean;
}

const DEFAULT_MINUTES = 15;

interface NumberOption {
  readonly isFit: (value: number) => boolean;
  readonly expected: string;
}

/** Fewer jobs are over before the capacity is measured. */
const FEWEST_JOBS = 5_000;
const NUMBER_OPTIONS: ReadonlyMap<string, NumberOption> = new Map([
  ["--minutes", { isFit: (value) => value > 0, expected: "a number above 0" }],
  [
    "--jobs",
    {
      isFit: (value) => Number.isSafeInteger(value) && value >= FEWEST_JOBS,
      expected: `a whole number of at least ${FEWEST_JOBS}`,
    },
  ],
  [
    "--seed",
    { isFit: (value) => Number.isSafeInteger(value) && value >= 0, expected: "a whole number" },
  ],
]);

/** Reads the arguments; a text says what is wrong with them. `anySeed` is taken where none is given. */
export function readCommand(
  args: readonly string[],
  anySeed: number,
): Command | { readonly problem: string } {
  const numbers = new Map<string, number>();
  const flags = new Set<string>();
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index] ?? "";
    const option = NUMBER_OPTIONS.get(name);
    if (option !== undefined) {
      index += 1;
      const text = args[index] ?? "";
      const value = Number(text);
      if (text === "" || !option.isFit(value)) {
        return { problem: `${name} takes ${option.expected}, found ${text || "nothing"}` };
      }
      numbers.set(name, value);
    } else if (name === "--without-kills" || name === "--write") {
      flags.add(name);
    } else {
      const known = "--minutes, --jobs, --seed, --without-kills and --write";
      return { problem: `unknown: ${name}; there are ${known}` };
    }
  }
  const jobs = numbers.get("--jobs");
  return {
    minutes: numbers.get("--minutes") ?? (jobs === undefined ? DEFAULT_MINUTES : Infinity),
    jobs: jobs ?? Infinity,
    seed: numbers.get("--seed") ?? anySeed,
    withKills: !flags.has("--without-kills"),
    write: flags.has("--write"),
  };
}
