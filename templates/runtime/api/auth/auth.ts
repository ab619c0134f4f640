/** Who asks, and what they may do. Everything is closed until a way to full access is set up (fail closed). */

import { ApiError } from "../problem.ts";
import type { AuthSettings, VerifyAccess } from "../settings.ts";
import { accessTokenOf, isSameOrigin, tokensOf } from "./credentials.ts";
import { sameSecret } from "./digest.ts";

/** What the caller may do. */
export interface Grant {
  readonly mayAct: boolean;
  readonly hidePayloads: boolean;
  /** The credentials are of a kind that a browser sends by itself, and another site's page made it do so. */
  readonly isCrossSite: boolean;
}

/** The ways in that are open now: configured, and with their secrets in `env`. */
export interface OpenWays {
  readonly full: string | null;
  readonly readOnly: string | null;
  readonly cookie: string | null;
  readonly hidePayloads: boolean;
  readonly verifyAccess: VerifyAccess | null;
}

/** Null while nobody could have full access: then the API does not exist. */
export function openWays(
  auth: AuthSettings | null,
  verifyAccess: VerifyAccess | null,
  env: unknown,
): OpenWays | null {
  if (auth === null) return null;
  const full = auth.bearer === null ? null : secretIn(env, auth.bearer.secret);
  if (full === null && verifyAccess === null) return null;
  return {
    full,
    readOnly: auth.readOnly === null ? null : secretIn(env, auth.readOnly.secret),
    cookie: auth.bearer?.cookie ?? null,
    hidePayloads: auth.readOnly?.hidePayloads ?? false,
    verifyAccess,
  };
}

/**
 * Null when it is missing or empty. White space around it is no part of it, as no header could carry that: the line end that
 * a file or an `echo` left behind must not lock everybody out.
 */
function secretIn(env: unknown, name: string): string | null {
  const value: unknown = Reflect.get(Object(env) as object, name);
  const secret = typeof value === "string" ? value.trim() : "";
  return secret === "" ? null : secret;
}

/** The widest grant that the credentials give. Throws ApiError 401, or 503 when Access could not be asked. */
export async function authenticate(request: Request, ways: OpenWays): Promise<Grant> {
  for (const { text, byBrowser } of tokensOf(request, ways.cookie)) {
    const isFull = ways.full !== null && (await sameSecret(text, ways.full));
    const isReadOnly = ways.readOnly !== null && (await sameSecret(text, ways.readOnly));
    if (!isFull && !isReadOnly) continue;
    return {
      // One secret for both is a slip; the narrower reading does no harm.
      mayAct: !isReadOnly,
      hidePayloads: isReadOnly && ways.hidePayloads,
      isCrossSite: byBrowser && !isSameOrigin(request, false),
    };
  }
  const assertion = ways.verifyAccess === null ? null : accessTokenOf(request);
  if (ways.verifyAccess !== null && assertion !== null) {
    const verdict = await ways.verifyAccess(assertion.text);
    if (verdict.kind === "valid") {
      return { mayAct: true, hidePayloads: false, isCrossSite: !isSameOrigin(request, true) };
    }
    if (verdict.kind === "unavailable") {
      throw new ApiError("auth-unavailable", "Cloudflare Access's keys could not be fetched");
    }
  }
  const message = "send `authorization: Bearer <token>`, with a token that is known here";
  throw new ApiError("unauthorized", message, null, { "www-authenticate": "Bearer" });
}
