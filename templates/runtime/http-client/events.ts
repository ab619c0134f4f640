/** The stream of job changes. Read with `fetch`, because `EventSource` sends no headers and so no token. */

import type { JobsEvent } from "../api/types.ts";
import { sleep } from "../core/clock.ts";
import { open } from "./transport.ts";
import type { Transport } from "./transport.ts";

export type ApiEvent =
  | { readonly kind: "jobs"; readonly jobs: JobsEvent["jobs"] }
  /** More changed than is told: read the list again. */
  | { readonly kind: "reset" };

/** One block of the stream (HTML, "Server-sent events"). */
interface Block {
  readonly event: string;
  readonly data: string;
  readonly id: string | null;
}

/** A stream that ended is taken up again after this time. */
const RECONNECT_MS = 1_000;

/**
 * Goes on where a stream that breaks was left, until the signal is aborted: it ends then.
 *
 * @throws ApiError, ApiUnreachableError when the stream cannot be opened again
 */
export async function* followEvents(
  transport: Transport,
  signal: AbortSignal | undefined,
): AsyncGenerator<ApiEvent, void, undefined> {
  let lastId: string | null = null;
  while (signal?.aborted !== true) {
    const response = await openStream(transport, lastId, signal);
    if (response === null) return;
    for await (const { event, data, id } of blocksOf(response)) {
      lastId = id ?? lastId;
      if (event === "jobs") yield { kind: "jobs", ...(JSON.parse(data) as JobsEvent) };
      if (event === "reset") yield { kind: "reset" };
    }
    await sleep(transport.clock, RECONNECT_MS);
  }
}

/** Null when the signal was aborted meanwhile. */
async function openStream(
  transport: Transport,
  lastId: string | null,
  signal: AbortSignal | undefined,
): Promise<Response | null> {
  const headers = {
    ...transport.headers,
    accept: "text/event-stream",
    ...(lastId === null ? {} : { "last-event-id": lastId }),
  };
  try {
    return await open(
      { ...transport, headers },
      { method: "GET", path: "/events", repeat: "safe", signal },
    );
  } catch (error) {
    if (signal?.aborted === true) return null;
    throw error;
  }
}

/** Ends where the stream ends or breaks. */
async function* blocksOf(response: Response): AsyncGenerator<Block, void, undefined> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return;
      text += decoder.decode(value, { stream: true });
      // A line end that may have been cut in half waits for its other half.
      if (text.endsWith("\r")) continue;
      const blocks = text.replaceAll(/\r\n?/g, "\n").split("\n\n");
      text = blocks.pop() ?? "";
      yield* blocks.map(parseBlock);
    }
  } finally {
    await reader.cancel().catch(() => {
      // It broke off by itself.
    });
  }
}

function parseBlock(text: string): Block {
  let [event, id] = ["message", null as string | null];
  const data: string[] = [];
  for (const line of text.split("\n")) {
    const [name = "", value = ""] = line.split(/:(.*)/s, 2);
    const field = value.replace(/^ /, "");
    if (name === "event") event = field;
    if (name === "id") id = field;
    if (name === "data") data.push(field);
  }
  return { event, data: data.join("\n"), id };
}
