/** The load: which jobs, in which order, and what each of their performers does. All of it comes from one seed. */

import type { Chance } from "../support/chance.ts";

/** The bindings of project/tsumugi.config.yaml and how many shards each has. */
export const SHARD_COUNTS = {
  QUICK: 1,
  FLAKY: 1,
  KEYED: 1,
  RATED: 1,
  SPREAD: 4,
  SLOW: 1,
  HANGING: 1,
  ONCE: 2,
  UNCLAIMED: 1,
  ONCE_HANGING: 1,
} as const;
export type SoakBinding = keyof typeof SHARD_COUNTS;

/** Names of all shards. */
export const SHARDS: readonly string[] = Object.entries(SHARD_COUNTS).flatMap(([binding, count]) =>
  Array.from({ length: count }, (_, shard) => `${binding}#${shard}`),
);

const AT_MOST_ONCE: ReadonlySet<SoakBinding> = new Set(["ONCE", "UNCLAIMED", "ONCE_HANGING"]);

export function isAtMostOnce(binding: SoakBinding): boolean {
  return AT_MOST_ONCE.has(binding);
}

/** What a performer does; as in project/performer.ts, which only workerd's types can check. */
export type Act =
  | "succeed"
  | "beat"
  | "fail-once"
  | "retry-after"
  | "fail"
  | "throw-odd"
  | "never-retry"
  | "hang"
  | "ignore-signal";

/** How the attempts of a job end when nothing is lost on the way. */
export type Fate = "success" | "reported-failure" | "silence";

export const FATES: Readonly<Record<Act, Fate>> = {
  succeed: "success",
  beat: "success",
  "fail-once": "success",
  "retry-after": "success",
  fail: "reported-failure",
  "throw-odd": "reported-failure",
  "never-retry": "reported-failure",
  hang: "silence",
  "ignore-signal": "silence",
};

/** Whether the performer itself reports a failure of the first attempt, so that there may be a second one. */
export function reportsFailure(act: Act): boolean {
  return act === "fail-once" || act === "retry-after" || FATES[act] === "reported-failure";
}

/** One job before it is enqueued. */
export interface PlannedJob {
  /** Its place in the plan, from 0; travels in the payload. */
  readonly number: number;
  readonly binding: SoakBinding;
  readonly act: Act;
  readonly delayMs: number;
  /** What the Worker's `enqueueMany` gets. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** A binding's part of all jobs; `atMostPerSecond`: what its limits let through, with room to catch up after a kill. */
interface Share {
  readonly weight: number;
  readonly atMostPerSecond?: number;
}

/** What is left of 1 goes to QUICK. */
const SHARES: Readonly<Record<Exclude<SoakBinding, "QUICK">, Share>> = {
  FLAKY: { weight: 0.12 },
  KEYED: { weight: 0.12 },
  RATED: { weight: 0.05, atMostPerSecond: 38 },
  SPREAD: { weight: 0.16 },
  SLOW: { weight: 0.05, atMostPerSecond: 40 },
  HANGING: { weight: 0.01, atMostPerSecond: 5 },
  ONCE: { weight: 0.1 },
  UNCLAIMED: { weight: 0.06 },
  ONCE_HANGING: { weight: 0.003, atMostPerSecond: 2 },
};

const KEYS = 400;
const PARTITIONS = 5_000;
/** Large enough to be stored apart and to travel by reference. */
const LARGE_FILLER = "x".repeat(100_000);
const SMALL_FILLER = "y".repeat(1_500);
/** No attempt is taken back because the machine is busy. */
const PATIENT_TIMEOUT_MS = 120_000;

export interface PlanOptions {
  /** Jobs per second that the shares are made for. */
  readonly rate: number;
  /** Whether attempts get so much time that only a lost one is ever taken back. */
  readonly isPatient: boolean;
}

export class Plan {
  readonly #chance: Chance;
  #options: PlanOptions;
  #next = 0;

  constructor(chance: Chance, options: PlanOptions) {
    this.#chance = chance;
    this.#options = options;
  }

  /** How many jobs were taken. */
  get size(): number {
    return this.#next;
  }

  /** From now on the shares are made for this rate. */
  setRate(rate: number): void {
    this.#options = { ...this.#options, rate };
  }

  /** The next jobs. */
  take(count: number): readonly PlannedJob[] {
    return Array.from({ length: count }, () => this.#job());
  }

  #job(): PlannedJob {
    const number = this.#next++;
    const chance = this.#chance;
    const binding = this.#binding();
    const act = actOf(binding, chance);
    const takesMs = binding === "SLOW" ? chance.between(30, 150) : 0;
    const delayMs = chance.chance(0.1) ? chance.between(200, 8_000) : 0;
    const filler = fillerOf(binding, chance);
    const input = {
      binding,
      payload: { number, act, takesMs, ...(filler === null ? {} : { filler }) },
      // Makes it safe to repeat an enqueue whose answer was lost.
      uniqueKey: `job-${number}`,
      ...(delayMs > 0 ? { delayMs } : {}),
      ...(chance.chance(0.3) ? { priority: chance.between(-5, 5) } : {}),
      ...(FATES[act] === "reported-failure" ? { maxAttempts: 3 } : {}),
      ...(binding === "KEYED" ? { concurrencyKey: `key-${chance.below(KEYS)}` } : {}),
      ...(SHARD_COUNTS[binding] > 1
        ? { partitionKey: `partition-${chance.below(PARTITIONS)}` }
        : {}),
      ...(this.#options.isPatient && FATES[act] !== "silence"
        ? { timeoutMs: PATIENT_TIMEOUT_MS }
        : {}),
    };
    return { number, binding, act, delayMs, input };
  }

  #binding(): SoakBinding {
    let drawn = this.#chance.next();
    for (const [binding, { weight, atMostPerSecond = Infinity }] of Object.entries(SHARES)) {
      drawn -= Math.min(weight, atMostPerSecond / this.#options.rate);
      if (drawn < 0) return binding as SoakBinding;
    }
    return "QUICK";
  }
}

const FLAKY_ACTS: readonly Act[] = ["fail-once", "retry-after", "fail", "throw-odd", "never-retry"];
const SILENT_ACTS: readonly Act[] = ["hang", "ignore-signal"];

function actOf(binding: SoakBinding, chance: Chance): Act {
  switch (binding) {
    case "HANGING":
    case "ONCE_HANGING":
      return chance.pick(SILENT_ACTS);
    case "FLAKY":
      return chance.chance(0.5) ? chance.pick(FLAKY_ACTS) : "succeed";
    case "ONCE":
    case "UNCLAIMED":
      return chance.chance(0.1) ? chance.pick(FLAKY_ACTS) : "succeed";
    case "SLOW":
      return chance.chance(0.3) ? "beat" : "succeed";
    case "QUICK":
    case "KEYED":
    case "RATED":
    case "SPREAD":
      return "succeed";
  }
}

function fillerOf(binding: SoakBinding, chance: Chance): string | null {
  if (binding !== "SPREAD") return null;
  const drawn = chance.next();
  if (drawn < 0.005) return LARGE_FILLER;
  return drawn < 0.2 ? SMALL_FILLER : null;
}
