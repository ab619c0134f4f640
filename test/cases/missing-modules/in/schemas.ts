import { z } from "zod"; export const Mail = z.object({ to: z.string() });
