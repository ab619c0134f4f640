/** What the platform or the stored data could not bear is refused before anything is generated. */

import { describe, expect, test } from "vitest";
import { shardOf } from "../../../templates/runtime/core/partition.ts";
import { configOf, History } from "../evolve/history.ts";
import { bindingOf, mistakesOf, withBinding } from "./config.ts";

describe("P14 a timeout ends before the consumer's wall of 15 minutes", () => {
  test.each(["900_001", "900_000", "15m", "840_001", "1h"])("%s is refused", (timeoutMs) => {
    expect(mistakesOf(withBinding(`timeoutMs: ${timeoutMs}`))).toEqual(["5:16 TSU309"]);
  });

  test("14m is taken", () => {
    expect(bindingOf(withBinding("timeoutMs: 14m")).definition.timeoutMs).toBe(840_000);
  });
});

describe("P70 a count of shards", () => {
  test.each(["0", "-1", "1.5", ".nan", ".inf", "1e9", '"4"', "null", "0x1FF"])(
    "%s is refused",
    (shards) => {
      expect(mistakesOf(withBinding(`shards: ${shards}`))).toHaveLength(1);
    },
  );

  test("that is taken gives every key a shard of its own range", () => {
    for (const shards of [1, 2, 3, 256]) {
      for (const key of ["polygenelubricants", "GydZG_", "DESIGNING WORKHOUSES", "a", "😀"]) {
        const shard = shardOf(key, shards);
        expect(Number.isInteger(shard) && shard >= 0 && shard < shards).toBe(true);
      }
    }
  });
});

describe("P57 names that every object has", () => {
  test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"])(
    "%s is no binding, no option, no queue group and no known one",
    (name) => {
      const config = (rest: string): string =>
        `version: 1\nname: shop\nbindings:\n  MAIL: {}\n${rest}\n`;
      expect(mistakesOf(config(`  ${name}: {}`)).length).toBeGreaterThan(0);
      expect(mistakesOf(config(`${name}: {}`)).length).toBeGreaterThan(0);
      expect(mistakesOf(withBinding(`${name}: 1`)).length).toBeGreaterThan(0);
      expect(mistakesOf(withBinding(`queue: ${name}`)).length).toBeGreaterThan(0);
    },
  );
});

describe("P72 a binding's stored jobs are never given up in silence", () => {
  const before = (): History => {
    const history = new History();
    history.generate(configOf({ MAIL: "{}", SMS: "{}" }));
    return history;
  };

  test("one that vanishes from the config is refused, and nothing of it is forgotten", () => {
    const history = before();
    const { problems } = history.look(configOf({ MAIL: "{}" }));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain("SMS");
    expect(history.look(configOf({ MAIL: "{}", SMS: "{}" })).problems).toEqual([]);
  });

  test("one under a new name is refused, too, unless the config says what it was called", () => {
    expect(before().look(configOf({ MAIL: "{}", TEXT: "{}" })).problems).toHaveLength(1);
    const renamed = configOf({ MAIL: "{}", TEXT: "{ renamedFrom: SMS }" });
    expect(before().look(renamed).problems).toEqual([]);
  });

  test("a rename keeps ids, and the same history gives the same files", () => {
    const [one, other] = [before(), before()];
    for (const history of [one, other]) {
      const config = configOf({ MAIL: "{}", TEXT: "{ renamedFrom: SMS }" });
      const { model } = history.generate(config);
      expect(model.bindings.map(({ definition }) => definition.idName)).toEqual([undefined, "SMS"]);
    }
    expect([...one.files]).toEqual([...other.files]);
    expect(one.wrangler).toBe(other.wrangler);
  });
});
