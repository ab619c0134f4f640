/** Sends messages of a job's size in full batches and counts them as they come back. */

interface LoopbackEnv {
  readonly LOOPBACK: Queue;
}

const BATCH = 100;
/** As long as the envelope of a job with a payload of 32 bytes. */
const BODY = JSON.stringify({
  v: 1,
  id: "NOOP#0:00000000000",
  attempt: 1,
  dispatchedAt: 1_800_000_000_000,
  payload: { value: "0123456789abcdefghi" },
});

let received = 0;

export default {
  async fetch(request, env): Promise<Response> {
    const total = Number(new URL(request.url).searchParams.get("n"));
    received = 0;
    const start = Date.now();
    for (let sent = 0; sent < total; sent += BATCH) {
      const size = Math.min(BATCH, total - sent);
      await env.LOOPBACK.sendBatch(
        Array.from({ length: size }, () => ({ body: BODY, contentType: "text" as const })),
      );
    }
    while (received < total) await scheduler.wait(1);
    return Response.json({ elapsedMs: Date.now() - start });
  },

  async queue(batch): Promise<void> {
    for (const message of batch.messages) message.ack();
    received += batch.messages.length;
  },
} satisfies ExportedHandler<LoopbackEnv>;
