/**
 * Tells whoever collects finished minutes of those that a committed transaction has closed: each once, unless the shard
 * crashes. A crash between the commit and the telling loses one; storage that fails after the commit brings the minute back, and
 * it is told again. What a minute gains after a clock step back, when it was told already, is told to nobody.
 */

import type { MinuteMetrics } from "../operations.ts";
import type { ShardLog, ShardPorts } from "./ports.ts";

/** Never throws: no job hangs on it. */
export function tellClosedMinutes(
  minutes: readonly MinuteMetrics[],
  { minuteClosed }: ShardPorts,
  log: ShardLog,
): void {
  if (minuteClosed === undefined) return;
  for (const closed of minutes) {
    try {
      minuteClosed(closed);
    } catch (error) {
      const detail = { minute: closed.minute, error: String(error) };
      log({ level: "warn", event: "metrics-failed", detail });
    }
  }
}
