/** The dashboard with a made-up API behind it, on a port of its own. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { listen } from "../../blackbox/support/listen.ts";
import { serveDashboard } from "../../../templates/runtime/dashboard/serve.ts";
import type { FakeApi } from "./fake-api.ts";

/** Gives the origin; ends with the stack. */
export function serveFake(api: FakeApi, stack: AsyncDisposableStack): Promise<string> {
  const server = createServer((request, response) => {
    answer(api, request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  return listen(server, stack);
}

async function answer(
  api: FakeApi,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const left = new AbortController();
  outgoing.on("close", () => left.abort());
  const { method = "GET", url = "/" } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  const request = new Request(`http://dashboard${url}`, {
    method,
    headers: incoming.headers as Record<string, string>,
    ...(hasBody ? { body: await readText(incoming) } : {}),
    signal: left.signal,
  });
  const response = url.startsWith("/api/") ? await api.answer(request) : serveDashboard(request);
  const { status, headers, body } = response ?? new Response("not found", { status: 404 });
  outgoing.writeHead(status, Object.fromEntries(headers));
  if (body === null) {
    outgoing.end();
    return;
  }
  const stream = Readable.fromWeb(body as never);
  stream.on("error", () => outgoing.destroy());
  outgoing.on("close", () => stream.destroy());
  stream.pipe(outgoing);
}

async function readText(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += String(chunk);
  return text;
}
