/** The seven states of a job and the only ways between them (SPEC 2). */

/** Every state a job can be in, in the order of a job's life. */
export const JOB_STATES = [
  "SCHEDULED",
  "QUEUED",
  "RUNNING",
  "COMPLETED",
  "FAILED",
  "CANCELLED",
  "STALLED",
] as const;

export type JobState = (typeof JOB_STATES)[number];

const TRANSITIONS: Readonly<Record<JobState, readonly JobState[]>> = {
  SCHEDULED: ["QUEUED", "CANCELLED"],
  QUEUED: ["RUNNING", "COMPLETED", "FAILED", "SCHEDULED", "STALLED"],
  RUNNING: ["COMPLETED", "FAILED", "SCHEDULED", "STALLED"],
  COMPLETED: [],
  FAILED: ["SCHEDULED"],
  CANCELLED: [],
  STALLED: ["SCHEDULED"],
};

/** Whether a job may go from one state to the other. */
export function canTransition(from: JobState, to: JobState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Handed to a queue and not yet answered: what the three axes count. */
export function isInFlight(state: JobState): boolean {
  return state === "QUEUED" || state === "RUNNING";
}

/** Nothing happens to it any more by itself: what retention counts. */
export function isAtRest(state: JobState): boolean {
  return (
    state === "COMPLETED" || state === "CANCELLED" || state === "FAILED" || state === "STALLED"
  );
}
