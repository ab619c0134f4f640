/** Changes as people read them: by subject, each with what follows from it. Pure. */

import { EXITS } from "../command-line/exit-codes.ts";
import { headingOf } from "./change.ts";
import type { Change } from "./change.ts";
import type { ProjectDiff } from "./project-diff.ts";

export function reportDiff(
  { against, note, changes, plan, outcome }: Extract<ProjectDiff, { readonly kind: "compared" }>,
  options: { readonly colour: boolean },
): string {
  const { configFile } = plan.project;
  const paint = options.colour ? bold : (text: string) => text;
  return [
    changes.length === 0
      ? `Nothing changes: ${configFile} means the same as ${against}.`
      : `${configFile} against ${against}: ${changes.length} ${changes.length === 1 ? "change" : "changes"}.`,
    ...(note === null ? [] : [note]),
    ...groupsOf(changes).flatMap(([heading, group]) => [
      "",
      paint(heading),
      ...group.flatMap(({ title, consequences }) => [
        `  ${title}`,
        ...consequences.map((line) => `    ${line}`),
      ]),
    ]),
    "",
    ...plan.notes,
    NEXT[outcome](plan.differences.length),
  ].join("\n");
}

/** What `generate` would do, with its exit code. */
const NEXT: Readonly<Record<"fine" | "edited" | "unconfirmed", (files: number) => string>> = {
  fine: (files) =>
    files === 0
      ? `\`generate\` has nothing to write (exit code ${EXITS.fine.code}).`
      : `\`generate\` would write ${files === 1 ? "1 file" : `${files} files`} (exit code ${EXITS.fine.code}).`,
  edited: () =>
    `\`generate\` would write nothing, because generated files were edited by hand (exit code ${EXITS.edited.code}); \`generate --check\` names them.`,
  unconfirmed: () =>
    `\`generate\` would write nothing until the config confirms what would be lost (exit code ${EXITS.unconfirmed.code}): paste what is said at each TSU code above.`,
};

/** Changes with one subject in one environment, in the order in which they first occur. */
function groupsOf(changes: readonly Change[]): readonly (readonly [string, readonly Change[]])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const heading = headingOf(change);
    const group = groups.get(heading);
    if (group === undefined) groups.set(heading, [change]);
    else group.push(change);
  }
  return [...groups];
}

function bold(text: string): string {
  return `\u001B[1m${text}\u001B[0m`;
}
