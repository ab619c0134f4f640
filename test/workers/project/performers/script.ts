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
      "heartbeat",
      "throw-odd",
    ])
    .optional(),
  /** Fails until this attempt. */
  until: z.number().int().optional(),
  /** How long it takes, ms. */
  takesMs: z.number().optional(),
  /** Bulk, for large payloads. */
  filler: z.string().optional(),
});
