/** How the jobs of an application are tested with the generated kit: no workerd, no network, and hours pass at once. */

import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enqueue, enqueueMany, jobs } from "../../generated/index.ts";
import { createTestSystem, runPerformer } from "../../generated/testing.ts";
import charge from "../performers/charge.ts";
import mail from "../performers/mail.ts";

const OWN_ENV = { RECEIVER_URL: "https://receiver.test" };
const letter = { to: "a@example.com", domain: "example.com", subject: "Hello", text: "World" };

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    fetched.mockReset().mockImplementation(async () => new Response()),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function shop() {
  return createTestSystem({
    database: () => new DatabaseSync(":memory:"),
    performers: { MAIL: mail, CHARGE: charge },
    env: OWN_ENV,
  });
}

test("one performer by itself", async () => {
  const { env } = shop();
  const { result } = await runPerformer(mail, letter, { env, jobId: "MAIL#0:1qk7y3v9a00" });
  expect(result).toBeUndefined();
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("idempotency-key")).toBe(
    "MAIL#0:1qk7y3v9a00",
  );
});

test("a mail is tried again until the provider takes it", async () => {
  const system = shop();
  fetched.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  const id = await enqueue(system.env, { binding: "MAIL", payload: letter });
  await system.drain();
  expect(await system.job(id)).toMatchObject({ state: "COMPLETED", attempts: 2 });
});

test("a mail for tomorrow waits until then", async () => {
  const system = shop();
  const id = await enqueue(system.env, { binding: "MAIL", payload: letter, delayMs: 86_400_000 });
  await system.advance(86_399_000);
  expect(fetched).not.toHaveBeenCalled();
  await system.advance(1_000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(await jobs(system.env).get(id)).toMatchObject({ state: "COMPLETED" });
});

test("at most twenty mails go out in a second", async () => {
  const system = shop();
  const startedAt = system.now();
  await enqueueMany(
    system.env,
    Array.from({ length: 60 }, (_, index) => ({
      binding: "MAIL" as const,
      payload: { ...letter, domain: `${index}.example` },
    })),
  );
  await system.drain();
  expect(fetched).toHaveBeenCalledTimes(60);
  expect(system.now() - startedAt).toBeGreaterThanOrEqual(2_000);
});

test("a charge whose answer is lost stalls, as nobody knows whether the money moved", async () => {
  const system = shop();
  fetched.mockImplementation(() => new Promise(() => {}));
  const payload = { chargeId: "1", customerId: "c", amountCents: 500, currency: "EUR" } as const;
  const id = await enqueue(system.env, { binding: "CHARGE", payload });
  await system.drain();
  expect(fetched).toHaveBeenCalledOnce();
  expect(await system.job(id)).toMatchObject({ state: "STALLED", attempts: 1 });
});
