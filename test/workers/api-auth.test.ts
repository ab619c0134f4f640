/** Who may call what: every route of the REST API, for everybody who may come. */

import { describe, expect, test } from "vitest";
import { createApi } from "./project/generated/runtime/api/app.ts";
import { endpoints, type Endpoint } from "./project/generated/runtime/api/endpoints.ts";
import {
  accessToken,
  askAs,
  ORIGIN,
  READ_TOKEN,
  SECRET,
  secrets,
  settings,
  withAccess,
} from "./api-support.ts";

type Status = number | "good";

interface Caller {
  readonly name: string;
  readonly headers: () =>
    Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;
  readonly read: Status;
  readonly act: Status;
  readonly settings?: Partial<typeof settings>;
  readonly secrets?: object;
}

const bearer = (token: string) => () => ({ authorization: `Bearer ${token}` });
const cookie = { cookie: `other=1; tsumugi_token=${SECRET}` };

const callers: readonly Caller[] = [
  {
    name: "no auth configured",
    headers: bearer(SECRET),
    settings: { auth: null },
    read: 404,
    act: 404,
  },
  {
    name: "the secret is not set",
    headers: bearer(""),
    secrets: {},
    read: 404,
    act: 404,
  },
  {
    name: "the secret is empty",
    headers: bearer(""),
    secrets: { ...secrets, TSUMUGI_TOKEN: "" },
    read: 404,
    act: 404,
  },
  {
    name: "the secret is white space",
    headers: bearer(" "),
    secrets: { ...secrets, TSUMUGI_TOKEN: " \n" },
    read: 404,
    act: 404,
  },
  {
    name: "the secret with the line end of the file that it came from",
    headers: bearer(SECRET),
    secrets: { ...secrets, TSUMUGI_TOKEN: `${SECRET}\n` },
    read: "good",
    act: "good",
  },
  {
    name: "only the second secret is set",
    headers: bearer(READ_TOKEN),
    secrets: { TSUMUGI_READ_TOKEN: READ_TOKEN },
    read: 404,
    act: 404,
  },
  { name: "no credentials", headers: () => ({}), read: 401, act: 401 },
  { name: "a wrong token", headers: bearer(`${SECRET}x`), read: 401, act: 401 },
  { name: "a prefix of the token", headers: bearer(SECRET.slice(0, -1)), read: 401, act: 401 },
  {
    name: "another scheme",
    headers: () => ({ authorization: `Basic ${btoa(SECRET)}` }),
    read: 401,
    act: 401,
  },
  {
    name: "an empty read-only secret",
    headers: bearer(""),
    secrets: { ...secrets, TSUMUGI_READ_TOKEN: "" },
    read: 401,
    act: 401,
  },
  { name: "the read-only token", headers: bearer(READ_TOKEN), read: "good", act: 403 },
  { name: "the token", headers: bearer(SECRET), read: "good", act: "good" },
  {
    name: "one secret for both",
    headers: bearer(SECRET),
    secrets: { TSUMUGI_TOKEN: SECRET, TSUMUGI_READ_TOKEN: SECRET },
    read: "good",
    act: 403,
  },
  {
    name: "the cookie, from a page of the same origin",
    headers: () => ({ ...cookie, "sec-fetch-site": "same-origin" }),
    read: "good",
    act: "good",
  },
  {
    name: "the cookie, with the same Origin from an older browser",
    headers: () => ({ ...cookie, origin: ORIGIN }),
    read: "good",
    act: "good",
  },
  {
    name: "the cookie, from another site",
    headers: () => ({ ...cookie, "sec-fetch-site": "cross-site", origin: ORIGIN }),
    read: "good",
    act: 403,
  },
  {
    name: "the cookie, from a sibling domain",
    headers: () => ({ ...cookie, "sec-fetch-site": "same-site" }),
    read: "good",
    act: 403,
  },
  {
    name: "the cookie, with another Origin",
    headers: () => ({ ...cookie, origin: "https://evil.example" }),
    read: "good",
    act: 403,
  },
  {
    name: "the cookie, and no word about the page",
    headers: () => cookie,
    read: "good",
    act: 403,
  },
  {
    name: "a wrong cookie",
    headers: () => ({ cookie: "tsumugi_token=no", "sec-fetch-site": "same-origin" }),
    read: 401,
    act: 401,
  },
  {
    name: "a valid Access JWT",
    headers: async () => ({ "cf-access-jwt-assertion": await accessToken({}) }),
    settings: withAccess,
    read: "good",
    act: "good",
  },
  {
    name: "a valid Access JWT by cookie, from another site",
    headers: async () => ({
      cookie: `CF_Authorization=${await accessToken({})}`,
      "sec-fetch-site": "cross-site",
    }),
    settings: withAccess,
    read: "good",
    act: 403,
  },
  {
    name: "an Access JWT that is over",
    headers: async () => ({ "cf-access-jwt-assertion": await accessToken({ expiresIn: -60 }) }),
    settings: withAccess,
    read: 401,
    act: 401,
  },
  {
    name: "an Access JWT of another application",
    headers: async () => ({ "cf-access-jwt-assertion": await accessToken({ aud: "other" }) }),
    settings: withAccess,
    read: 401,
    act: 401,
  },
  {
    name: "an Access JWT where Access is not set up",
    headers: async () => ({ "cf-access-jwt-assertion": await accessToken({}) }),
    read: 401,
    act: 401,
  },
  {
    name: "Access alone, with no secret set",
    headers: async () => ({ "cf-access-jwt-assertion": await accessToken({}) }),
    settings: withAccess,
    secrets: {},
    read: "good",
    act: "good",
  },
];

