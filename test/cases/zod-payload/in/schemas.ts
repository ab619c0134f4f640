import { z } from "zod";

export const Charge = z.object({ customerId: z.string(), cents: z.int().min(1) });
