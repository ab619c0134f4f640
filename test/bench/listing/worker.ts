/** The generated worker, with a secret by which the bench is let in. */

import { api } from "./generated/api.ts";
import tsumugi from "./generated/worker.ts";

export * from "./generated/worker.ts";

export default {
  ...tsumugi,
  fetch: (request: Request, env: object) => api.fetch(request, { ...env, TSUMUGI_TOKEN: "bench" }),
};
