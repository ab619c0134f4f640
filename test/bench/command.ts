/** The bench's command line: `npm run bench -- [--quick] [--write] [part ...]`. */

export interface Command {
  /** Names of parts, in the order in which they are measured. */
  readonly parts: readonly string[];
  /** A twentieth of the jobs: shows that everything runs, its times say nothing. */
  readonly quick: boolean;
  /** Write docs/performance.md. */
  readonly write: boolean;
}

/** Reads the arguments; a text says what is wrong with them. */
export function readCommand(
  args: readonly string[],
  known: readonly string[],
): Command | { readonly problem: string } {
  const options = args.filter((arg) => arg.startsWith("--"));
  const parts = args.filter((arg) => !arg.startsWith("--"));
  const unknown = [
    ...options.filter((option) => option !== "--quick" && option !== "--write"),
    ...parts.filter((part) => !known.includes(part)),
  ];
  if (unknown.length > 0) {
    return { problem: `unknown: ${unknown.join(", ")}; there are ${known.join(", ")}` };
  }
  const write = options.includes("--write");
  if (write && parts.length > 0) {
    return { problem: "--write goes without names of parts: the page shows one whole run" };
  }
  const chosen = parts.length === 0 ? known : known.filter((part) => parts.includes(part));
  return { parts: chosen, quick: options.includes("--quick"), write };
}
