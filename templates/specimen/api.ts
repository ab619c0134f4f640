/** The REST API, which worker.ts serves. An entry with a `fetch` of its own hands it the paths below `/api` and `/dashboard`. */

import { accessVerifier } from "../runtime/access/access.ts";
import { createApi } from "../runtime/api/app.ts";
import { serveDashboard } from "../runtime/dashboard/serve.ts";
import { definitions } from "./definitions.ts";
import { openapi } from "./openapi.ts";
import { payloadChecks } from "./payloads.ts";

export const api = createApi({
  name: "shop",
  definitions,
  checks: payloadChecks,
  openapi,
  auth: {
    bearer: { secret: "TSUMUGI_TOKEN", cookie: "tsumugi_token" },
    readOnly: null,
  },
  verifyAccess: accessVerifier({ teamDomain: "shop.cloudflareaccess.com", aud: "4714c1358e65" }),
  assets: serveDashboard,
  facts: {
    SPECIMEN: {
      description: "Description of SPECIMEN.",
      index: {},
    },
    SPECIMEN_ZOD: {
      description: "Description of SPECIMEN_ZOD.",
      index: {},
    },
    SPECIMEN_ANY: {
      description: "Description of SPECIMEN_ANY.",
      index: {},
    },
    SPECIMEN_ENTRYPOINT: {
      description: "Description of SPECIMEN_ENTRYPOINT.",
      index: {},
    },
    SPECIMEN_HTTP: {
      description: "Description of SPECIMEN_HTTP.",
      index: {},
    },
    SPECIMEN_SERVICE: {
      description: "Description of SPECIMEN_SERVICE.",
      index: {},
    },
  },
});
