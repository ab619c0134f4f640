/** Jobs that wait while the config changes around them: client, shard and consumer as generated before and after. */

import { expect, test } from "vitest";
import { createClient } from "../../../templates/runtime/client/client.ts";
import { createConsumer } from "../../../templates/runtime/consumer/consumer.ts";
import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { wakeShards } from "../../../templates/runtime/projection/wake-shards.ts";
import type { JobView, ShardApi } from "../../../templates/runtime/protocol.ts";
import type { Shard } from "../../../templates/runtime/shard/shard.ts";
import { ShardWorld } from "../../support/shard-world.ts";
import { configOf, History } from "./history.ts";

/** The definitions that a generation emits. */
function definitionsAfter(history: History, config: string): Record<string, BindingDefinition> {
  const { model } = history.generate(config);
  return Object.fromEntries(model.bindings.map(({ name, definition }) => [name, definition]));
}

/** `env` with one namespace, whose objects exist under these names only. */
function envOf(binding: string, objects: Readonly<Record<string, () => Shard>>) {
  const getByName = (name: string): ShardApi => {
    const find = objects[name];
    if (find === undefined) throw new Error(`an empty object ${name} would be made`);
    return new Proxy({} as ShardApi, {
      get: (_target, method) => async (argument: never, second: never) => {
        const shard = find() as unknown as Record<PropertyKey, (...all: never[]) => unknown>;
        return shard[method]?.(argument, second);
      },
    });
  };
  return { [binding]: { getByName } };
}

function clientOf(definitions: Record<string, BindingDefinition>) {
  // The types of the bindings are generated/client.ts's business.
  return createClient<object, never>({ definitions, checks: {} }) as unknown as {
    enqueue(env: object, input: object): Promise<string>;
    jobs(env: object): Record<string, unknown> & { get(id: string): Promise<JobView | null> };
  };
}

async function consume(
  world: ShardWorld,
  definitions: Record<string, BindingDefinition>,
  env: object,
  performer: (payload: unknown, context: { readonly binding: string }) => unknown,
): Promise<void> {
  const performers = Object.fromEntries(Object.keys(definitions).map((name) => [name, performer]));
  const messages = world.take().map((body) => ({ body: JSON.stringify(body) }));
  const batch = { queue: "shop-default", messages, ackAll: () => {} };
  await createConsumer({ definitions, performers: performers as never })(batch as never, env);
}

