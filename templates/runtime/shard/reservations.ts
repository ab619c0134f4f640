/** Unique keys (SPEC 8): which job holds a key, and until when. What has expired is swept with the jobs (retirement.ts). */

import type { EnqueueRequest } from "../protocol.ts";
import type { Sql } from "./ports.ts";
import type { Retirement } from "./retirement.ts";

/** So many fit the platform's 2 MB for a bound value (2026-11): a key and its partition, 512 bytes each, six times that as JSON. */
const KEYS_PER_STATEMENT = 250;

/** A scoped key that is held by a job until its time, epoch ms. */
export interface Reservation {
  readonly key: string;
  readonly localId: number;
  readonly expiresAt: number;
}

export class Reservations {
  readonly #sql: Sql;
  readonly #retirement: Retirement;

  constructor(sql: Sql, retirement: Retirement) {
    this.#sql = sql;
    this.#retirement = retirement;
  }

  /** The jobs that hold the requests' unique keys, by scoped key. */
  owners(requests: readonly EnqueueRequest[], nowMs: number): Map<string, number> {
    const keys = requests.flatMap(
      ({ partitionKey, uniqueKey }) => scoped(partitionKey, uniqueKey) ?? [],
    );
    const rows = partsOf(keys).flatMap((part) =>
      this.#sql.all(
        `SELECT key, job_id FROM reservation
         WHERE key IN (SELECT value FROM json_each(?)) AND expires_at > ?`,
        JSON.stringify(part),
        nowMs,
      ),
    );
    return new Map(rows.map((row) => [String(row["key"]), Number(row["job_id"])]));
  }

  /** Stores them in place of those that have expired. */
  reserve(reservations: readonly Reservation[]): void {
    for (const part of partsOf(reservations)) {
      this.#sql.all(
        `INSERT OR REPLACE INTO reservation (key, job_id, expires_at)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`,
        JSON.stringify(part.map(({ key, localId, expiresAt }) => [key, localId, expiresAt])),
      );
    }
    for (const { expiresAt } of reservations) this.#retirement.expects(expiresAt);
  }
}

function partsOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / KEYS_PER_STATEMENT);
  return Array.from({ length: count }, (_, part) =>
    all.slice(part * KEYS_PER_STATEMENT, (part + 1) * KEYS_PER_STATEMENT),
  );
}

/** A key inside its partition: the length in front keeps `a` + `b:c` apart from `a:b` + `c`, and both from no partition. */
export function scoped(partitionKey: string | undefined, key: string | undefined): string | null {
  if (key === undefined) return null;
  return partitionKey === undefined ? `:${key}` : `${partitionKey.length}:${partitionKey}:${key}`;
}
