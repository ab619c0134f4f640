import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  formatJobId,
  formatLocalId,
  parseJobId,
  parseShardName,
} from "../../../templates/runtime/core/job-id.ts";

/** Frozen: ids live in users' databases. */
const VECTORS: readonly (readonly [localId: number, text: string])[] = [
  [0, "00000000000"],
  [1, "00000000001"],
  [31, "0000000000z"],
  [32, "00000000010"],
  [1_839_100_723_200_001, "1m8mw0n0001"],
  [Number.MAX_SAFE_INTEGER, "7zzzzzzzzzz"],
];

describe("the id format is frozen", () => {
  it.each(VECTORS)("%d is %s", (localId, text) => {
    expect(formatLocalId(localId)).toBe(text);
    expect(formatJobId("MAIL_2", 17, localId)).toBe(`MAIL_2#17:${text}`);
    expect(parseJobId(`MAIL_2#17:${text}`)).toEqual({ binding: "MAIL_2", shard: 17, localId });
  });
});

test("an id is read back as what was written, and sorts by age", () => {
  const localId = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(fc.nat(999_999), localId, localId, (shard, one, other) => {
      const id = formatJobId("A", shard, one);
      expect(parseJobId(id)).toEqual({ binding: "A", shard, localId: one });
      const isBefore = formatJobId("A", shard, one) < formatJobId("A", shard, other);
      expect(isBefore).toBe(one < other);
    }),
  );
});

describe("P46 any other text is no id", () => {
  it.each([
    "",
    "MAIL",
    "MAIL#0",
    "MAIL#0:",
    "mail#0:00000000000",
    "MAIL#-1:00000000000",
    "MAIL#01:00000000000",
    "MAIL#1000000:00000000000",
    "MAIL#0:0000000000",
    "MAIL#0:000000000000",
    "MAIL#0:0000000000i",
    "MAIL#0:0000000000A",
    "MAIL#0:80000000000",
    "MAIL#0:zzzzzzzzzzz",
    "MAIL#0:00000000000\n",
    " MAIL#0:00000000000",
    "MAIL%230:00000000000",
    "__proto__#0:00000000000",
  ])("%j", (text) => {
    expect(parseJobId(text)).toBeNull();
  });
});

test("a shard's name is read back, and nothing else is one", () => {
  expect(parseShardName("MAIL#12")).toEqual({ binding: "MAIL", shard: 12 });
  for (const name of ["MAIL", "MAIL#", "MAIL#-1", "MAIL#1:0", "mail#0", "MAIL#00"]) {
    expect(parseShardName(name)).toBeNull();
  }
});
