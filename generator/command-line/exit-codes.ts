/** What the command line's exit codes mean: for itself, for `--help` and for the documentation. */

export const EXITS = {
  fine: { code: 0, meaning: "Done, or nothing to do." },
  stale: {
    code: 1,
    meaning:
      "`--check`: the files are not as the config says. `diff --exit-code`: something changes.",
  },
  invalid: { code: 2, meaning: "The config, the project or the command line is wrong." },
  edited: { code: 3, meaning: "Generated files were edited by hand; nothing was written." },
  unconfirmed: {
    code: 4,
    meaning: "The change could lose jobs and the config does not confirm it; nothing was written.",
  },
  internal: {
    code: 70,
    meaning:
      "An error of the generator itself, a file that the system does not let it read or write, or another run that takes too long.",
  },
} as const satisfies Record<string, { readonly code: number; readonly meaning: string }>;

/** How a command ended. */
export type Exit = keyof typeof EXITS;
