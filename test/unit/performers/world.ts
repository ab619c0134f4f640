/** What the tests of performers share: a context as the consumer makes it, and a server that answers as it is told. */

import { createServer } from "node:http";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import type { JobContext } from "../../../templates/runtime/consumer/performer.ts";

export interface TestContext extends JobContext {
  readonly warnings: string[];
  readonly beats: (number | undefined)[];
  readonly controller: AbortController;
}

export function contextOf(env: unknown = {}): TestContext {
  const warnings: string[] = [];
  const beats: (number | undefined)[] = [];
  const controller = new AbortController();
  const ignore = (): void => undefined;
  return {
    env,
    jobId: "HOOK#0:0123456789a",
    binding: "HOOK",
    attempt: 2,
    idempotencyKey: "HOOK#0:0123456789a",
    deadlineAt: Date.UTC(2026, 9, 21, 7, 28),
    signal: controller.signal,
    heartbeat: (progress) => beats.push(progress),
    log: {
      debug: ignore,
      info: ignore,
      warn: (message, fields) => warnings.push(`${message}: ${JSON.stringify(fields)}`),
      error: ignore,
    },
    warnings,
    beats,
    controller,
  };
}

export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Listens until the test ends; notes every request, then lets the test answer. */
export async function serve(
  answer: RequestListener,
): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body });
      answer(request, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/jobs?from=test`, received };
}
