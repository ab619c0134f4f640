/** A job's state: colour, shape and word. */

import type { JobState } from "../../runtime/core/state.ts";
import { useWording } from "../texts/texts.ts";

/** Drawn in a box of 10 × 10. */
const SHAPES: Readonly<Record<JobState, string>> = {
  // A clock's hands, an arrow, a turning thread, a tick, a cross, a bar, a gap.
  SCHEDULED: "M5 1a4 4 0 1 0 .01 0M5 3v2l1.6 1",
  QUEUED: "M1 5h7M5.5 2.2 8.4 5 5.5 7.8",
  RUNNING: "M8.8 5A3.8 3.8 0 1 1 5 1.2a2.6 2.6 0 1 1-2 4.4",
  COMPLETED: "M1.4 5.4 4 8l4.6-6",
  FAILED: "M2 2l6 6M8 2 2 8",
  CANCELLED: "M1.6 5h6.8",
  STALLED: "M3.2 2v6M6.8 2v6",
};

export function StateShape({ state }: { readonly state: JobState }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path d={SHAPES[state]} />
    </svg>
  );
}

export interface StateBadgeProps {
  readonly state: JobState;
  /** Instead of the state's own word. */
  readonly word?: string;
}

export function StateBadge({ state, word }: StateBadgeProps) {
  const { texts } = useWording();
  return (
    <span class={`state ${state}`}>
      <StateShape state={state} />
      {word ?? texts.states[state]}
    </span>
  );
}
