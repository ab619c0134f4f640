/** What a user describes with zod rather than in the config. */

import { z } from "zod";

export const Order = z.object({ orderId: z.string(), items: z.array(z.string()).default([]) });

export const Receipt = z.object({ total: z.number() });
