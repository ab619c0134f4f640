/**
 * What the bench counts beside what a shard counts itself (its `usage`). Worker, consumer and shards of one local workerd
 * share an isolate, so one object in memory sees them all; on the real platform this would count nothing.
 */

export interface Counts {
  /** Performers started. */
  performed: number;
  /** Performers started for a payload that was seen before. */
  repeated: number;
  /** Reports that a shard recorded. */
  recorded: number;
  readModelStatements: number;
  readModelRowsWritten: number;
  readModelRowsRead: number;
}

const zero: Readonly<Counts> = {
  performed: 0,
  repeated: 0,
  recorded: 0,
  readModelStatements: 0,
  readModelRowsWritten: 0,
  readModelRowsRead: 0,
};

export const counts: Counts = { ...zero };
const startedAt = new Map<string, number>();

export function resetCounts(): void {
  Object.assign(counts, zero);
  startedAt.clear();
}

/** Called by the performer; `value` tells the job. */
export function performed(value: string): void {
  counts.performed += 1;
  if (startedAt.has(value)) counts.repeated += 1;
  else startedAt.set(value, Date.now());
}

/** When the performer of the job with this value started, epoch ms. */
export function startOf(value: string): number | undefined {
  return startedAt.get(value);
}
