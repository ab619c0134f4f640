import { expect, test } from "vitest";
import { listPrice, type Usage } from "../../bench/price.ts";

const nothing: Usage = {
  shardRowsWritten: 0,
  shardRowsRead: 0,
  shardRequests: 0,
  messages: 0,
  readModelRowsWritten: 0,
  readModelRowsRead: 0,
};

test.each<[Partial<Usage>, number]>([
  [{}, 0],
  [{ shardRowsWritten: 3 }, 3],
  [{ shardRowsRead: 10 }, 0.01],
  [{ shardRequests: 2 }, 0.3],
  [{ messages: 1 }, 1.2],
  [{ readModelRowsWritten: 4 }, 4],
  [{ readModelRowsRead: 5 }, 0.005],
  [{ shardRowsWritten: 3, shardRequests: 0.02, messages: 1 }, 4.203],
])("a million jobs that each use %j cost %f dollars", (usage, expected) => {
  expect(listPrice({ ...nothing, ...usage })).toBeCloseTo(expected, 10);
});
