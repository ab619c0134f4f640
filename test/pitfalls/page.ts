/** docs/pitfalls.md: what is known to go wrong in job systems, and where it is tested that it does not here. */

import { format } from "prettier";
import type { NamedTest } from "./named-tests.ts";
import type { Pitfall, Standing } from "./pitfalls.ts";

/** What does not fit between the list and the tests, in words; empty when all is well. */
export function contradictions(
  pitfalls: readonly Pitfall[],
  tests: readonly NamedTest[],
): readonly string[] {
  const known = new Set(pitfalls.map(({ id }) => id));
  const named = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...pitfalls.flatMap(({ id, standing }) => {
      const wantsTest = standing.kind === "tested" || partOf(standing) !== undefined;
      if (wantsTest && !named.has(id)) return [`${id} has no test`];
      if (!wantsTest && named.has(id)) return [`${id} has a test and a reason`];
      return [];
    }),
    ...tests.flatMap(({ ids, file }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file} names ${id}, which is unknown`),
    ),
  ];
}

export async function printPitfallsPage(
  pitfalls: readonly Pitfall[],
  tests: readonly NamedTest[],
): Promise<string> {
  const testedCount = pitfalls.filter(({ standing }) => standing.kind === "tested").length;
  const text = [
    "<!-- Written by `npm run docs:pitfalls` from test/pitfalls/ and the names of the tests. Do not edit. -->",
    "# Pitfalls",
    "Faults that job systems were publicly reported to have, each with an id that tests carry at the beginning of their " +
      `names. ${testedCount} of ${pitfalls.length} concern what exists and are tested; of the others it is said why not.`,
    ...pitfalls.map((pitfall) => printPitfall(pitfall, tests)),
  ].join("\n\n");
  return format(text, { parser: "markdown", printWidth: 100 });
}

function printPitfall({ id, fault, standing }: Pitfall, tests: readonly NamedTest[]): string {
  const lines = [`## ${id}`, fault];
  switch (standing.kind) {
    case "tested":
      if (standing.differs !== undefined) lines.push(`Decided here: ${standing.differs}`);
      lines.push(printTests(tests.filter(({ ids }) => ids.includes(id))));
      break;
    case "not-built":
      lines.push(`Not built yet: ${standing.feature}.`);
      if (standing.part === undefined) break;
      lines.push(`Tested for ${standing.part}:`);
      lines.push(printTests(tests.filter(({ ids }) => ids.includes(id))));
      break;
    case "not-applicable":
      lines.push(`Does not apply: ${standing.reason}`);
      break;
  }
  return lines.join("\n\n");
}

/** What exists of a case that is not built. */
function partOf(standing: Standing): string | undefined {
  return standing.kind === "not-built" ? standing.part : undefined;
}

/** One list item for each file. */
function printTests(tests: readonly NamedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))];
  return files
    .map((file) => {
      const names = tests.filter((test) => test.file === file).map(({ name }) => `\`${name}\``);
      return `- [${file}](../${file}): ${names.join("; ")}`;
    })
    .join("\n");
}
