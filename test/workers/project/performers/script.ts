import { z } from "zod";

/** What the scripted performer is told to do. */
export const Script = z.object({
  act: z
    .enum([
      "succeed",
      "fail",
      "never-again",
      "retry-after",
      "hang",
      "ignore-signal",
      "beat",
      "throw-odd",
      "return-odd",
      "wait",
    ])
    .optional(),
  /** Which odd thing is thrown or returned (odd.ts). */
  odd: z.string().optional(),
  /** Fails until this attempt. */
  until: z.number().int().optional(),
  /** How long it takes, ms. */
  takesMs: z.number().optional(),
  /** Bulk, for large payloads. */
  filler: z.string().optional(),
});
