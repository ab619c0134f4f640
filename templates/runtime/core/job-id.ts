/**
 * Job ids: `<binding>#<shard>:<localId>`, for example `MAIL#0:1qk7y3v9a00`.
 * The local id is the row's integer key in its shard, so a lookup needs no index; it is written with a fixed width,
 * so ids of one shard sort as text by age. The format is frozen by test vectors: ids live in users' databases.
 */

/** Crockford's base 32: digits and lower-case letters without i, l, o, u. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** What each character of the alphabet stands for, by its code: every id of every message and report is read with it. */
const DIGIT_VALUES: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  ALPHABET.indexOf(String.fromCharCode(code)),
);
const LOCAL_ID_WIDTH = 11;
const JOB_ID_PATTERN = /^([A-Z][A-Z0-9_]*)#(0|[1-9][0-9]{0,5}):([0-9a-hjkmnp-tv-z]{11})$/;

/** The parts of a job id. */
export interface JobId {
  readonly binding: string;
  readonly shard: number;
  readonly localId: number;
}

/** Name of a shard's Durable Object, also the first part of its jobs' ids. */
export function formatShardName(binding: string, shard: number): string {
  return `${binding}#${shard}`;
}

/** The inverse of formatShardName; null for any other text. */
export function parseShardName(name: string): { binding: string; shard: number } | null {
  const match = /^([A-Z][A-Z0-9_]*)#(0|[1-9][0-9]{0,5})$/.exec(name);
  return match?.[1] === undefined ? null : { binding: match[1], shard: Number(match[2]) };
}

/** `localId` is a safe integer >= 0. */
export function formatLocalId(localId: number): string {
  let text = "";
  let rest = localId;
  for (let digit = 0; digit < LOCAL_ID_WIDTH; digit += 1) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

export function formatJobId(binding: string, shard: number, localId: number): string {
  return `${formatShardName(binding, shard)}:${formatLocalId(localId)}`;
}

/** The inverse of formatJobId; null for any text that it cannot have written. */
export function parseJobId(text: string): JobId | null {
  const match = JOB_ID_PATTERN.exec(text);
  if (match === null) return null;
  const [, binding = "", shard = "", digits = ""] = match;
  let localId = 0;
  for (let index = 0; index < digits.length; index += 1) {
    localId = localId * 32 + (DIGIT_VALUES[digits.charCodeAt(index)] ?? 0);
  }
  return Number.isSafeInteger(localId) ? { binding, shard: Number(shard), localId } : null;
}
