import type { JobContext, SpecimenPayload } from "../specimen/index.ts";

/**
 * Does the work of one job of SPECIMEN. When it returns, the job is done; when it throws, the job is tried again later.
 * An attempt may run twice: hand `ctx.idempotencyKey` to whatever must not happen twice.
 */
export default async function specimen(payload: SpecimenPayload, ctx: JobContext): Promise<void> {
  ctx.log.info("performed", { payload });
}
