import { expect, test } from "vitest";
import { readEvents, type ServerEvent } from "../../../templates/dashboard/api/event-stream.ts";

async function eventsOf(...chunks: readonly Uint8Array[]): Promise<readonly ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const stream =
  ': still here\n\nid: 7\nevent: jobs\ndata: {"a":"紡ぎ"}\n\ndata: one\r\ndata:two\r\n\r\nevent: cut';

test("events are found wherever the chunks end, inside of a character, too", async () => {
  const bytes = new TextEncoder().encode(stream);
  const expected = [
    { event: "comment", data: "", id: "" },
    { event: "jobs", data: '{"a":"紡ぎ"}', id: "7" },
    { event: "message", data: "one\ntwo", id: "" },
  ];
  expect(await eventsOf(bytes)).toEqual(expected);
  for (let cut = 1; cut < bytes.length; cut += 1) {
    expect(await eventsOf(bytes.slice(0, cut), bytes.slice(cut))).toEqual(expected);
  }
});
