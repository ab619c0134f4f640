/** What the tests of the REST API share: the API as it is generated, with secrets and Access of the test's own. */

import { SignJWT, exportJWK, generateKeyPair } from "jose";
import { expect } from "vitest";
import { definitions } from "./project/generated/definitions.ts";
import { openapi } from "./project/generated/openapi.ts";
import { payloadChecks } from "./project/generated/payloads.ts";
import { accessVerifier } from "./project/generated/runtime/access/access.ts";
import { createApi } from "./project/generated/runtime/api/app.ts";
import {
  endpoints,
  type Endpoint,
  type EndpointName,
} from "./project/generated/runtime/api/endpoints.ts";
import { errorResponse } from "./project/generated/runtime/api/schemas/error.ts";
import type { ApiSettings } from "./project/generated/runtime/api/settings.ts";
import { checkSchema } from "./project/generated/runtime/core/schema-check.ts";
import { env } from "./support.ts";

export const READ_TOKEN = "only-for-reading";
export const ORIGIN = "https://jobs.example.com";
export const TEAM = "tests.cloudflareaccess.com";
export const AUD = "tests";

export const SECRET = "s3cret-full";

export const accessKeys = await generateKeyPair("RS256", { extractable: true });

export const settings: ApiSettings = {
  name: "tsumugi-workers-test",
  definitions,
  checks: payloadChecks,
  openapi,
  auth: {
    bearer: { secret: "TSUMUGI_TOKEN", cookie: "tsumugi_token" },
    readOnly: { secret: "TSUMUGI_READ_TOKEN", hidePayloads: true },
  },
  verifyAccess: null,
  assets: null,
  facts: Object.fromEntries(
    Object.keys(definitions).map((name) => [
      name,
      {
        description: null,
        index:
          name === "DERIVED"
            ? { customer: "index_derived_customer", takesMs: "index_derived_takesMs" }
            : {},
      },
    ]),
  ),
};

export const withAccess: ApiSettings = {
  ...settings,
  verifyAccess: accessVerifier(
    { teamDomain: TEAM, aud: AUD },
    {
      now: () => Date.now(),
      fetch: async () =>
        Response.json({
          keys: [{ ...(await exportJWK(accessKeys.publicKey)), kid: "one", alg: "RS256" }],
        }),
    },
  ),
};

export async function accessToken(part: {
  readonly aud?: string;
  readonly expiresIn?: number;
}): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  return await new SignJWT({ email: "a@example.com" })
    .setProtectedHeader({ alg: "RS256", kid: "one" })
    .setIssuer(`https://${TEAM}`)
    .setAudience(part.aud ?? AUD)
    .setIssuedAt(now - 600)
    .setExpirationTime(now + (part.expiresIn ?? 60))
    .sign(accessKeys.privateKey);
}

export const secrets = { TSUMUGI_TOKEN: SECRET, TSUMUGI_READ_TOKEN: READ_TOKEN };

const api = createApi(settings);

/** The answer to somebody with full access. */
export async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return await askAs({ authorization: `Bearer ${SECRET}`, ...headers }, method, path, body);
}

/** The answer to whoever sends these headers. */
export async function askAs(
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  body?: unknown,
  one: { fetch(request: Request, env: unknown): Promise<Response> } = api,
  secretsInEnv: object = secrets,
): Promise<Response> {
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await one.fetch(request, { ...env, ...secretsInEnv });
  if (!response.ok) await expectError(response.clone());
  return response;
}

/** Every error is of one form, and tells nothing of what lies behind. */
async function expectError(response: Response): Promise<void> {
  const text = await response.text();
  expect(checkSchema(errorResponse, JSON.parse(text), "error")).toEqual([]);
  expect(text).not.toMatch(/SELECT|SQLITE|\bat .*\.ts:|D1_ERROR/);
}

/** The JSON of an answer that has this status and is as its endpoint declares. */
export async function answerOf<Answer>(response: Response, name: EndpointName): Promise<Answer> {
  const { status, response: schema }: Endpoint = endpoints[name];
  const body: unknown = await response.json();
  expect({ status: response.status, body }).toMatchObject({ status });
  expect(checkSchema(schema, body, "answer")).toEqual([]);
  return body as Answer;
}

export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; readonly details: unknown };
}

/** Status and code of a refusal. */
export async function refusalOf(response: Response): Promise<readonly [number, string]> {
  const { error } = (await response.json()) as ErrorBody;
  return [response.status, error.code];
}
