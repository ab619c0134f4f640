/** Something read from the API, with what is shown meanwhile. */

import { useCallback, useEffect, useRef, useState } from "preact/hooks";

export interface Loaded<T> {
  /** The last answer; stays while a newer one is on its way. */
  readonly value: T | null;
  /** Of the last try, null when that went well. */
  readonly error: unknown;
  /** The value belongs to what was asked before. */
  readonly stale: boolean;
  /** Asks again, once the answer that is on its way has come. */
  readonly reload: () => void;
}

/**
 * @param key what is asked for: another key asks at once; null asks nothing
 * @param load is handed a signal that ends with the page or a newer question
 * @param before an earlier answer to the first question, shown until the new one is there
 */
export function useLoaded<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  before: T | null = null,
): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T>>({
    key: before === null ? null : key,
    value: before,
    error: null,
  });
  const [turn, setTurn] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  const waiting = useRef<"nothing" | "an answer" | "an answer, then another">("nothing");
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    waiting.current = "an answer";
    const settle = (next: (before: Answer<T>) => Answer<T>): void => {
      if (abort.signal.aborted) return;
      const goesOn = waiting.current === "an answer, then another";
      waiting.current = "nothing";
      setAnswer(next);
      if (goesOn) setTurn((before) => before + 1);
    };
    latest.current(abort.signal).then(
      (value) => settle(() => ({ key, value, error: null })),
      (error: unknown) =>
        settle((before) => ({ key, value: before.key === key ? before.value : null, error })),
    );
    return () => abort.abort();
  }, [key, turn]);
  const reload = useCallback(() => {
    // An answer that is slower than the changes would never come if each of them asked anew.
    if (waiting.current === "nothing") setTurn((before) => before + 1);
    else waiting.current = "an answer, then another";
  }, []);
  const { value, error } = answer;
  const stale = answer.key !== key;
  return { value, error: stale ? null : error, stale, reload };
}

interface Answer<T> {
  readonly key: string | null;
  readonly value: T | null;
  readonly error: unknown;
}
