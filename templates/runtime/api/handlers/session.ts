/** Who asks, and what can be asked. */

import type { Handler } from "../call.ts";
import type { SessionResponse } from "../types.ts";

export const getSession: Handler = ({ settings, grant }) =>
  Promise.resolve({
    name: settings.name,
    read_only: !grant.mayAct,
    payload_hidden: grant.hidePayloads,
  } satisfies SessionResponse);

export const getOpenApi: Handler = ({ settings }) => Promise.resolve(settings.openapi);
