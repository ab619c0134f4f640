/** What the Worker of the black-box tests finds in `env`. */

import type { TsumugiEnv } from "./generated/index.ts";

export interface BlackboxEnv extends TsumugiEnv {
  /** Base URL of the receiver, which notes every start of a performer. */
  readonly RECEIVER_URL: string;
}
