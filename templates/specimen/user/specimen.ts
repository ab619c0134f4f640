import type { JobContext } from "../index.ts";
import type { SpecimenPayload, SpecimenResult } from "../payloads.ts";

/** The shortest performer that does something. */
export default function specimen(payload: SpecimenPayload, ctx: JobContext): SpecimenResult {
  ctx.log.info("performing", { to: payload.to });
  return { sent: true };
}
