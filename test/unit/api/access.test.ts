/** Cloudflare Access's JWTs, with keys made here and a fetch of their public halves that is under control. */

import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accessVerifier } from "../../../templates/runtime/access/access.ts";

const TEAM = "shop.cloudflareaccess.com";
const AUD = "4714c1358e65";

interface Key {
  readonly kid: string;
  readonly secret: CryptoKey;
  readonly open: JWK;
}

async function keyOf(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  return { kid, secret: privateKey, open: { ...(await exportJWK(publicKey)), kid, alg: "RS256" } };
}

const one = await keyOf("one");
const two = await keyOf("two");

/** Keys that the team publishes now; null: the endpoint is down. */
let published: readonly Key[] | null = [one];
let fetches = 0;

const verifierOf = () =>
  accessVerifier(
    { teamDomain: TEAM, aud: AUD },
    {
      now: () => Date.now(),
      fetch: (url) => {
        fetches += 1;
        expect(url).toBe(`https://${TEAM}/cdn-cgi/access/certs`);
        return Promise.resolve(
          published === null
            ? new Response("no", { status: 500 })
            : Response.json({ keys: published.map(({ open }) => open) }),
        );
      },
    },
  );

interface Claims {
  readonly issuer?: string;
  readonly audience?: string;
  readonly expiresInSeconds?: number | null;
}

async function tokenOf(key: Key, claims: Claims = {}): Promise<string> {
  const { issuer = `https://${TEAM}`, audience = AUD, expiresInSeconds = 60 } = claims;
  const now = Math.floor(Date.now() / 1_000);
  const token = new SignJWT({})
    .setProtectedHeader({ alg: "RS256", kid: key.kid })
    .setIssuer(issuer)
    .setAudience(audience);
  if (expiresInSeconds !== null) token.setExpirationTime(now + expiresInSeconds);
  return await token.sign(key.secret);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  published = [one];
  fetches = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number): void => {
  vi.setSystemTime(Date.now() + milliseconds);
};

test("a good one", async () => {
  expect(await verifierOf()(await tokenOf(one))).toEqual({ kind: "valid" });
});

test.each<readonly [string, Claims]>([
  ["another issuer", { issuer: "https://evil.cloudflareaccess.com" }],
  ["another audience", { audience: "other" }],
  ["over", { expiresInSeconds: -10 }],
  ["without an end", { expiresInSeconds: null }],
])("%s is invalid", async (_name, claims) => {
  expect(await verifierOf()(await tokenOf(one, claims))).toEqual({ kind: "invalid" });
});

test("a forged signature, another algorithm and nonsense are invalid", async () => {
  const verify = verifierOf();
  const forger = { ...two, kid: "one" };
  expect(await verify(await tokenOf(forger))).toEqual({ kind: "invalid" });
  const symmetric = await new SignJWT({})
    .setProtectedHeader({ alg: "HS256", kid: "one" })
    .setIssuer(`https://${TEAM}`)
    .setAudience(AUD)
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(JSON.stringify(one.open)));
  expect(await verify(symmetric)).toEqual({ kind: "invalid" });
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa("{}")}.`;
  for (const text of ["", "a.b.c", unsigned])
    expect(await verify(text)).toEqual({ kind: "invalid" });
});

test("keys are kept for ten minutes", async () => {
  const verify = verifierOf();
  for (let count = 0; count < 5; count += 1) {
    await verify(await tokenOf(one));
    pass(60_000);
  }
  expect(fetches).toBe(1);
  pass(600_000);
  expect(await verify(await tokenOf(one))).toEqual({ kind: "valid" });
  expect(fetches).toBe(2);
});

test("a key that is new is fetched, but unknown ones cannot make a storm", async () => {
  const verify = verifierOf();
  await verify(await tokenOf(one));
  published = [two];
  for (let count = 0; count < 10; count += 1) {
    expect(await verify(await tokenOf(two))).toEqual({ kind: "invalid" });
  }
  expect(fetches).toBe(1);
  pass(31_000);
  expect(await verify(await tokenOf(two))).toEqual({ kind: "valid" });
  expect(await verify(await tokenOf(one))).toEqual({ kind: "invalid" });
  expect(fetches).toBe(2);
});

test("keys that cannot be had close the door, and are not asked for with each request", async () => {
  published = null;
  const verify = verifierOf();
  for (let count = 0; count < 10; count += 1) {
    expect(await verify(await tokenOf(one))).toEqual({ kind: "unavailable" });
  }
  expect(fetches).toBe(1);
  published = [one];
  pass(6_000);
  expect(await verify(await tokenOf(one))).toEqual({ kind: "valid" });
});
