/** `POST /api/jobs`: the client's enqueue over HTTP. */

import { createClient } from "../../client/client.ts";
import type { BindingTypes } from "../../client/types.ts";
import type { Handler } from "../call.ts";
import type { EnqueueBody, EnqueueResponse } from "../types.ts";

export const enqueueJob: Handler = async ({ settings, runtime, env, body }) => {
  const { definitions, checks } = settings;
  const client = createClient<unknown, Readonly<Record<string, BindingTypes>>>(
    { definitions, checks },
    runtime,
  );
  const input = { payload: undefined, ...(body as EnqueueBody) };
  const { id, deduplicated } = await client.enqueueWithReceipt(env, input);
  return { id, deduplicated } satisfies EnqueueResponse;
};
