/** Two generations -> what changes between them. Pure. */

import { migrationPath } from "../evolve/migrations/record.ts";
import type { MigrationRecord } from "../evolve/migrations/record.ts";
import { DATABASE_BINDING } from "../model/names.ts";
import { bindingChanges } from "./bindings.ts";
import type { Change } from "./change.ts";
import { environmentChanges } from "./environments.ts";
import type { Generation } from "./generation.ts";
import { modelChanges } from "./model-rules.ts";
import { queueChanges } from "./queue-groups.ts";
import { listed } from "./words.ts";
import { wranglerChanges } from "./wrangler.ts";

/** All changes, those that decide about jobs first. The same generations give the same list; equal ones none. */
export function diff(before: Generation, after: Generation): readonly Change[] {
  return [
    ...bindingChanges(before, after),
    ...environmentChanges(before, after),
    ...queueChanges(before, after),
    ...modelChanges(before, after),
    ...migrationChanges(before, after),
    ...wranglerChanges(before, after),
  ];
}

function migrationChanges(before: Generation, after: Generation): readonly Change[] {
  const known = new Set(before.migrations.map(({ file }) => file));
  return after.migrations
    .filter(({ file }) => !known.has(file))
    .map((record) => ({
      kind: "migration",
      subject: migrationPath(after.model.output, record.file),
      environment: null,
      line: null,
      before: null,
      after: record.file,
      title: "a new migration",
      consequences: [
        `It ${contentOf(record)}. Apply it to each database before the deploy: \`npx wrangler d1 migrations apply ${DATABASE_BINDING} --remote\`.`,
      ],
    }));
}

function contentOf({ steps, added, dropped }: MigrationRecord): string {
  const names = (fields: MigrationRecord["added"]) =>
    listed(fields.map(({ binding, field }) => `${binding}.${field}`));
  return listed([
    ...(steps.from === 0 ? ["makes the read model's table"] : []),
    ...(steps.from > 0 && steps.to > steps.from ? ["changes the read model's table"] : []),
    ...(added.length === 0 ? [] : [`makes ${names(added)} searchable`]),
    ...(dropped.length === 0 ? [] : [`drops the search by ${names(dropped)}`]),
  ]);
}
