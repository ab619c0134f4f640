/** Every number that the runtime refuses or cuts by, in one place. Bytes are UTF-8. */

/** Largest payload, as JSON text (SPEC 12). */
export const PAYLOAD_LIMIT_BYTES = 1_048_576;
/** Payloads above this are stored apart and travel by reference, so that a message is one 64 KB queue operation. */
export const INLINE_PAYLOAD_LIMIT_BYTES = 60_000;
/** Largest kept result, as JSON text (SPEC 11). */
export const RESULT_LIMIT_BYTES = 8_192;
/** Longest key (SPEC 8). */
export const KEY_LIMIT_BYTES = 512;
/** Error texts are cut to this many UTF-16 units (SPEC 11). */
export const ERROR_LIMIT_CHARACTERS = 2_000;
/** Attempts kept in a job's log (SPEC 11). */
export const ATTEMPTS_LOG_LIMIT = 20;
/** The first time that a Date can say. */
export const EARLIEST_TIME_MS = -8_640_000_000_000_000;
/** End of the year 2188, the last time the platform's alarm is sure to take (SPEC 9). */
export const LATEST_TIME_MS = Date.UTC(2189, 0, 1) - 1;
/** Priorities are integers in -PRIORITY_LIMIT..PRIORITY_LIMIT: the head of each is compared, so their number is bounded. */
export const PRIORITY_LIMIT = 1_000;
export const MAX_ATTEMPTS_LIMIT = 1_000;
/** One minute below the consumer's wall of 15 minutes (platform fact, 2026-11). */
export const TIMEOUT_LIMIT_MS = 14 * 60_000;
/** Longest duration of any other setting: 10 years. */
export const DURATION_LIMIT_MS = 10 * 366 * 86_400_000;
/**
 * Jobs of one enqueue call to one shard; the client splits larger calls. RPC values end at 32 MiB, of which a text with a
 * single character beyond Latin-1 takes two bytes for each of its characters (seen 2026-11), and keys come on top.
 */
export const ENQUEUE_CHUNK_LIMIT = 1_000;
export const ENQUEUE_CHUNK_LIMIT_BYTES = 12_000_000;
/**
 * A shard takes new jobs while it holds less than this, of the 10 GB that the platform gives an object (2026-11). Without the
 * rest it could not even note that a job is done, and would never be emptied.
 */
export const SHARD_LIMIT_BYTES = 9_500_000_000;
/**
 * Attempts that one shard has out at most, whatever its concurrency says: all of them are in memory, and listed on the
 * page of notes, which has to fit one stored value of 2 MB (platform fact, 2026-11).
 */
export const IN_FLIGHT_LIMIT = 50_000;
/** Ids of one bulk call to one shard. */
export const BULK_LIMIT = 200;
/** A message, a batch of them, and their number (platform facts, 2026-11). */
export const MESSAGE_LIMIT_BYTES = 128_000;
export const SEND_BATCH_LIMIT_BYTES = 256_000;
export const SEND_BATCH_LIMIT = 100;

/** Largest version of a payload. */
export const PAYLOAD_VERSION_LIMIT = 1_000_000;
