/** The one alarm of an object as the platform keeps it: it lasts, comes late at times, and again when its handler died. */

import type { Answer } from "./turn.ts";
import type { World } from "./world.ts";

const RETRY_MS = 2_000;

/** The object that the alarm belongs to. */
interface AlarmOwner {
  readonly nowMs: number;
  /** Calls the handler of the alarm that was armed for `scheduledAt`. */
  alarmFired(scheduledAt: number, done: (answer: Answer) => void): void;
}

export class Alarm {
  /** When it is to go off, by the object's clock; null: not armed. */
  at: number | null = null;
  readonly #world: World;
  readonly #owner: AlarmOwner;
  #cancel: () => void = () => {};

  constructor(world: World, owner: AlarmOwner) {
    this.#world = world;
    this.#owner = owner;
  }

  set(at: number): void {
    const { faults, chance } = this.#world;
    this.at = at;
    this.#schedule(faults.strikes("alarm-late") ? chance.between(100, 60_000) : chance.below(20));
  }

  clockStepped(): void {
    this.#schedule(0);
  }

  #schedule(latenessMs: number): void {
    this.#cancel();
    const { at } = this;
    if (at === null) return;
    const waitMs = Math.max(0, at - this.#owner.nowMs) + latenessMs;
    this.#cancel = this.#world.timeline.after(waitMs, () => this.#fire(at, 0));
  }

  #fire(scheduledAt: number, failures: number): void {
    this.at = null;
    this.#owner.alarmFired(scheduledAt, (answer) => {
      if (answer.kind === "value" || this.at !== null) return;
      // The platform repeats a handler that died, with growing pauses, unless it has armed another alarm.
      this.at = scheduledAt;
      const pauseMs = RETRY_MS * 2 ** Math.min(5, failures);
      this.#cancel = this.#world.timeline.after(pauseMs, () =>
        this.#fire(scheduledAt, failures + 1),
      );
    });
  }
}
