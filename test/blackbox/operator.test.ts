/** The worked example on local workerd, steered from outside: by the generated HTTP client and by the operator's commands. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpClient } from "../../generated/http-client.ts";
import type { HttpClient } from "../../generated/http-client.ts";
import { startWorker } from "../../example/demo/boot.ts";
import { cli, run } from "./support/command.ts";
import { until } from "../support/until.ts";

const TOKEN = "demo";
/** Nobody listens there, so whatever calls it fails. */
const NOWHERE = "http://127.0.0.1:1";

const stack = new AsyncDisposableStack();
let client: HttpClient;
let url = "";
let folder = "";

beforeAll(async () => {
  ({ url } = await startWorker(stack, NOWHERE));
  client = createHttpClient({ url, token: TOKEN });
  folder = await mkdtemp(join(tmpdir(), "tsumugi-operator-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, ".dev.vars"), `TSUMUGI_TOKEN=${TOKEN}\n`);
}, 60_000);
afterAll(() => stack.disposeAsync());

async function tsumugi(...args: readonly string[]) {
  return await run([process.execPath, cli, ...args, "--url", url], folder);
}
const report = { subject: "today", binding: "MAIL" };
const charge = { chargeId: "1", customerId: "c", amountCents: 5, currency: "EUR" } as const;

test("the HTTP client stores, finds, follows and steers jobs", async () => {
  const end = new AbortController();
  const seen: string[] = [];
  const events = (async () => {
    for await (const event of client.api.events({ signal: end.signal })) {
      if (event.kind === "jobs") seen.push(...event.jobs.map(({ id, state }) => `${id} ${state}`));
    }
  })();
  const id = await client.REPORT.enqueue(report);
  const job = await until("the report is done", async () => {
    const found = await client.REPORT.get(id);
    return found?.state === "COMPLETED" && found;
  });
  expect(job).toMatchObject({ binding: "REPORT", payload: report, attempts: 1 });
  expect(job.result?.total).toBeTypeOf("number");
  await until("its end was told", () => Promise.resolve(seen.includes(`${id} COMPLETED`)));
  end.abort();
  await events;

  const later = await client.REPORT.enqueueWithReceipt(report, {
    delayMs: 3_600_000,
    uniqueKey: "later",
  });
  expect(later.deduplicated).toBe(false);
  expect(await client.REPORT.enqueueWithReceipt(report, { uniqueKey: "later" })).toEqual({
    id: later.id,
    deduplicated: true,
  });
  expect(await client.reschedule(later.id, { delayMs: 7_200_000 })).toEqual({ kind: "done" });
  expect(await client.cancel(later.id)).toEqual({ kind: "done" });
  expect(await client.retry(later.id)).toEqual({ kind: "invalid-state", state: "CANCELLED" });
  expect(await client.cancel("REPORT#0:00000000000")).toEqual({ kind: "gone" });
  await until("D1 lists them", async () => {
    const ids: string[] = [];
    for await (const each of client.list({ binding: "REPORT", limit: 1 })) ids.push(each.id);
    return ids.includes(id) && ids.includes(later.id);
  });
});

test("what does not fit is refused with its place", async () => {
  const bad = { subject: 1, binding: "MAIL" } as never;
  await expect(client.REPORT.enqueue(bad)).rejects.toMatchObject({
    status: 400,
    code: "invalid-request",
    details: [{ path: "payload.subject", expected: "a string" }],
  });
  const stranger = createHttpClient({ url, token: "wrong" });
  await expect(stranger.api.stats()).rejects.toMatchObject({ status: 401, code: "unauthorized" });
});

test("the operator's commands do the same on the command line", async () => {
  const enqueued = await tsumugi("jobs", "enqueue", "CHARGE", "--payload", JSON.stringify(charge));
  expect(enqueued).toMatchObject({ code: 0 });
  const id = enqueued.output.trim();
  await until("it has failed", async () => (await client.get(id))?.state === "FAILED");
  await until("D1 lists it", async () => {
    const list = await tsumugi("jobs", "list", "--state", "FAILED", "--binding", "CHARGE");
    return list.code === 0 && list.output.includes(id);
  });
  const shown = await tsumugi("jobs", "show", id, "--fresh");
  expect(shown.output).toContain(`${id}  FAILED`);
  expect(shown.output).toContain("attempts        4 of 4");

  expect(await tsumugi("bindings", "pause", "CHARGE")).toEqual({
    code: 0,
    output: "CHARGE is paused.\n",
  });
  const retried = await tsumugi("jobs", "retry", id);
  expect(retried).toEqual({ code: 0, output: "1 job retried.\n" });
  const waits = await tsumugi("jobs", "show", id, "--fresh");
  expect(waits.output).toContain("waits           for its binding to be resumed");
  expect((await tsumugi("stats")).output).toMatch(/^CHARGE +1 +0 +0 .*paused$/m);
  const purged = await tsumugi("bindings", "purge", "CHARGE", "--confirm", "CHARGE");
  expect(purged).toEqual({ code: 0, output: "1 job of CHARGE cancelled.\n" });
  expect(await tsumugi("bindings", "resume", "CHARGE")).toEqual({
    code: 0,
    output: "CHARGE goes on.\n",
  });

  const again = await tsumugi("jobs", "retry", id);
  expect(again.code).toBe(1);
  expect(again.output).toContain("invalid-state");
  const listed = await tsumugi("bindings", "list", "--json");
  expect(JSON.parse(listed.output)).toMatchObject({
    bindings: expect.arrayContaining([
      expect.objectContaining({ name: "CHARGE", shards: 4 }),
    ]) as unknown,
  });
});

test("each failure says what to do", async () => {
  await writeFile(join(folder, ".dev.vars"), "TSUMUGI_TOKEN=wrong\n");
  const refused = await tsumugi("stats");
  expect(refused.code).toBe(1);
  expect(refused.output).toContain("Put the token into TSUMUGI_TOKEN");
  const away = await run([process.execPath, cli, "stats", "--url", NOWHERE], folder);
  expect(away.code).toBe(69);
  expect(away.output).toContain("did not answer");
});