test("P72 a renamed binding runs the jobs that it had, under their ids, and new ones join them", async () => {
  const history = new History();
  const before = definitionsAfter(history, configOf({ MAIL: "{}" }));
  const world = new ShardWorld(before["MAIL"]);
  const oldEnv = envOf("TSUMUGI_MAIL", { "MAIL#0": () => world.shard });
  const oldId = await clientOf(before).enqueue(oldEnv, {
    binding: "MAIL",
    payload: { number: 1 },
    delayMs: 60_000,
    uniqueKey: "one",
  });
  expect(oldId).toMatch(/^MAIL#0:/);

  const after = definitionsAfter(history, configOf({ LETTER: "{ renamedFrom: MAIL }" }));
  world.restart({ idName: "MAIL", ...after["LETTER"] });
  const env = envOf("TSUMUGI_LETTER", { "MAIL#0": () => world.shard });
  const client = clientOf(after);
  const newId = await client.enqueue(env, { binding: "LETTER", payload: { number: 2 } });
  expect(newId).toMatch(/^MAIL#0:/);
  expect(
    await client.enqueue(env, { binding: "LETTER", payload: { number: 1 }, uniqueKey: "one" }),
  ).toBe(oldId);

  await world.advance(61_000);
  const performed: unknown[] = [];
  await consume(world, after, env, (payload, { binding }) => performed.push([binding, payload]));
  expect(performed).toEqual([
    ["LETTER", { number: 2 }],
    ["LETTER", { number: 1 }],
  ]);
  for (const id of [oldId, newId]) {
    expect(await client.jobs(env).get(id)).toMatchObject({
      id,
      binding: "LETTER",
      state: "COMPLETED",
    });
  }
  const ofBinding = client.jobs(env)["LETTER"] as { get(id: string): Promise<JobView | null> };
  expect((await ofBinding.get(oldId))?.id).toBe(oldId);
  await world.advance(5_000);
  // D1 knows the binding by the name that its ids begin with.
  expect([...world.projected.values()].map((row) => row[1])).toEqual(["MAIL", "MAIL"]);
});

test("P72 a renamed binding may be renamed again, and back", () => {
  const history = new History();
  history.generate(configOf({ MAIL: "{ shards: 2 }" }));
  const names = (config: string) => {
    const { model } = history.generate(config);
    return model.bindings.map(({ definition }) => [definition.name, definition.idName]);
  };
  const options = "shards: 2, renamedFrom";
  expect(names(configOf({ LETTER: `{ ${options}: MAIL }` }))).toEqual([["LETTER", "MAIL"]]);
  expect(names(configOf({ LETTER: "{ shards: 2 }" }))).toEqual([["LETTER", "MAIL"]]);
  expect(names(configOf({ POST: `{ ${options}: LETTER }` }))).toEqual([["POST", "MAIL"]]);
  expect(names(configOf({ MAIL: `{ ${options}: POST }` }))).toEqual([["MAIL", undefined]]);
});

test("a draining binding runs its jobs and answers for them, but takes none", async () => {
  const history = new History();
  const before = definitionsAfter(history, configOf({ MAIL: "{}", SMS: "{}" }));
  const world = new ShardWorld(before["SMS"]);
  const env = envOf("TSUMUGI_SMS", { "SMS#0": () => world.shard });
  const id = await clientOf(before).enqueue(env, { binding: "SMS", payload: 1, delayMs: 1_000 });

  const config = configOf({ MAIL: "{}" }, "removed: { SMS: { drain: true } }\n");
  const after = definitionsAfter(history, config);
  world.restart(after["SMS"]);
  const client = clientOf(after);
  await expect(client.enqueue(env, { binding: "SMS", payload: 2 })).rejects.toThrow("SMS");
  expect(client.jobs(env)["SMS"]).toBeUndefined();
  await world.advance(1_000);
  await consume(world, after, env, () => null);
  expect(await client.jobs(env).get(id)).toMatchObject({ binding: "SMS", state: "COMPLETED" });
});

test("P71 shards beyond a smaller count are still woken; new jobs go to the others", async () => {
  const history = new History();
  history.generate(configOf({ MAIL: "{ shards: 5 }" }));
  history.generate(configOf({ MAIL: "{ shards: 3 }" }));
  const definitions = definitionsAfter(history, configOf({ MAIL: "{ shards: 2 }" }));
  expect(definitions["MAIL"]).toMatchObject({ shards: 2, everShards: 5 });
  const woken: string[] = [];
  await wakeShards(Object.values(definitions), (_definition, name) => {
    const shard: Partial<ShardApi> = { wake: async () => void woken.push(name) };
    return shard as ShardApi;
  });
  expect(woken).toEqual(["MAIL#0", "MAIL#1", "MAIL#2", "MAIL#3", "MAIL#4"]);
  expect(definitionsAfter(history, configOf({ MAIL: "{ shards: 6 }" }))["MAIL"]).not.toHaveProperty(
    "everShards",
  );
});

test("P71 a shard beyond the count runs what it has, under the smallest share", async () => {
  const world = new ShardWorld({ shards: 2, everShards: 5, concurrency: 2 }, { index: 4 });
  world.enqueueAll([{}, {}]);
  await world.settle();
  const [first] = world.take();
  if (first === undefined) throw new Error("nothing was sent");
  world.report(first);
  await world.settle();
  expect(world.take()).toHaveLength(1);
});

const VERSIONED =
  "{ payload: { type: object, properties: { name: { type: string } } }, payloadVersion: 3 }";

async function consumeWith(
  world: ShardWorld,
  definitions: Record<string, BindingDefinition>,
  upgrades: Readonly<Record<string, (payload: never, from: number) => unknown>>,
): Promise<readonly unknown[]> {
  const performed: unknown[] = [];
  const performers = { MAIL: (payload: unknown) => void performed.push(payload) };
  const messages = world.take().map((body) => ({ body: JSON.stringify(body) }));
  const batch = { queue: "shop-default", messages, ackAll: () => {} };
  const env = envOf("TSUMUGI_MAIL", { "MAIL#0": () => world.shard });
  const silent = { log: () => {} };
  const runtime = {
    ...(await import("../../../templates/runtime/consumer/runtime.ts")).systemRuntime,
    ...silent,
  };
  await createConsumer({ definitions, performers: performers as never, upgrades }, runtime)(
    batch as never,
    env,
  );
  return performed;
}

test("payloads that waited go through every upgrade between theirs and the present version", async () => {
  const history = new History();
  const first = definitionsAfter(history, configOf({ MAIL: "{}" }));
  const world = new ShardWorld(first["MAIL"]);
  const env = envOf("TSUMUGI_MAIL", { "MAIL#0": () => world.shard });
  const id = await clientOf(first).enqueue(env, { binding: "MAIL", payload: "a", delayMs: 1_000 });
  const third = definitionsAfter(history, configOf({ MAIL: VERSIONED }));
  expect(third["MAIL"]).toMatchObject({ payloadVersion: 3 });
  world.restart(third["MAIL"]);
  await clientOf(third).enqueue(env, { binding: "MAIL", payload: { name: "b" }, delayMs: 1_000 });
  await world.advance(1_000);
  const upgrade = (payload: never, from: number): unknown =>
    from === 1 ? [payload] : { name: payload[0], from };
  expect(await consumeWith(world, third, { MAIL: upgrade })).toEqual([
    { name: "b" },
    { name: "a", from: 2 },
  ]);
  expect((await clientOf(third).jobs(env).get(id))?.state).toBe("COMPLETED");
});

test("a job of a newer version goes back at no attempt's cost, until a consumer knows it", async () => {
  const history = new History();
  const first = definitionsAfter(history, configOf({ MAIL: "{}" }));
  const third = definitionsAfter(history, configOf({ MAIL: VERSIONED }));
  const world = new ShardWorld({ ...third["MAIL"], maxAttempts: 1 });
  const env = envOf("TSUMUGI_MAIL", { "MAIL#0": () => world.shard });
  const id = await clientOf(third).enqueue(env, { binding: "MAIL", payload: { name: "b" } });
  for (let round = 0; round < 3; round += 1) {
    await world.settle();
    expect(await consumeWith(world, first, {})).toEqual([]);
    expect(world.view(id)).toMatchObject({ state: "SCHEDULED" });
    await world.advance(45_000);
  }
  expect(await consumeWith(world, third, {})).toEqual([{ name: "b" }]);
  expect(world.view(id).state).toBe("COMPLETED");
});

test("a shard that is older than the versions gets their column and keeps its jobs", () => {
  const world = new ShardWorld();
  const id = world.enqueue({ delayMs: 1_000 });
  world.sql.all("ALTER TABLE job DROP COLUMN payload_version");
  world.restart();
  expect(world.view(id).state).toBe("SCHEDULED");
  world.enqueue({ payloadVersion: 2 });
});
