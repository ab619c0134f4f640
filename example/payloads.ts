/** Payloads that are described with zod rather than in the config. */

import * as z from "zod";

/** One charge of a customer's card. */
export const Charge = z.object({
  chargeId: z.string().min(1),
  customerId: z.string().min(1).max(100),
  amountCents: z.int().positive(),
  currency: z.enum(["EUR", "JPY", "USD"]),
});
