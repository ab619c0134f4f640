/** What a request shows to say who sent it. */

/** Where Cloudflare Access puts its JWT. */
const ACCESS_HEADER = "cf-access-jwt-assertion";
const ACCESS_COOKIE = "CF_Authorization";

/** A text that may be a secret or a JWT. `byBrowser`: sent along by itself, whoever made the browser send the request. */
export interface Credential {
  readonly text: string;
  readonly byBrowser: boolean;
}

/** Tokens of `authorization: Bearer …` and of the cookie, in this order. */
export function tokensOf(request: Request, cookie: string | null): readonly Credential[] {
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  const held = cookie === null ? null : cookieOf(request, cookie);
  return [
    ...(bearer === undefined ? [] : [{ text: bearer, byBrowser: false }]),
    ...(held === null ? [] : [{ text: held, byBrowser: true }]),
  ];
}

/** The JWT of Cloudflare Access. The edge makes its header of the browser's cookie, so both count as sent by the browser. */
export function accessTokenOf(request: Request): Credential | null {
  const text = request.headers.get(ACCESS_HEADER) ?? cookieOf(request, ACCESS_COOKIE);
  return text === null || text === "" ? null : { text, byBrowser: true };
}

/**
 * Whether a page of this very origin sent the request. Browsers say so with every write; Access's service tokens come from
 * programs, which send neither header, so there what is missing is no offence.
 */
export function isSameOrigin(request: Request, whenUnknown: boolean): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin === null ? whenUnknown : origin === new URL(request.url).origin;
}

function cookieOf(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}
