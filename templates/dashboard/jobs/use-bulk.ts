/** An action on many jobs: those selected, or all that match, 200 at a time and to be stopped in between. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BulkBody, BulkFailure, BulkResponse } from "../../runtime/api/types.ts";
import { api, type JobAction } from "../api/api.ts";

export interface BulkProgress {
  readonly action: JobAction;
  readonly running: boolean;
  readonly ok: number;
  /** Those that were named and done; jobs that a filter chose are only counted. */
  readonly done: readonly string[];
  readonly failed: readonly BulkFailure[];
  readonly remaining: number;
  /** What ended it too early. */
  readonly error: unknown;
}

export interface Bulk {
  readonly progress: BulkProgress | null;
  readonly run: (action: JobAction, body: BulkBody) => Promise<void>;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

export function useBulk(): Bulk {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const run = async (action: JobAction, body: BulkBody): Promise<void> => {
    stopped.current = false;
    let state: BulkProgress = {
      action,
      running: true,
      ok: 0,
      done: [],
      failed: [],
      remaining: 0,
      error: null,
    };
    let next: BulkBody | null = body;
    while (next !== null) {
      setProgress(state);
      try {
        const answer: BulkResponse = await api.bulk(action, next);
        state = {
          ...state,
          ok: state.ok + answer.ok,
          done: "ids" in body ? body.ids.filter((id) => !isAmong(answer.failed, id)) : [],
          failed: [...state.failed, ...answer.failed],
          remaining: answer.remaining,
        };
        const goesOn = answer.next_cursor !== null && !("ids" in body) && !stopped.current;
        next = goesOn ? ({ ...body, cursor: answer.next_cursor } as BulkBody) : null;
      } catch (error) {
        state = { ...state, error };
        next = null;
      }
    }
    setProgress({ ...state, running: false });
  };
  return {
    progress,
    run,
    stop: () => {
      stopped.current = true;
    },
    dismiss: () => setProgress(null),
  };
}

function isAmong(failures: readonly BulkFailure[], id: string): boolean {
  return failures.some((failure) => failure.id === id);
}
