/** What `GET /api/openapi.json` answers: made of the schemas that requests are checked by. */

import type { OpenApiDocument } from "../runtime/api/settings.ts";

export const openapi: OpenApiDocument = {
  openapi: "3.1.0",
  info: {},
  servers: [],
  security: [],
  tags: [],
  paths: {},
  components: { securitySchemes: {}, responses: {}, schemas: {} },
};
