/**
 * The REST API. Every request takes the same steps: is the API open at all, who asks, which endpoint, may they, is the request
 * as declared; then the endpoint's handler answers.
 */

import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { toBindingTable, systemRuntime, type BindingTable } from "../client/setup.ts";
import { READ_MODEL_BINDING } from "../projection/read-model.ts";
import { errorAnswer, jsonAnswer } from "./answer.ts";
import { authenticate, openWays, type Grant } from "./auth/auth.ts";
import { endpoints, type Endpoint, type EndpointName } from "./endpoints.ts";
import { handlers } from "./handlers.ts";
import { ApiError, notFound } from "./problem.ts";
import { readBody, readQuery } from "./request.ts";
import type { ApiRuntime, ApiSettings } from "./settings.ts";

/** Serves requests; anything that is not the API's or the dashboard's is answered with 404. */
export interface Api {
  fetch(request: Request, env: unknown): Promise<Response>;
}

interface HonoEnv {
  readonly Bindings: { readonly env: unknown; readonly grant: Grant };
}

export function createApi(settings: ApiSettings, runtime: ApiRuntime = systemRuntime): Api {
  const table = toBindingTable({ definitions: settings.definitions, checks: settings.checks });
  const router = createRouter(settings, runtime, table);
  return {
    async fetch(request, env) {
      try {
        const ways = openWays(settings.auth, settings.verifyAccess, env);
        if (ways === null) throw notFound();
        const { pathname } = new URL(request.url);
        if (isPage(pathname)) return await servePage(request, settings);
        if (pathname !== "/api" && !pathname.startsWith("/api/")) throw notFound();
        const grant = await authenticate(request, ways);
        return await router.fetch(request, { env, grant });
      } catch (error) {
        return errorAnswer(error);
      }
    },
  };
}

function isPage(pathname: string): boolean {
  return pathname === "/dashboard" || pathname.startsWith("/dashboard/");
}

async function servePage(request: Request, { assets }: ApiSettings): Promise<Response> {
  if (assets === null) {
    throw new ApiError("not-configured", "the config does not ask for a dashboard");
  }
  if (request.method !== "GET" && request.method !== "HEAD") throw wrongMethod(["GET", "HEAD"]);
  const page = await assets(request);
  if (page === null) throw notFound();
  return page;
}

function createRouter(settings: ApiSettings, runtime: ApiRuntime, table: BindingTable) {
  const router = new Hono<HonoEnv>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint = endpoints[name];
    router.on(endpoint.method, endpoint.path, async (context) => {
      const { request, env, grant } = partsOf(context);
      requireAccess(endpoint, grant);
      requireBindings(settings, env);
      const query = readQuery(new URL(request.url), endpoint);
      const body = await readBody(request, endpoint);
      const params = context.req.param();
      const call = { settings, runtime, table, env, grant, request, params, query, body };
      const answer = await handlers[name](call);
      return answer instanceof Response ? answer : jsonAnswer(answer, endpoint.status);
    });
  }
  for (const path of new Set(Object.values(endpoints).map((endpoint) => endpoint.path))) {
    router.all(path, () => {
      throw wrongMethod(methodsOf(path));
    });
  }
  router.notFound(() => errorAnswer(notFound()));
  router.onError((error) => errorAnswer(error));
  return router;
}

function partsOf({ req, env }: Context<HonoEnv>) {
  return { request: req.raw, env: env.env, grant: env.grant };
}

function methodsOf(path: string): readonly string[] {
  return Object.values(endpoints)
    .filter((endpoint) => endpoint.path === path)
    .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}

function wrongMethod(methods: readonly string[]): ApiError {
  const allow = methods.join(", ");
  return new ApiError("method-not-allowed", `expected ${allow}`, null, { allow });
}

function requireAccess({ access }: Endpoint, { mayAct, isCrossSite }: Grant): void {
  if (access === "read") return;
  if (isCrossSite) {
    const message = "a page of another site cannot act here with a browser's cookie";
    throw new ApiError("cross-site", message);
  }
  if (!mayAct) throw new ApiError("read-only", "these credentials are good for reading only");
}

/** Throws ApiError 503 with the names of what wrangler.jsonc lacks. */
function requireBindings({ definitions }: ApiSettings, env: unknown): void {
  const needed = [
    READ_MODEL_BINDING,
    ...Object.values(definitions).flatMap(({ shardBinding, queueBinding }) => [
      shardBinding,
      queueBinding,
    ]),
  ];
  const missing = [...new Set(needed)].filter(
    (name) => Reflect.get(Object(env) as object, name) === undefined,
  );
  if (missing.length === 0) return;
  const message = `the Worker lacks ${missing.join(", ")}: run \`npx tsumugi generate\` and deploy`;
  throw new ApiError("bindings-missing", message, { missing_bindings: missing });
}
