/**
 * The outside world of the demo, as a process of its own: a customer's webhook server, a payment server with a ledger, a mail
 * provider and a file server. It writes down what it saw, and the demo judges by that and not by what the jobs claim.
 *
 *     node example/demo/receiver.ts [port]     prints {"port":…} when it listens
 */

import { createReadStream, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { ChargeRecord, MailRecord, ReceiverRecords, WebhookRecord } from "./records.ts";
import { answerOf, chargeScenario, isBooked, sequenceOf, webhookScenario } from "./script.ts";
import type { Answer } from "./script.ts";

const CSV_FILE = fileURLToPath(new URL("../data/airports.csv", import.meta.url));
/** The file is served this slowly, so that an import takes some seconds and has a progress to report. */
const CSV_CHUNK_BYTES = 8_192;
const CSV_CHUNK_DELAY_MS = 250;
/** A mail takes this long, so that two of one domain would overlap if nothing kept them apart. */
const MAIL_MS = 60;

const webhooks: WebhookRecord[] = [];
const charges: ChargeRecord[] = [];
const mails: MailRecord[] = [];
const attempts = new Map<string, number>();

function nextAttempt(id: string): number {
  const attempt = (attempts.get(id) ?? 0) + 1;
  attempts.set(id, attempt);
  return attempt;
}

async function readJson<T>(request: IncomingMessage): Promise<T> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return JSON.parse(text) as T;
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

/** Silence leaves the request open until the caller gives up. */
function give(response: ServerResponse, answer: Answer): void {
  if (answer.kind === "silence") return;
  if (answer.retryAfterSeconds !== undefined) {
    response.setHeader("retry-after", String(answer.retryAfterSeconds));
  }
  sendJson(response, answer.status, {});
}

async function takeWebhook(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const at = Date.now();
  const { eventId } = await readJson<{ eventId: string }>(request);
  const sequence = sequenceOf(eventId);
  if (sequence === null) return sendJson(response, 400, { error: "unknown event" });
  const answer = answerOf(webhookScenario(sequence), nextAttempt(eventId));
  webhooks.push({ eventId, at, status: answer.kind === "silence" ? null : answer.status });
  give(response, answer);
}

async function takeCharge(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readJson<{ chargeId: string; customerId: string; amountCents: number }>(
    request,
  );
  const { chargeId, customerId, amountCents } = body;
  const sequence = sequenceOf(chargeId);
  if (sequence === null) return sendJson(response, 400, { error: "unknown charge" });
  const answer = answerOf(chargeScenario(sequence), nextAttempt(chargeId));
  // No look at the idempotency key: the ledger is here to show every booking, a second one too.
  if (isBooked(answer)) {
    const idempotencyKey = String(request.headers["idempotency-key"]);
    charges.push({ chargeId, customerId, amountCents, idempotencyKey, at: Date.now() });
  }
  give(response, answer);
}

async function takeMail(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const startedAt = Date.now();
  const { to, domain } = await readJson<{ to: string; domain: string }>(request);
  await wait(MAIL_MS);
  const idempotencyKey = String(request.headers["idempotency-key"]);
  mails.push({ to, domain, idempotencyKey, startedAt, finishedAt: Date.now() });
  sendJson(response, 202, {});
}

async function serveCsv(response: ServerResponse): Promise<void> {
  response.writeHead(200, {
    "content-type": "text/csv",
    "x-file-bytes": String(statSync(CSV_FILE).size),
  });
  for await (const chunk of createReadStream(CSV_FILE, { highWaterMark: CSV_CHUNK_BYTES })) {
    if (response.destroyed) return;
    response.write(chunk);
    await wait(CSV_CHUNK_DELAY_MS);
  }
  response.end();
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const route = `${request.method ?? ""} ${request.url ?? ""}`;
  switch (route) {
    case "POST /webhooks":
      return takeWebhook(request, response);
    case "POST /charges":
      return takeCharge(request, response);
    case "POST /mails":
      return takeMail(request, response);
    case "GET /airports.csv":
      return serveCsv(response);
    case "GET /records":
      return sendJson(response, 200, { webhooks, charges, mails } satisfies ReceiverRecords);
    default:
      return sendJson(response, 404, { error: "no such route" });
  }
}

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    if (!response.headersSent) sendJson(response, 400, { error: String(error) });
    else response.destroy();
  });
});
server.listen(Number(process.argv[2] ?? 0), "127.0.0.1", () => {
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port }));
});
// Whoever started it holds its standard input open; when that ends, by whatever death, so does this.
if (!process.stdin.isTTY) process.stdin.resume().on("end", () => process.exit(0));
