import { describe, expect, expectTypeOf, test } from "vitest";
import {
  InvalidInputError,
  InvalidJobIdError,
  PartialEnqueueError,
  PayloadInvalidError,
  PayloadTooLargeError,
  ShardUnavailableError,
  UnknownBindingError,
} from "../../../templates/runtime/core/errors.ts";
import { shardOf } from "../../../templates/runtime/core/partition.ts";
import { createClientWorld, failureOf } from "./world.ts";

describe("enqueue", () => {
  test("hands the shard exactly what it needs and answers the id", async () => {
    const { client, env, shards } = createClientWorld();
    const id = await client.enqueue(env, {
      binding: "MAIL",
      payload: { to: "a", ...{ skip: undefined } },
      runAt: new Date(1_900_000_000_000),
      priority: 5,
      uniqueKey: "k",
      timeoutMs: undefined,
    });
    expect(id).toBe("MAIL#0:00000000001");
    expect(shards.calls).toEqual([
      {
        shard: "MAIL#0",
        kind: "enqueue",
        input: [{ payload: '{"to":"a"}', runAt: 1_900_000_000_000, priority: 5, uniqueKey: "k" }],
      },
    ]);
  });

  test("the second form tells an older job's id", async () => {
    const { client, env, shards } = createClientWorld();
    shards.onEnqueue = () => ({
      kind: "accepted",
      receipts: [{ id: "MAIL#0:00000000009", deduplicated: true }],
    });
    const input = { binding: "MAIL", payload: { to: "a" } } as const;
    const receipt = { id: "MAIL#0:00000000009", deduplicated: true };
    expect(await client.enqueueWithReceipt(env, input)).toEqual(receipt);
    expect(await client.jobs(env).MAIL.enqueueWithReceipt({ to: "a" })).toEqual(receipt);
  });

  test("keys are required, forbidden and derived at run time, too", async () => {
    const { client, env, shards } = createClientWorld();
    await client.jobs(env).CHARGE.enqueue({ customerId: "c7" });
    expect(shards.calls[0]).toMatchObject({
      shard: `CHARGE#${shardOf("c7", 4)}`,
      input: [{ payload: '{"customerId":"c7"}', partitionKey: "c7" }],
    });
    const enqueue = client.enqueue as (env: object, input: object) => Promise<string>;
    const refused: [object, string][] = [
      [{ binding: "CHARGE", payload: { customerId: "c" }, partitionKey: "x" }, "partitionKey"],
      [{ binding: "CHARGE", payload: { customerId: null } }, "payload.customerId"],
      [{ binding: "CHARGE", payload: { customerId: "" } }, "partitionKey"],
      [{ binding: "REPORT", payload: {} }, "uniqueKey"],
      [{ binding: "REPORT", payload: {}, uniqueKey: "k", concurrencyKey: "c" }, "concurrencyKey"],
      [{ binding: "MAIL", payload: { to: "a" }, delay: 5 }, "delay"],
      [{ binding: "MAIL", payload: { to: "a" }, runAt: new Date(Number.NaN) }, "runAt"],
      [{ binding: "MAIL", payload: { to: "a" }, runAt: "tomorrow" }, "runAt"],
      [{ binding: "MAIL", payload: { to: "a" }, delayMs: 1, runAt: 1 }, "runAt"],
      [{ binding: "MAIL", payload: { to: "a" }, priority: Number.NaN }, "priority"],
    ];
    for (const [input, field] of refused) {
      const error = await failureOf(enqueue(env, input));
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({ field, index: null });
    }
    expect(shards.calls).toHaveLength(1);
  });

  test("a bad payload is named path by path; a large one points to R2", async () => {
    const { client, env, shards } = createClientWorld();
    const { MAIL } = client.jobs(env);
    const invalid = await failureOf(MAIL.enqueue({ to: 5 as unknown as string }));
    expect(invalid).toBeInstanceOf(PayloadInvalidError);
    expect(invalid).toMatchObject({
      issues: [{ path: "payload.to", expected: "a string", found: "5" }],
      message: "payload.to: expected a string, found 5",
    });
    const date = await failureOf(MAIL.enqueue({ to: "a", at: new Date() } as { to: string }));
    expect(date).toBeInstanceOf(PayloadInvalidError);
    const large = await failureOf(MAIL.enqueue({ to: "界".repeat(400_000) }));
    expect(large).toBeInstanceOf(PayloadTooLargeError);
    expect(large).toMatchObject({ limitBytes: 1_048_576, sizeBytes: 1_200_009 });
    expect((large as Error).message).toContain("R2");
    expect(shards.calls).toEqual([]);
  });

  test("P57 unknown bindings are refused with the nearest name, inherited names included", async () => {
    const { client, env } = createClientWorld();
    const enqueue = client.enqueue as (env: object, input: object) => Promise<string>;
    const misspelt = await failureOf(enqueue(env, { binding: "MIAL", payload: {} }));
    expect(misspelt).toBeInstanceOf(UnknownBindingError);
    expect(misspelt).toMatchObject({ nearest: "MAIL" });
    for (const binding of ["constructor", "__proto__", "toString", undefined, 5]) {
      expect(await failureOf(enqueue(env, { binding, payload: {} }))).toMatchObject({
        code: "UNKNOWN_BINDING",
      });
    }
    expect(await failureOf(enqueue(env, null as unknown as object))).toMatchObject({
      field: "input",
    });
  });

  test("is sent once: a lost answer may hide a stored job", async () => {
    const { client, env, shards } = createClientWorld();
    const cause = Object.assign(new Error("reset"), { retryable: true });
    shards.failures.push(cause);
    const error = await failureOf(client.jobs(env).MAIL.enqueue({ to: "a" }));
    expect(error).toBeInstanceOf(ShardUnavailableError);
    expect(error).toMatchObject({ shard: "MAIL#0", cause });
    expect(shards.calls).toHaveLength(1);
  });

  test("a refusal by the shard comes back as the class", async () => {
    const { client, env, shards } = createClientWorld();
    const problem = { field: "delayMs", found: "5", expected: "less" };
    shards.onEnqueue = () => ({ kind: "refused", index: 1, problem });
    const inputs = [{ to: "a" }, { to: "b" }].map((payload) => ({ payload }));
    const error = await failureOf(client.jobs(env).MAIL.enqueueMany(inputs));
    expect(error).toMatchObject({ ...problem, index: 1 });
  });
});

