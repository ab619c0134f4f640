/** A purge: one call after the other, as each cancels a part, and to be stopped in between. */

import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";

export interface PurgeProgress {
  readonly running: boolean;
  readonly cancelled: number;
  /** Jobs still wait: it was stopped, or new ones came. */
  readonly remaining: boolean;
  /** What ended it too early. */
  readonly error: unknown;
}

export interface Purge {
  readonly progress: PurgeProgress | null;
  /** @param count jobs that were asked about: once so many are cancelled, what still waits has come later, and stays */
  readonly run: (count: number) => Promise<void>;
  readonly stop: () => void;
}

export function usePurge(binding: string, onChanged: () => void): Purge {
  const [progress, setProgress] = useState<PurgeProgress | null>(null);
  const stopped = useRef(false);
  const stop = (): void => {
    stopped.current = true;
  };
  useEffect(() => stop, []);
  const run = async (count: number): Promise<void> => {
    stopped.current = false;
    let state: PurgeProgress = { running: true, cancelled: 0, remaining: true, error: null };
    setProgress(state);
    while (state.remaining && state.error === null && state.cancelled < count && !stopped.current) {
      try {
        const { cancelled, remaining } = await api.purge(binding);
        state = { ...state, cancelled: state.cancelled + cancelled, remaining };
      } catch (error) {
        state = { ...state, cancelled: state.cancelled + cancelledBy(error), error };
      }
      setProgress(state);
    }
    setProgress({ ...state, running: false });
    onChanged();
  };
  return { progress, run, stop };
}

/** Where some shards are silent the others have done their part, which the refusal tells. */
function cancelledBy(error: unknown): number {
  const details: unknown = error instanceof ApiFailure ? error.details : null;
  const { cancelled } = Object(details) as { readonly cancelled?: unknown };
  return typeof cancelled === "number" ? cancelled : 0;
}
