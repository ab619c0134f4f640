/** `POST /api/jobs`: the client's enqueue over HTTP. */

import { createClient } from "../../client/client.ts";
import type { BindingTypes } from "../../client/types.ts";
import { InvalidInputError, PayloadInvalidError, PayloadTooLargeError } from "../../core/errors.ts";
import type { Handler } from "../call.ts";
import { ApiError, invalidRequest } from "../problem.ts";
import type { EnqueueBody, EnqueueResponse } from "../types.ts";

export const enqueueJob: Handler = async ({ settings, runtime, env, body }) => {
  const { definitions, checks } = settings;
  const client = createClient<unknown, Readonly<Record<string, BindingTypes>>>(
    { definitions, checks },
    runtime,
  );
  try {
    const input = { payload: undefined, ...(body as EnqueueBody) };
    const { id, deduplicated } = await client.enqueueWithReceipt(env, input);
    return { id, deduplicated } satisfies EnqueueResponse;
  } catch (error) {
    throw refusalOf(error);
  }
};

/** What the client refuses, in the API's words; anything else as it is. */
function refusalOf(error: unknown): unknown {
  if (error instanceof PayloadTooLargeError) {
    const { message, limitBytes, sizeBytes } = error;
    const details = { limit_bytes: limitBytes, size_bytes: sizeBytes };
    return new ApiError("payload-too-large", message, details);
  }
  if (error instanceof PayloadInvalidError) {
    return invalidRequest(
      error.issues.map(({ path, expected, found }) => ({ path, expected, got: found })),
    );
  }
  if (error instanceof InvalidInputError) {
    const { field, expected, found } = error;
    return invalidRequest([{ path: field, expected, got: found }]);
  }
  return error;
}