describe("enqueueMany", () => {
  test("one call per shard, ids in the order of the inputs", async () => {
    const { client, env, shards } = createClientWorld();
    const customers = Array.from({ length: 200 }, (_, index) => `c${index}`);
    const ids = await client.enqueueMany(env, [
      ...customers.map((customerId) => ({ binding: "CHARGE", payload: { customerId } }) as const),
      { binding: "MAIL", payload: { to: "a" } },
    ]);
    expect(shards.calls).toHaveLength(5);
    expect(ids.map((id) => id.split(":")[0])).toEqual([
      ...customers.map((customerId) => `CHARGE#${shardOf(customerId, 4)}`),
      "MAIL#0",
    ]);
    expect(new Set(ids).size).toBe(201);
    expect(await client.enqueueMany(env, [])).toEqual([]);
  });

  test("P58 one bad input among many: nothing is sent, the error names its index", async () => {
    const { client, env, shards } = createClientWorld();
    const inputs = Array.from({ length: 100 }, (_, index) => ({
      payload: { to: index === 57 ? (1n as unknown as string) : "a" },
    }));
    const error = await failureOf(client.jobs(env).MAIL.enqueueMany(inputs));
    expect(error).toMatchObject({ index: 57, field: "payload.to", found: "a BigInt" });
    expect((error as Error).message).toMatch(/^\[57\]\.payload\.to: /);
    expect(shards.calls).toEqual([]);
  });

  test("more than a call may carry goes in chunks, by number and by bytes", async () => {
    const { client, env, shards } = createClientWorld();
    const sizes = () => shards.calls.map((call) => (call.input as unknown[]).length);
    await client
      .jobs(env)
      .MAIL.enqueueMany(Array.from({ length: 2_001 }, () => ({ payload: { to: "a" } })));
    expect(sizes()).toEqual([1_000, 1_000, 1]);
    shards.calls.length = 0;
    const to = "x".repeat(1_000_000);
    await client
      .jobs(env)
      .MAIL.enqueueMany(Array.from({ length: 20 }, () => ({ payload: { to } })));
    expect(sizes()).toEqual([11, 9]);
  });

  test("P58 when one shard does not answer, the others' receipts are not lost", async () => {
    const { client, env, shards } = createClientWorld();
    shards.failures.push(new Error("down"));
    const error = await failureOf(
      client.enqueueMany(env, [
        { binding: "MAIL", payload: { to: "a" } },
        { binding: "CHARGE", payload: { customerId: "c" } },
      ]),
    );
    expect(error).toBeInstanceOf(PartialEnqueueError);
    expect((error as PartialEnqueueError).receipts).toEqual([
      null,
      { id: expect.stringMatching(/^CHARGE#/) as string, deduplicated: false },
    ]);
  });
});

describe("by id", () => {
  const id = "MAIL#0:00000000001";

  test("get answers the job with values, or null", async () => {
    const { client, env, shards } = createClientWorld();
    expect(await client.jobs(env).get(id)).toBeNull();
    shards.view = { payload: '{"to":"a"}', result: '{"sent":true}' };
    const job = await client.jobs(env).MAIL.get(id);
    expectTypeOf(job?.payload).toEqualTypeOf<{ to: string } | undefined>();
    expect(job).toMatchObject({ id, payload: { to: "a" }, result: { sent: true } });
  });

  test("an id that is none is refused; a binding that is gone answers gone", async () => {
    const { client, env } = createClientWorld();
    const jobs = client.jobs(env);
    for (const bad of ["", "MAIL", "MAIL#0:1", "mail#0:00000000001", "MAIL#-1:00000000001", 5]) {
      for (const call of [jobs.get, jobs.cancel, jobs.retry]) {
        const error = await failureOf(call(bad as string));
        expect(error).toBeInstanceOf(InvalidJobIdError);
      }
    }
    expect(await failureOf(jobs.CHARGE.cancel(id))).toMatchObject({ code: "INVALID_JOB_ID" });
    expect(await jobs.cancel("OLD#0:00000000001")).toEqual({ kind: "gone" });
    expect(await jobs.get("OLD#0:00000000001")).toBeNull();
  });

  test("a shard that was never declared is not asked, as that would create it; one that may still drain is", async () => {
    const { client, env, shards } = createClientWorld();
    const jobs = client.jobs(env);
    expect(await jobs.cancel("MAIL#7:00000000001")).toEqual({ kind: "gone" });
    expect(shards.calls).toEqual([]);
    const grown = createClientWorld({ everShards: 8 });
    expect(await grown.client.jobs(grown.env).cancel("MAIL#7:00000000001")).toEqual({
      kind: "done",
    });
  });

  test("reschedule takes one of delayMs and runAt", async () => {
    const { client, env, shards } = createClientWorld();
    const { reschedule } = client.jobs(env);
    expect(await reschedule(id, { runAt: new Date(5) })).toEqual({ kind: "done" });
    expect(shards.calls.at(-1)).toMatchObject({ input: [id, { runAt: 5 }] });
    for (const when of [{}, null, { delayMs: -1 }, { runAt: Infinity }, { delayMs: 1, runAt: 1 }]) {
      expect(await failureOf(reschedule(id, when as { delayMs: number }))).toBeInstanceOf(
        InvalidInputError,
      );
    }
  });

  test("get, cancel and reschedule are repeated with a new stub when the platform says so", async () => {
    const retryable = () => Object.assign(new Error("reset"), { retryable: true });
    const overloaded = () => Object.assign(retryable(), { overloaded: true });
    const { client, env, shards } = createClientWorld();
    const jobs = client.jobs(env);
    shards.failures.push(retryable(), retryable());
    expect(await jobs.cancel(id)).toEqual({ kind: "done" });
    expect(shards.stubs).toBe(3);
    shards.failures.push(retryable());
    expect(await failureOf(jobs.retry(id))).toBeInstanceOf(ShardUnavailableError);
    shards.failures.push(overloaded());
    expect(await failureOf(jobs.get(id))).toBeInstanceOf(ShardUnavailableError);
    shards.failures.push(new Error("not retryable"));
    expect(await failureOf(jobs.get(id))).toBeInstanceOf(ShardUnavailableError);
    expect(shards.calls).toHaveLength(6);
  });
});

test("wrong payloads, keys and bindings do not compile", () => {
  const { client, env } = createClientWorld();
  const jobs = client.jobs(env);
  const never = (): unknown[] => [
    // @ts-expect-error unknown binding
    client.enqueue(env, { binding: "NONE", payload: {} }),
    // @ts-expect-error wrong payload
    client.enqueue(env, { binding: "MAIL", payload: { to: 5 } }),
    // @ts-expect-error missing required key
    client.enqueue(env, { binding: "REPORT", payload: {} }),
    // @ts-expect-error missing required key, and so the options
    jobs.REPORT.enqueue({}),
    // @ts-expect-error derived key
    jobs.CHARGE.enqueue({ customerId: "c" }, { partitionKey: "x" }),
    // @ts-expect-error unknown option
    jobs.MAIL.enqueue({ to: "a" }, { delay: 5 }),
    // @ts-expect-error unknown binding
    jobs.NONE,
    // @ts-expect-error neither
    jobs.reschedule("MAIL#0:00000000001", {}),
  ];
  expect(never).toBeTypeOf("function");
});
