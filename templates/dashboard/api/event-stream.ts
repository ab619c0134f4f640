/** Server-sent events out of a response's body. The browser's EventSource would do, but it cannot send a token. */

export interface ServerEvent {
  readonly event: string;
  readonly data: string;
  /** Empty when the event has none. */
  readonly id: string;
}

/** The events as they arrive; comments (`: still here`) come as an event named `comment`. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let pending = "";
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader();
  try {
    for (;;) {
      const { done, value } = (await reader.read()) as ReadableStreamReadResult<string>;
      if (done) return;
      const blocks = (pending + value).replaceAll("\r\n", "\n").split("\n\n");
      pending = blocks.pop() ?? "";
      for (const block of blocks) yield parseEvent(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(block: string): ServerEvent {
  const lines = block.split("\n").map((line) => /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []);
  const values = (name: string): readonly string[] =>
    lines.filter((line) => line[1] === name).map((line) => line[2] ?? "");
  return {
    event:
      values("event").at(-1) ?? (lines.every((line) => line[1] === "") ? "comment" : "message"),
    data: values("data").join("\n"),
    id: values("id").at(-1) ?? "",
  };
}