/** A call that gets as far as its handler, and there finds nothing to change. */
function callOf({ method, path, body }: Endpoint): readonly [string, string, unknown?] {
  const url = path
    .replace(":id", encodeURIComponent("PLAIN#0:00000000000"))
    .replace(":name", "SWEPT");
  return body === null ? [method, url] : [method, url, { nonsense: true }];
}

/** What the handler says then: nothing is wrong with the caller. */
const GOOD: ReadonlySet<number> = new Set([200, 400, 410]);

describe.each(callers)("P77 every route, for: $name", (caller) => {
  const api = createApi({ ...settings, ...caller.settings });

  test.each(Object.entries(endpoints))("%s", async (_name, endpoint) => {
    const [method, path, body] = callOf(endpoint);
    const headers = await caller.headers();
    const response = await askAs(headers, method, path, body, api, caller.secrets ?? secrets);
    const expected = caller[endpoint.access];
    if (expected === "good") expect(GOOD).toContain(response.status);
    else expect(response.status).toBe(expected);
    await response.body?.cancel();
  });
});

describe("the dashboard's files", () => {
  const assets = () => new Response("page", { headers: { "content-type": "text/html" } });
  const page = (part: object, secretsInEnv: object, method = "GET", path = "/dashboard") =>
    askAs({}, method, path, undefined, createApi({ ...settings, ...part }), secretsInEnv);

  test("are there for everybody once auth is set up", async () => {
    expect((await page({ assets }, secrets)).status).toBe(200);
  });

  test("are not there before", async () => {
    expect((await page({ assets, auth: null }, secrets)).status).toBe(404);
    expect((await page({ assets }, {})).status).toBe(404);
  });

  test("are not configured", async () => {
    expect((await page({}, secrets)).status).toBe(501);
  });

  test("cannot be written to, and nothing else is served", async () => {
    expect((await page({ assets }, secrets, "POST")).status).toBe(405);
    expect((await page({ assets }, secrets, "GET", "/dashboards")).status).toBe(404);
    expect((await page({ assets: () => null }, secrets, "GET", "/dashboard/x")).status).toBe(404);
  });
});
