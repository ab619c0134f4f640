/**
 * `npm run demo`: generates the example, boots it on local workerd, gives it some 1,500 jobs that call a real server, and
 * ends with a table of what was verified and the dashboard's address. Exit code 0 means that every check held. With `--keep` it
 * stays up until Ctrl+C, to be looked at.
 */

import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { CsvReader } from "../csv.ts";
import { DEMO_TOKEN, generate, startReceiver, startWorker } from "./boot.ts";
import type { EnqueuedJob, Evidence, RepeatedEnqueue } from "./evidence.ts";
import { createProgress, isDone, type Totals } from "./progress.ts";
import { receiverRecords, Shop } from "./shop.ts";
import { renderTable } from "./table.ts";
import { readModelEqualsShards, verify, type CheckResult } from "./verify.ts";
import { plannedJobs, repeatedMails } from "./workload.ts";

/** After this the demo stops waiting, verifies what there is and fails. */
const DEADLINE_MS = 120_000;
const POLL_MS = 400;
/** D1 may lag behind the shards by about a second; it gets this many. */
const CONVERGENCE_TRIES = 10;

async function enqueueAll(shop: Shop, receiverUrl: string): Promise<readonly EnqueuedJob[]> {
  const planned = plannedJobs(receiverUrl);
  const receipts = await shop.enqueue(planned.map(({ input }) => input));
  return planned.map((job, index) => ({ ...job, id: receipts[index]?.id ?? "" }));
}

async function enqueueRepeats(
  shop: Shop,
  enqueued: readonly EnqueuedJob[],
): Promise<readonly RepeatedEnqueue[]> {
  const firstIds = new Map(enqueued.map(({ input, id }) => [input.uniqueKey, id]));
  const repeats = repeatedMails().map(({ input }) => input);
  const receipts = await shop.enqueue(repeats);
  return repeats.map(({ uniqueKey = "" }, index) => ({
    uniqueKey,
    firstId: firstIds.get(uniqueKey) ?? "",
    secondId: receipts[index]?.id ?? "",
    deduplicated: receipts[index]?.deduplicated ?? false,
  }));
}

async function waitForRest(shop: Shop, totals: Totals): Promise<void> {
  const progress = createProgress(totals, process.stdout);
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const counts = await shop.counts();
    progress.show(counts);
    if (isDone(totals, counts) || Date.now() > deadline) return;
    await wait(POLL_MS);
  }
}

async function collect(
  shop: Shop,
  receiverUrl: string,
  enqueued: readonly EnqueuedJob[],
  repeats: readonly RepeatedEnqueue[],
): Promise<Evidence> {
  // Loaded here and not at the top: `generate` has just written it.
  const { MAIL, WEBHOOK } = (await import("../../generated/definitions.ts")).definitions;
  const policy = {
    mailRate: MAIL.rate,
    mailsPerDomain: MAIL.perKeyConcurrency,
    webhookMaxAttempts: WEBHOOK.maxAttempts,
  };
  const csv = countCsv();
  for (let attempt = 1; ; attempt += 1) {
    const jobs = await shop.jobs(enqueued.map(({ id }) => id));
    const rows = await shop.rows();
    const records = await receiverRecords(receiverUrl);
    const evidence = { enqueued, repeats, jobs, rows, records, csv, policy };
    if (readModelEqualsShards(evidence).passed || attempt === CONVERGENCE_TRIES) return evidence;
    await wait(500);
  }
}

function countCsv(): Evidence["csv"] {
  const reader = new CsvReader();
  const text = readFileSync(new URL("../data/airports.csv", import.meta.url), "utf8");
  const [header = [], ...rows] = [...reader.push(text), ...reader.end()];
  const state = header.indexOf("state");
  return { rows: rows.length, states: new Set(rows.map((row) => row[state])).size };
}

function totalsOf(enqueued: readonly EnqueuedJob[]): Totals {
  const totals = new Map<string, number>();
  for (const { input } of enqueued) totals.set(input.binding, (totals.get(input.binding) ?? 0) + 1);
  return totals;
}

function printResults(results: readonly CheckResult[]): void {
  const rows = results.map(({ name, passed, detail }) => [passed ? "ok" : "FAILED", name, detail]);
  console.log(`\n${renderTable(["", "verified", "seen"], rows).join("\n")}\n`);
}

async function main(stack: AsyncDisposableStack): Promise<boolean> {
  const start = Date.now();
  await generate();
  const receiverUrl = await startReceiver(stack);
  const { url } = await startWorker(stack, receiverUrl);
  console.log(`local workerd at ${url}, receiver at ${receiverUrl}`);

  const shop = new Shop(url);
  const enqueued = await enqueueAll(shop, receiverUrl);
  const repeats = await enqueueRepeats(shop, enqueued);
  await shop.cancel(enqueued.filter(({ ends }) => ends === "CANCELLED").map(({ id }) => id));
  console.log(`${enqueued.length} jobs enqueued, ${repeats.length} enqueued again\n`);

  await waitForRest(shop, totalsOf(enqueued));
  const results = verify(await collect(shop, receiverUrl, enqueued, repeats));
  printResults(results);
  const failed = results.filter(({ passed }) => !passed).length;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    failed === 0
      ? `All ${results.length} checks held, ${enqueued.length} jobs in ${seconds} s.`
      : `${failed} of ${results.length} checks failed.`,
  );
  const stay = isKept ? "Ctrl+C ends it." : "Gone now; `npm run demo -- --keep` stays up.";
  console.log(`Dashboard: ${url}/dashboard, token: ${DEMO_TOKEN}. ${stay}`);
  // Until the signal's own handler below.
  if (isKept) await new Promise<never>(() => {});
  return failed === 0;
}

const isKept = process.argv.includes("--keep");
const stack = new AsyncDisposableStack();
for (const [signal, exitCode] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  process.once(signal, () => {
    void stack.disposeAsync().finally(() => process.exit(exitCode));
  });
}
try {
  process.exitCode = (await main(stack)) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await stack.disposeAsync();
}
