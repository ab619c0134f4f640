/** Tests wait on facts: `until` asks again until a thing is so. */

/** Asks every 25 ms until the answer is neither null nor undefined nor false; fails after `timeoutMs`. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  timeoutMs = 25_000,
): Promise<T> {
  const start = Date.now();
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() - start > timeoutMs) throw new Error(`not within ${timeoutMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
