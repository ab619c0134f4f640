/** Another Worker that does the work of two bindings. Of the jobs' Worker it knows types only. */

import { WorkerEntrypoint } from "cloudflare:workers";
import type { RemotePayload, RemoteJob, RemoteResult } from "../jobs/generated/index.ts";

/** Errors of its own: what is recognised on the other side is their name. */
class NonRetryableError extends Error {
  override readonly name = "NonRetryableError";
}

export class Remote extends WorkerEntrypoint {
  async perform({ act }: RemotePayload, job: RemoteJob): Promise<RemoteResult> {
    const result = { by: `remote ${job.idempotencyKey === job.jobId}`, attempt: job.attempt };
    if (job.attempt > 1) return result;
    switch (act) {
      case "succeed":
        return result;
      case "fail":
        throw new TypeError("told to fail");
      case "never":
        await job.heartbeat(0.5);
        await scheduler.wait(200);
        throw new NonRetryableError("never again");
      case "after":
        throw new Error("RetryAfterError: retry after 300 ms");
      case "after-date":
        throw new Error("RetryAfterError: retry after never ms");
      case "hang":
        await scheduler.wait(5_000);
        return result;
    }
  }
}

export default class extends Remote {}
