/** A shop's jobs in every state, made up: what the dashboard shows where no Worker runs. The same seed gives the same shop. */

import type {
  BindingInfo,
  JobDetail,
  MinuteOfBinding,
  Percentiles,
} from "../../../templates/runtime/api/types.ts";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { JOB_STATES } from "../../../templates/runtime/core/state.ts";
import { definitions } from "../../../generated/definitions.ts";
import { Chance } from "../../support/chance.ts";
import { fakeJob } from "./fake-job.ts";

const MINUTE = 60_000;

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  WEBHOOK:
    "Tells a customer's server what happened. Runs at least once; their server may answer anything.",
  CHARGE: "Takes a customer's money. Never runs twice, whatever is lost or delivered twice.",
  MAIL: "Sends one mail, never too fast and never too many at once to one provider.",
  IMPORT: "Reads a CSV file from a URL, row by row, and says how far it is.",
  REPORT: "Counts the jobs of one binding. Can wait, but not for ever.",
};

const SCHEMAS: Readonly<Record<string, unknown>> = {
  MAIL: {
    type: "object",
    properties: {
      to: { type: "string", format: "email", description: "Whom it goes to." },
      domain: { type: "string", minLength: 1, maxLength: 200 },
      subject: { type: "string", maxLength: 200 },
      text: { type: "string" },
      copies: { type: "array", items: { type: "string", format: "email" } },
      urgent: { type: "boolean" },
    },
    required: ["to", "domain", "subject", "text"],
  },
  WEBHOOK: {
    type: "object",
    properties: {
      url: { type: "string", format: "uri" },
      event: { enum: ["order.created", "order.paid", "order.shipped"] },
      body: {
        type: "object",
        properties: {
          eventId: { type: "string", minLength: 1, maxLength: 64 },
          orderId: { type: "string", minLength: 1, maxLength: 64 },
          amountCents: { type: "integer", minimum: 0 },
        },
        required: ["eventId", "orderId"],
      },
    },
    required: ["url", "event", "body"],
  },
};

export interface FakeWorld {
  readonly bindings: readonly BindingInfo[];
  /** Newest first. */
  readonly jobs: JobDetail[];
  readonly minutes: ReadonlyMap<string, readonly MinuteOfBinding[]>;
}

/** @param now epoch ms; everything happened before it */
export function fakeWorld(now: number, { seed = 7, jobs = 160 } = {}): FakeWorld {
  const chance = new Chance(seed);
  const bindings = Object.values(definitions).map(bindingInfo);
  const made = Array.from({ length: jobs }, (_, index) => {
    const binding = bindings[chance.below(bindings.length)] ?? bindings[0];
    const state = JOB_STATES[chance.below(JOB_STATES.length)] ?? "COMPLETED";
    const weighted = chance.chance(0.45) ? "COMPLETED" : state;
    return fakeJob(
      binding?.policy.name ?? "MAIL",
      weighted,
      now - 30_000 - index * 9_000,
      index,
      chance,
    );
  });
  const minutes = bindings.map(({ name }, index): [string, readonly MinuteOfBinding[]] => [
    name,
    minutesOf(now, chance.fork(name), [210, 64, 120, 6, 18][index] ?? 30),
  ]);
  return { bindings, jobs: made, minutes: new Map(minutes) };
}

function bindingInfo(policy: BindingDefinition): BindingInfo {
  return {
    name: policy.name,
    description: DESCRIPTIONS[policy.name] ?? null,
    shards: policy.shards,
    shards_ever: policy.shards,
    draining: false,
    policy,
    paused: false,
    paused_shards: 0,
    unreachable: [],
    index: policy.name === "CHARGE" ? ["customerId"] : [],
    payload_schema: SCHEMAS[policy.name] ?? null,
  };
}

function minutesOf(now: number, chance: Chance, rate: number): readonly MinuteOfBinding[] {
  const last = Math.floor(now / MINUTE) * MINUTE;
  const minutes: MinuteOfBinding[] = [];
  let level = rate;
  for (let back = 24 * 60; back >= 0; back -= 1) {
    level += (rate - level) * 0.05 + (chance.next() - 0.5) * rate * 0.22;
    const completed = Math.max(0, Math.round(level));
    const trouble = back > 18 && back < 26 ? 0.2 : 0.0006;
    const failed = Math.round(completed * trouble * chance.next() * 2);
    const wait = 8 + chance.next() * 30 + (trouble > 0.1 ? 900 : 0);
    minutes.push({
      minute: last - back * MINUTE,
      started: completed + failed,
      completed,
      failed,
      wait: percentiles(completed, wait),
      run: percentiles(completed, 90 + chance.next() * 60),
    });
  }
  return minutes.filter(({ started }) => started > 0);
}

function percentiles(count: number, median: number): Percentiles {
  return { count, p50: median, p95: median * 3.1, p99: median * 5.4 };
}
