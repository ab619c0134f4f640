import { z } from "zod";

export const Charge = z.object({ customerId: z.string(), cents: z.int() });
export const Receipt = z.object({ id: z.string() });
