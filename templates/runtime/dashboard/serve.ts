/** Hands out the dashboard's three files. They hold no data: whoever opens the page signs in to the API from there. */

import { page, script, style, type DashboardAsset } from "./assets.ts";

const FILES: Readonly<Record<string, DashboardAsset>> = {
  "/dashboard": page,
  "/dashboard/": page,
  "/dashboard/app.js": script,
  "/dashboard/app.css": style,
};

/** Only what this origin serves runs, is shown or is called; no text becomes HTML or code; no other page may hold this one. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const HEADERS = {
  "content-security-policy": CONTENT_SECURITY_POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  // Asked for each time, and answered with 304 until a deploy changes it.
  "cache-control": "no-cache",
};

/** The file at the request's path; null when it is none of the dashboard's. For GET and HEAD. */
export function serveDashboard(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  const file = Object.hasOwn(FILES, pathname) ? FILES[pathname] : undefined;
  if (file === undefined) return null;
  const headers = { ...HEADERS, etag: file.etag };
  if (isKnown(request, file.etag)) return new Response(null, { status: 304, headers });
  const body = request.method === "HEAD" ? null : file.text;
  return new Response(body, { headers: { ...headers, "content-type": file.contentType } });
}

/** Whether the browser has this very text: a proxy that compresses makes a weak tag of it. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
