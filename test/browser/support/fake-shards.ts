/** What the made-up shop's shards say of themselves. */

import type {
  DiagnosticsResponse,
  ShardDiagnostics,
  StateCounts,
} from "../../../templates/runtime/api/types.ts";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { JOB_STATES } from "../../../templates/runtime/core/state.ts";
import type { FakeWorld } from "./fake-world.ts";

/** Mails wait for a token, imports for a place. */
const BLOCKED: Readonly<Record<string, "rate" | "concurrency">> = {
  MAIL: "rate",
  IMPORT: "concurrency",
};
const WAIT_MS = 8_400;

const UNKNOWN = {
  paused: null,
  counts: null,
  in_flight: null,
  concurrency: null,
  oldest_due_at: null,
  oldest_due_wait_ms: null,
  projection_lag_ms: null,
  block: null,
};

/**
 * @param paused names of bindings
 * @param silentShard the name of one that does not answer
 */
export function diagnosticsOf(
  world: FakeWorld,
  paused: ReadonlySet<string>,
  silentShard: string | null,
): DiagnosticsResponse {
  const now = Date.now();
  const shards = world.bindings.flatMap(({ name: binding, policy }) =>
    Array.from({ length: policy.shards }, (_, shard): ShardDiagnostics => {
      const place = { name: `${binding}#${shard}`, binding, shard };
      if (place.name === silentShard) return { ...place, reachable: false, ...UNKNOWN };
      const look = lookAt(world, place.name, policy, now);
      return { ...place, reachable: true, paused: paused.has(binding), ...look };
    }),
  );
  return { now, shards };
}

function lookAt(world: FakeWorld, name: string, policy: BindingDefinition, now: number) {
  const jobs = world.jobs.filter(({ id }) => id.startsWith(`${name}:`));
  const counts = Object.fromEntries(
    JOB_STATES.map((state) => [state, jobs.filter((job) => job.state === state).length]),
  ) as StateCounts;
  const inFlight = Math.min(counts.QUEUED + counts.RUNNING, policy.concurrency);
  const reason = BLOCKED[policy.name];
  const block =
    reason === undefined
      ? null
      : { reason, in_flight: inFlight, limit: policy.concurrency, until: now + 400 };
  return {
    counts,
    in_flight: inFlight,
    concurrency: policy.concurrency / policy.shards,
    oldest_due_at: block === null ? null : now - WAIT_MS,
    oldest_due_wait_ms: block === null ? 0 : WAIT_MS,
    projection_lag_ms: 400,
    block,
  };
}
