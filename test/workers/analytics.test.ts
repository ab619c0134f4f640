/** Data points of finished minutes, as the Durable Objects hand them to the platform. */

import { expect, it, onTestFinished, vi } from "vitest";
import { enqueue } from "./project/generated/index.ts";
import { env, evict, shard, untilState } from "./support.ts";

const MINUTE_MS = 60_000;

it("a shard's minute becomes one data point, also over an eviction, and a dataset that is down fails no job", async () => {
  const points: AnalyticsEngineDataPoint[] = [];
  let isDown = false;
  const dataset = env.TSUMUGI_ANALYTICS;
  const write = dataset.writeDataPoint.bind(dataset);
  const spy = vi.spyOn(dataset, "writeDataPoint").mockImplementation((point) => {
    if (isDown) throw new Error("the dataset is down");
    write(point);
    points.push(point ?? {});
  });
  const realNow = Date.now;
  let aheadMs = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => realNow() + aheadMs);
  onTestFinished(() => {
    spy.mockRestore();
    clock.mockRestore();
  });

  const input = { binding: "SHARDED", payload: {}, partitionKey: "customer 1" } as const;
  const id = await enqueue(env, input);
  await untilState(id, "COMPLETED");
  const name = id.split(":")[0] ?? "";
  const ofShard = () => points.filter(({ blobs }) => `SHARDED#${String(blobs?.[1])}` === name);
  const before = ofShard().length;
  const counted = await shard(name).metrics(0);
  aheadMs = 2 * MINUTE_MS;
  await shard(name).wake();
  await evict(name);
  await shard(name).wake();
  const told = ofShard().slice(before);
  expect(told).toHaveLength(1);
  const { minute, started, completed, failed } = counted.at(-1) ?? { minute: 0 };
  expect(told[0]?.indexes).toEqual(["SHARDED"]);
  expect(told[0]?.blobs).toEqual(["SHARDED", name.split("#")[1], ""]);
  expect(told[0]?.doubles?.slice(0, 4)).toEqual([minute, started, completed, failed]);
  expect(told[0]?.doubles).toHaveLength(10);

  isDown = true;
  const next = await enqueue(env, input);
  await untilState(next, "COMPLETED");
  aheadMs = 4 * MINUTE_MS;
  const last = await enqueue(env, input);
  await untilState(last, "COMPLETED");
  expect(ofShard()).toHaveLength(before + 1);
});
