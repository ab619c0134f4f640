/** A transition that SPEC 2 does not list is refused and recorded as a bug, and the others of the same call take effect. */

import { expect, test } from "vitest";
import { isInFlight, JOB_STATES } from "../../../templates/runtime/core/state.ts";
import { parseJobId } from "../../../templates/runtime/core/job-id.ts";
import { ShardWorld } from "../../support/shard-world.ts";

const ELSEWHERE = JOB_STATES.filter((state) => !isInFlight(state));

test.each(ELSEWHERE)("a report on a row that is %s behind the shard's back", async (state) => {
  const world = new ShardWorld();
  const [odd = "", good = ""] = world.enqueueAll([{}, {}]);
  await world.settle();
  const { localId } = parseJobId(odd) ?? {};
  world.sql.all("UPDATE job SET state = ? WHERE id = ?", state, localId ?? null);
  const before = world.view(odd);
  world.shard.report(
    world.take().map(({ id, attempt }) => ({
      id,
      attempt,
      outcome: { kind: "completed" },
      startedAgoMs: 0,
      runMs: 0,
    })),
  );
  expect(world.view(odd)).toEqual(before);
  expect(world.view(good)).toMatchObject({ state: "COMPLETED", attempts: 1 });
  expect(world.events.filter(({ event }) => event === "illegal-transition")).toEqual([
    {
      level: "error",
      event: "illegal-transition",
      detail: { id: localId, from: state, to: "COMPLETED" },
      shard: "MAIL#0",
    },
  ]);
});
