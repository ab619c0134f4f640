/** Payloads up to 1 MiB arrive as they were given, by reference where a message is too small; results (SPEC 11, 12). */

import { describe, expect, it } from "vitest";
import { enqueue, enqueueMany, jobs } from "./project/generated/index.ts";
import {
  INLINE_PAYLOAD_LIMIT_BYTES,
  PAYLOAD_LIMIT_BYTES,
} from "./project/generated/runtime/core/limits.ts";
import { runsOf } from "./project/performers/scripted.ts";
import { deliver, HeldQueue } from "./held-queue.ts";
import { env, rowCount, statesOf, until, untilState } from "./support.ts";

/** A filler that makes the payload's JSON text so many bytes. */
function fillerFor(bytes: number, character = "x"): string {
  const each = new TextEncoder().encode(JSON.stringify(character)).length - 2;
  const frame = JSON.stringify({ filler: "" }).length;
  const count = Math.floor((bytes - frame) / each);
  return character.repeat(count) + "x".repeat(bytes - frame - count * each);
}

describe("payloads", () => {
  it.each([
    ["32 bytes", 32, "x"],
    ["the largest that goes in the message", INLINE_PAYLOAD_LIMIT_BYTES, "x"],
    ["the smallest by reference", INLINE_PAYLOAD_LIMIT_BYTES + 1, "x"],
    ["100 KB", 100_000, "é"],
    ["1 MiB", PAYLOAD_LIMIT_BYTES, "x"],
    ["1 MiB of 4-byte characters", PAYLOAD_LIMIT_BYTES, "😀"],
    ["1 MiB of what JSON escapes", PAYLOAD_LIMIT_BYTES, '"'],
    ["1 MiB of lone surrogates", PAYLOAD_LIMIT_BYTES, "\ud800"],
  ])("%s arrive as they were given", async (_, bytes, character) => {
    const filler = fillerFor(bytes, character);
    const id = await enqueue(env, { binding: "PLAIN", payload: { filler } });
    await untilState(id, "COMPLETED");
    expect(runsOf(id).map((run) => run.filler === filler)).toEqual([true]);
    const job = await jobs(env).PLAIN.get(id);
    expect(job?.payload.filler === filler).toBe(true);
  });

  it("P56 odd texts arrive as they were given", async () => {
    const filler = '\0 \u2028 \ufeff \\ " \ud83d \udc00 \u{1f600} </script> ${x} %s \r\n';
    const id = await enqueue(env, { binding: "PLAIN", payload: { filler } });
    await untilState(id, "COMPLETED");
    expect(runsOf(id)[0]?.filler).toBe(filler);
  });

  it("travel by reference only when they must", async () => {
    const queue = new HeldQueue("PLAIN");
    const [small = "", large = ""] = await enqueueMany(env, [
      { binding: "PLAIN", payload: { filler: fillerFor(INLINE_PAYLOAD_LIMIT_BYTES) } },
      { binding: "PLAIN", payload: { filler: fillerFor(INLINE_PAYLOAD_LIMIT_BYTES + 1) } },
    ]);
    expect(await queue.body(small)).not.toContain("byReference");
    expect(JSON.parse(await queue.body(large))).toMatchObject({ byReference: true });
    expect((await queue.body(large)).length).toBeLessThan(200);
    await deliver(...queue.bodies);
  });

  // Over RPC a text with one character beyond Latin-1 takes two bytes for each of its characters, and a call 32 MiB at most.
  it("the largest of one batch are fetched, however wide a character of theirs is", async () => {
    const queue = new HeldQueue("ONCE");
    const filler = `${fillerFor(PAYLOAD_LIMIT_BYTES - 3)}界`;
    const input = { binding: "ONCE", payload: { filler }, timeoutMs: 60_000 } as const;
    const ids = await enqueueMany(
      env,
      Array.from({ length: 26 }, () => input),
    );
    await queue.count(ids.length);
    await deliver(...queue.bodies);
    expect(new Set(await statesOf(ids))).toEqual(new Set(["COMPLETED"]));
    expect(ids.map((id) => runsOf(id).length)).toEqual(Array(ids.length).fill(1));
  });

  it("many large ones of one call arrive in one batch", async () => {
    const queue = new HeldQueue("ONCE");
    const fillers = Array.from({ length: 30 }, (_, index) => fillerFor(150_000 + index));
    const ids = await enqueueMany(
      env,
      fillers.map((filler) => ({ binding: "ONCE" as const, payload: { filler } })),
    );
    await queue.count(30);
    await deliver(...queue.bodies, ...queue.bodies);
    for (const [index, id] of ids.entries()) {
      await untilState(id, "COMPLETED");
      expect(runsOf(id).map((run) => run.filler === fillers[index])).toEqual([true]);
    }
  });

  it("a list of a thousand with long keys is stored, whatever its characters", async () => {
    const ascii = "k".repeat(505);
    const input = {
      binding: "SHARDED" as const,
      payload: { filler: `😀${"x".repeat(15_900)}` },
      partitionKey: `${ascii}…`,
      concurrencyKey: `${ascii}…`,
      delayMs: 60_000,
    };
    const inputs = Array.from({ length: 1_000 }, (_, index) => ({
      ...input,
      uniqueKey: `${ascii}…${index}`,
    }));
    expect(new Set(await enqueueMany(env, inputs)).size).toBe(1_000);
  });

  it("retries of a large one get it again", async () => {
    const filler = fillerFor(200_000);
    const id = await enqueue(env, { binding: "PLAIN", payload: { filler, until: 3 } });
    await untilState(id, "COMPLETED");
    expect(runsOf(id).map((run) => run.filler === filler)).toEqual([true, true, true]);
  });

  it("one that is stored apart goes with its job", async () => {
    const id = await enqueue(env, { binding: "SWEPT", payload: { filler: fillerFor(100_000) } });
    expect(await rowCount("SWEPT#0", "payload")).toBe(1);
    await until("swept", async () => (await rowCount("SWEPT#0", "job")) === 0, 25_000);
    expect(await rowCount("SWEPT#0", "payload")).toBe(0);
    expect(await jobs(env).get(id)).toBeNull();
  });
});

describe("results", () => {
  it.each([
    ["undefined", null],
    ["null", null],
    ["text", 'quotes " and \\ and \u2028 and \0 and 😀'],
    ["largest-kept", "x".repeat(8_190)],
  ])("%s is kept", async (odd, result) => {
    const payload = { act: "return-odd" as const, odd };
    const id = await enqueue(env, { binding: "PLAIN", payload });
    await untilState(id, "COMPLETED");
    expect(await jobs(env).get(id)).toMatchObject({ result, resultOmitted: null });
  });

  it.each([
    ["too-large", /too large: 8193 bytes/],
    ["bigint", /not JSON: result\.amount is a BigInt/],
    ["cyclic", /not JSON: result\.self is a cycle/],
    ["date", /not JSON: result\.at is a Date/],
    ["response", /not JSON: result is a Response/],
  ])("P09 %s is not kept, and the job completes all the same", async (odd, reason) => {
    const payload = { act: "return-odd" as const, odd };
    const id = await enqueue(env, { binding: "PLAIN", payload });
    const view = await untilState(id, "COMPLETED");
    expect(view).toMatchObject({ result: null, attempts: 1 });
    expect(view.resultOmitted).toMatch(reason);
  });
});
