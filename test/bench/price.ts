/**
 * The platform's list price of a job, from what was counted (prices of 2026-11, beyond what the plan includes). Requests
 * are those to Durable Objects. Not in it: duration, storage, and the invocations and processor time of the consumer,
 * which depend on the performers.
 */

/** What one job was counted to use. */
export interface Usage {
  readonly shardRowsWritten: number;
  readonly shardRowsRead: number;
  readonly shardRequests: number;
  readonly messages: number;
  readonly readModelRowsWritten: number;
  readonly readModelRowsRead: number;
}

/** US dollars per million. */
const ROWS_WRITTEN = 1;
const ROWS_READ = 0.001;
const REQUESTS = 0.15;
const QUEUE_OPERATIONS = 0.4;
/** Written, read and deleted; a message of at most 64 KB, as all of ours are. */
const OPERATIONS_PER_MESSAGE = 3;

/** US dollars per million jobs. */
export function listPrice(usage: Usage): number {
  return (
    (usage.shardRowsWritten + usage.readModelRowsWritten) * ROWS_WRITTEN +
    (usage.shardRowsRead + usage.readModelRowsRead) * ROWS_READ +
    usage.shardRequests * REQUESTS +
    usage.messages * OPERATIONS_PER_MESSAGE * QUEUE_OPERATIONS
  );
}
