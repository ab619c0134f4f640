/** Waiting for the outside world no longer than is good for the shard. */

import type { ShardPorts } from "./ports.ts";

/** The longest wait, ms, and what the error says when it is over. */
interface Patience {
  readonly timeoutMs: number;
  readonly message: string;
}

/** The work's own end, or an error when the time is over first; a late failure of the work is then nobody's concern. */
export async function inTime(
  work: Promise<void>,
  clock: ShardPorts["clock"],
  { timeoutMs, message }: Patience,
): Promise<void> {
  let cancel = (): void => {};
  const timeout = new Promise<never>((_, reject) => {
    cancel = clock.after(timeoutMs, () => reject(new Error(message)));
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    // A timer left running would keep the shard in memory, and billed.
    cancel();
  }
}
