/** What shards and D1 say at the end. Plain data, so that the verdict on it is pure. */

/** A job as both its shard and D1 know it. */
export interface Seen {
  /** Its number in the plan, as its payload has it. */
  readonly number: number;
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly dispatchedAt: number | null;
}

export interface Evidence {
  /** Jobs that their shard still has, by id. */
  readonly stored: ReadonlyMap<string, Seen>;
  /** Every row of D1, by id. */
  readonly rows: ReadonlyMap<string, Seen>;
  /** Times of the kills, epoch ms. */
  readonly kills: readonly number[];
}

/** Every fact that D1 holds of a job and its shard, too. */
export function isSame(one: Seen, other: Seen): boolean {
  return (
    one.number === other.number &&
    one.state === other.state &&
    one.attempts === other.attempts &&
    one.createdAt === other.createdAt &&
    one.updatedAt === other.updatedAt &&
    one.dispatchedAt === other.dispatchedAt
  );
}
