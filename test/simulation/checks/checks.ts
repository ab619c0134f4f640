/** All checks of a run. */

import type { World } from "../world/world.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { alarm } from "./alarm.ts";
import { attemptsLog } from "./attempts-log.ts";
import { backoff } from "./backoff.ts";
import { bounded } from "./bounded.ts";
import { bulk } from "./bulk.ts";
import type { Check } from "./check.ts";
import { closedMinutes } from "./closed-minutes.ts";
import { counts } from "./counts.ts";
import { fencing } from "./fencing.ts";
import { guarantee } from "./guarantee.ts";
import { identity } from "./identity.ts";
import { limits } from "./limits.ts";
import { looks } from "./looks.ts";
import { metrics } from "./metrics.ts";
import { nothingLost } from "./nothing-lost.ts";
import { order } from "./order.ts";
import { pause } from "./pause.ts";
import { rate } from "./rate.ts";
import { readModel } from "./read-model.ts";
import { reaper } from "./reaper.ts";
import { refusedSend } from "./refused-send.ts";
import { retention } from "./retention.ts";
import { singleStart } from "./single-start.ts";
import { transitions } from "./transitions.ts";
import { unique } from "./unique.ts";
import { wakeUp } from "./wake-up.ts";

export function createChecks(world: World): readonly Check[] {
  return [
    transitions(),
    identity(),
    attemptsLog(),
    fencing(),
    guarantee(),
    singleStart(world),
    backoff(),
    reaper(world),
    refusedSend(),
    limits(),
    rate(),
    order(),
    wakeUp(world),
    alarm(world),
    unique(),
    readModel(world),
    retention(world),
    acknowledgement(world),
    nothingLost(world),
    bounded(world),
    counts(),
    pause(),
    bulk(),
    looks(world),
    metrics(),
    closedMinutes(),
  ];
}
