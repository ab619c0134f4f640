/** docs/errors.md: every code that a mistake can have, from the table that `explain` reads. */

import { CODES } from "../spec/codes.ts";
import { printExitCodes } from "./commands-page.ts";

const INTRODUCTION = `# Errors

Every mistake has a code that never changes its meaning, a place as \`file:line:column\`, what was expected and found, and the
nearest right spelling where there is one. All mistakes are reported at once. \`npx tsumugi explain TSU303\` prints what stands here.`;

const GROUPS: Readonly<Record<string, string>> = {
  1: "The text is not usable YAML",
  2: "An option is not what its description says",
  3: "Options contradict each other",
  4: "The project around the config",
  5: "The change, held against what was generated before",
};

/** The page, not yet formatted. */
export function printErrorsPage(): string {
  let group = "";
  const entries = Object.entries(CODES).toSorted(([left], [right]) => (left < right ? -1 : 1));
  const parts = entries.flatMap(([code, { title, explanation }]) => {
    const digit = code.charAt(3);
    const heading =
      digit === group ? [] : [`## ${digit}xx: ${GROUPS[digit] ?? "Further mistakes"}`];
    group = digit;
    return [...heading, `### ${code}: ${title}`, explanation];
  });
  return [INTRODUCTION, ...parts, "## Exit codes", printExitCodes()].join("\n\n");
}
