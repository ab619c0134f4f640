/** What the example's Worker finds in `env`: Tsumugi's bindings and one variable of its own. */

import type { TsumugiEnv } from "../generated/index.ts";

export interface ShopEnv extends TsumugiEnv {
  /** Base URL of the server that takes charges and mails; in the demo, example/demo/receiver.ts. */
  readonly RECEIVER_URL: string;
}
