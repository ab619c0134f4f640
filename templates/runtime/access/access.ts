/** Cloudflare Access in front of the Worker: checks the JWT that its edge adds to each request. */

import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose";
import type { AccessVerdict, VerifyAccess } from "../api/settings.ts";

export interface AccessSettings {
  /** `<team>.cloudflareaccess.com` */
  readonly teamDomain: string;
  /** The application's audience tag. */
  readonly aud: string;
}

/** Through which the network and time enter. */
export interface AccessPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

const systemPorts: AccessPorts = { fetch: (url, init) => fetch(url, init), now: () => Date.now() };

/** Keys are asked for again after this time; an unknown key id asks at once, but not more often than the second says. */
const KEYS_MAX_AGE_MS = 600_000;
const KEYS_COOLDOWN_MS = 30_000;
const FAILURE_PAUSE_MS = 5_000;
/** How far the two clocks may differ. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** The verifier keeps the team's public keys in the isolate's memory. */
export function accessVerifier(
  { teamDomain, aud }: AccessSettings,
  ports: AccessPorts = systemPorts,
): VerifyAccess {
  const issuer = `https://${teamDomain}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/cdn-cgi/access/certs`), {
    [customFetch]: boundedFetch(ports),
    cacheMaxAge: KEYS_MAX_AGE_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
  });
  return async (token) => {
    try {
      await jwtVerify(token, keys, {
        issuer,
        audience: aud,
        // Access signs with this one only; a token must not choose.
        algorithms: ["RS256"],
        requiredClaims: ["exp"],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(ports.now()),
      });
      return { kind: "valid" };
    } catch (error) {
      return { kind: isAboutTheToken(error) ? "invalid" : "unavailable" } satisfies AccessVerdict;
    }
  };
}

/** After a fetch that failed the next ones fail at once for a while, so that bad tokens cannot make a storm of them. */
function boundedFetch({ fetch, now }: AccessPorts) {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (url: string, init: object): Promise<Response> => {
    if (now() - failedAt < FAILURE_PAUSE_MS) throw new Error("the keys could not be fetched");
    try {
      const response = await fetch(url, init);
      if (response.status !== 200) failedAt = now();
      return response;
    } catch (error) {
      failedAt = now();
      throw error;
    }
  };
}

/** Everything else (timeouts, a status other than 200, no JSON) is about fetching the keys. */
function isAboutTheToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return !FETCH_FAULTS.has(error.code) && error.code !== errors.JOSEError.code;
}

const FETCH_FAULTS: ReadonlySet<string> = new Set([
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
]);
