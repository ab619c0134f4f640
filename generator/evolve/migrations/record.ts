/**
 * What is remembered of each D1 migration, one file for each: its name and checksum, and which record it follows. D1
 * knows applied migrations by their file name alone, so a file that was applied must never change, go or get another
 * name, and none may come to stand before it.
 */

import { createHash } from "node:crypto";
import { z } from "zod";
import type { MigrationContent } from "../../emit/migration.ts";

const RECORD_VERSION = 1;

export interface MigrationRecord extends MigrationContent {
  /** `0002_index_mail_domain.sql` */
  readonly file: string;
  /** Of the normalised text. */
  readonly sha256: string;
  /** Checksum of the record before, over its name, text and everything before it; null for the first. */
  readonly follows: string | null;
}

export function migrationPath(output: string, file: string): string {
  return `${output}/migrations/${file}`;
}

export function recordPath(output: string, file: string): string {
  return `${output}/ledger/migrations/${file.replace(/\.sql$/, "")}.json`;
}

/** What the next record has to follow. */
export function chainOf({ follows, file, sha256 }: MigrationRecord): string {
  return createHash("sha256").update([follows, file, sha256].join("\n")).digest("hex");
}

/** As wrangler orders migrations by. */
export function numberOf(file: string): number | null {
  const digits = /^(\d+)(_|\.sql$)/.exec(file)?.[1];
  return digits === undefined ? null : Number(digits);
}

export function printRecord(record: MigrationRecord): string {
  const { file, sha256, follows, steps, added, dropped, listing } = record;
  const content = {
    version: RECORD_VERSION,
    file,
    sha256,
    follows,
    steps,
    added,
    dropped,
    ...(listing === undefined ? {} : { listing }),
  };
  return JSON.stringify(content, null, 2) + "\n";
}

/** `null` for what cannot be trusted. */
export function readRecord(text: string): MigrationRecord | null {
  try {
    const { version: _version, ...record } = recordSchema.parse(
      JSON.parse(text.replace(/^\uFEFF/, "")),
    );
    return record;
  } catch {
    return null;
  }
}

const fields = z.array(z.object({ binding: z.string(), field: z.string() }));
const recordSchema = z.object({
  version: z.literal(RECORD_VERSION),
  file: z.string().regex(/^\d{4,}_[a-z0-9_]+\.sql$/),
  sha256: z.string(),
  follows: z.string().nullable(),
  steps: z.object({ from: z.int().min(0), to: z.int().min(0) }),
  added: fields,
  dropped: fields,
  listing: z.enum(["added", "dropped"]).optional(),
});
