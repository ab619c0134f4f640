import type { JobContext, ReportPayload, ReportResult } from "../../generated/index.ts";
import type { ShopEnv } from "../env.ts";

/** Counts the jobs of one binding in the read model. */
export default async function report(
  payload: ReportPayload,
  ctx: JobContext<ShopEnv>,
): Promise<ReportResult> {
  const row = await ctx.env.TSUMUGI_DB.prepare(
    "SELECT COUNT(*) AS total FROM tsumugi_jobs WHERE binding = ?",
  )
    .bind(payload.binding)
    .first<{ total: number }>();
  return { total: row?.total ?? 0 };
}
