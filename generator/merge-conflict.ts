/** What git leaves in a file where two branches changed the same lines. */

/** The first line of each conflict; its place counts from the start of the text, in UTF-16 units. */
export function findConflicts(
  text: string,
): readonly { readonly offset: number; readonly length: number }[] {
  return [...text.matchAll(/^<{7}(?: .*)?$/gm)].map(({ 0: line, index }) => ({
    offset: index,
    length: line.trimEnd().length,
  }));
}

/** Also of one whose beginning somebody has taken out already. */
export function holdsConflict(text: string): boolean {
  return /^(<{7}|={7}|>{7})(?:[ \r].*)?$/m.test(text);
}

export const CONFLICT_MESSAGE = "this is a merge conflict";

/** For files that people write. */
export const CONFLICT_HINT =
  "decide between both sides and delete the lines that git has put around them";

/** The file as each of the two branches has it, ours first. */
export function sidesOf(text: string): readonly [string, string] {
  const sides: [string[], string[]] = [[], []];
  let part: "both" | "ours" | "ancestor" | "theirs" = "both";
  for (const line of text.split("\n")) {
    const marker = /^(<{7}|\|{7}|={7}|>{7})(?:[ \r]|$)/.exec(line)?.[1]?.charAt(0);
    if (marker === "<") part = "ours";
    else if (marker === "|") part = "ancestor";
    else if (marker === "=") part = "theirs";
    else if (marker === ">") part = "both";
    else {
      if (part === "both" || part === "ours") sides[0].push(line);
      if (part === "both" || part === "theirs") sides[1].push(line);
    }
  }
  return [sides[0].join("\n"), sides[1].join("\n")];
}
