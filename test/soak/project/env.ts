import type { TsumugiEnv } from "./generated/index.ts";
import type { Starts } from "./starts.ts";

export interface SoakEnv extends TsumugiEnv {
  /** Base URL of the recorder, which notes every start of a performer. */
  readonly RECORDER_URL: string;
}

/** What the performers get: the starts of one batch are told in one call. */
export interface PerformerEnv extends SoakEnv {
  readonly starts: Starts;
}
