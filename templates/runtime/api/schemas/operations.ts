/** Schemas of bindings, shards, counts and metrics. */

import { JOB_STATES } from "../../core/state.ts";
import { anything, count, flag, list, oneOf, orNull, record, text, time } from "./build.ts";

export const stateCounts = record(
  Object.fromEntries(JOB_STATES.map((state) => [state, count()])),
  "Jobs by state; exact.",
);
const shardNames = list(text(), "Names of shards that did not answer.");

export const binding = record(
  {
    name: text(),
    description: orNull(text()),
    shards: count("Shards that take new jobs."),
    shards_ever: count("All shards that ever did."),
    draining: flag("Taken out of the config; takes no new jobs."),
    policy: { type: "object", description: "As generated, in the words of the config." },
    paused: orNull(flag("All shards that answered are paused; null when none answered.")),
    paused_shards: count(),
    unreachable: shardNames,
    index: list(text(), "Payload fields that `index.<field>` takes."),
    payload_schema: anything("JSON Schema of the payload; null when any JSON value is taken."),
  },
  "One binding as it is declared.",
);

export const bindings = record({
  bindings: list(binding),
});

export const pauseResponse = record({ binding: text(), paused: flag(), shards: count() });

export const purgeBody = record({ confirm: text("The binding's name.") });

export const purgeResponse = record({
  binding: text(),
  cancelled: count(),
  remaining: flag("Call again while true."),
});

export const bindingStats = record(
  {
    binding: text(),
    counts: stateCounts,
    in_flight: count(),
    concurrency: count("Places of all its shards together."),
    oldest_due_wait_ms: count("How long the first due job waits; 0 when none is due."),
    projection_lag_ms: count("Of the shard that is furthest behind."),
    paused: orNull(flag()),
    unreachable: shardNames,
  },
  "What the shards of one binding hold and do.",
);

export const stats = record({
  now: time(),
  totals: stateCounts,
  bindings: list(bindingStats),
});

export const block = record(
  {
    reason: oneOf(["paused", "queue", "concurrency", "rate", "key"]),
    in_flight: orNull(count()),
    limit: orNull(count()),
    until: orNull(time()),
  },
  "What keeps due jobs waiting.",
);

export const shardDiagnostics = record(
  {
    name: text("`MAIL#0`"),
    binding: text(),
    shard: count(),
    reachable: flag("False: it did not answer, and what follows is null."),
    paused: orNull(flag()),
    counts: orNull(stateCounts),
    in_flight: orNull(count()),
    concurrency: orNull(count()),
    oldest_due_at: orNull(time()),
    oldest_due_wait_ms: orNull(count()),
    projection_lag_ms: orNull(count()),
    block: orNull(block),
  },
  "One shard; what follows `reachable` is null when it did not answer.",
);

export const diagnostics = record({
  now: time(),
  shards: list(shardDiagnostics),
});

export const percentiles = record(
  {
    count: count(),
    p50: orNull({ type: "number", minimum: 0 }),
    p95: orNull({ type: "number", minimum: 0 }),
    p99: orNull({ type: "number", minimum: 0 }),
  },
  "Durations in ms; null when there was none.",
);

export const minuteMetrics = record(
  {
    minute: time("Its start, epoch ms."),
    started: count(),
    completed: count(),
    failed: count(),
    wait: percentiles,
    run: percentiles,
  },
  "What one binding did in one minute.",
);

export const bindingMetrics = record(
  {
    binding: text(),
    minutes: list(minuteMetrics),
    unreachable: shardNames,
  },
  "The minutes of one binding, oldest first.",
);

export const metrics = record({
  since: time(),
  bindings: list(bindingMetrics),
});

export const session = record({
  name: text("The config's `name`."),
  read_only: flag(),
  payload_hidden: flag(),
});
