/** Performers that are classes of this very Worker. */

import { WorkerEntrypoint } from "cloudflare:workers";
import type { EntryPayload, EntryResult, JobContext } from "./generated/index.ts";
import { NonRetryableError, RetryAfterError } from "./generated/index.ts";
import type { PerformersEnv } from "./worker.ts";

export default class Entry extends WorkerEntrypoint<PerformersEnv> {
  readonly by: string = "entry";

  async perform({ act }: EntryPayload, ctx: JobContext<PerformersEnv>): Promise<EntryResult> {
    const { by } = this;
    if (ctx.attempt > 1) return { by, attempt: ctx.attempt };
    switch (act) {
      case "succeed":
        // Both are the platform's own.
        this.ctx.waitUntil(this.env.TSUMUGI_DB.prepare("SELECT 1").run());
        return { by, attempt: ctx.attempt };
      case "fail":
        throw new Error("told to fail");
      case "never":
        ctx.heartbeat(0.5);
        await scheduler.wait(200);
        throw new NonRetryableError("never again");
      case "after":
        throw new RetryAfterError(300, "later");
      case "after-date":
        throw new RetryAfterError(-1);
      case "hang":
        return new Promise((_resolve, reject) => {
          ctx.signal.addEventListener("abort", () => reject(ctx.signal.reason as Error));
        });
    }
  }
}

export class Named extends Entry {
  override readonly by = "named";
}
