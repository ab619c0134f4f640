import type { JobContext, ImageResizePayload } from "../../generated/index.js";

/**
 * Does the work of one job of IMAGE_RESIZE. When it returns, the job is done; when it throws, the job is tried again later.
 * An attempt may run twice: hand `ctx.idempotencyKey` to whatever must not happen twice.
 */
export default async function imageResize(payload: ImageResizePayload, ctx: JobContext): Promise<void> {
  ctx.log.info("performed", { payload });
}
