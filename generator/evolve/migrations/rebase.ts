/**
 * Two branches that have each added a migration meet: the one that is not on the base is made again behind the other.
 * What it did is worked out anew from the schema that the base's migrations lead to, so nothing is done twice.
 */

import { git, listAt } from "../../disk/git.ts";
import { migrationPath, recordPath, type MigrationRecord } from "./record.ts";

/** Where the base is looked for when nobody says. */
const USUAL_BASES = ["origin/main", "main", "origin/master", "master"] as const;

export type RebasePlan =
  /** Files to be forgotten; the next generation makes up for them. */
  | { readonly kind: "forget"; readonly base: string; readonly records: readonly MigrationRecord[] }
  | { readonly kind: "nothing-to-do"; readonly base: string }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * @param project absolute folder
 * @param records as they are on disk, in order
 * @param isBroken whether they contradict each other
 */
export async function planRebase(
  project: string,
  output: string,
  history: { readonly records: readonly MigrationRecord[]; readonly isBroken: boolean },
  wantedBase: string | null,
): Promise<RebasePlan> {
  const base = await findBase(project, wantedBase);
  if (base === null) {
    const reason =
      wantedBase === null
        ? `none of ${USUAL_BASES.join(", ")} is known to git here; name the base with \`--base\``
        : `git does not know \`${wantedBase}\``;
    return { kind: "refused", reason };
  }
  const onBase = new Set(
    (await listAt(project, base, recordPath(output, "").slice(0, -".json".length))).filter((path) =>
      path.endsWith(".json"),
    ),
  );
  const { records } = history;
  const here = new Set(records.map(({ file }) => recordPath(output, file)));
  const unmerged = [...onBase].filter((path) => !here.has(path));
  if (unmerged.length > 0) {
    const reason = `${base} has migrations that are not here (${unmerged.join(", ")}): merge it first`;
    return { kind: "refused", reason };
  }
  const own = records.filter(({ file }) => !onBase.has(recordPath(output, file)));
  if (!history.isBroken || own.length === 0) return { kind: "nothing-to-do", base };
  return { kind: "forget", base, records: own };
}

/** Every file of these migrations. */
export function filesOfRecords(
  output: string,
  records: readonly MigrationRecord[],
): readonly string[] {
  return records.flatMap(({ file }) => [migrationPath(output, file), recordPath(output, file)]);
}

async function findBase(project: string, wanted: string | null): Promise<string | null> {
  for (const name of wanted === null ? USUAL_BASES : [wanted]) {
    const commit = await git(project, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    if (commit !== null) return name;
  }
  return null;
}
