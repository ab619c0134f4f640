import type { SpecimenZodPayload, SpecimenZodResult } from "../payloads.ts";

/** Not a default export, and in need of nothing but the payload. */
export async function total(payload: SpecimenZodPayload): Promise<SpecimenZodResult> {
  return { total: payload.items?.length ?? 0 };
}
