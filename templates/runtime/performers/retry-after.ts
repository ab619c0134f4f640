/** The header `Retry-After`, in both of its forms (RFC 9110, section 10.2.3). */

/** `Wed, 21 Oct 2026 07:28:00 GMT`, and the two obsolete forms that a recipient must take. */
const HTTP_DATE = new RegExp(
  [
    String.raw`^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$`,
    String.raw`^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$`,
    String.raw`^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$`,
  ].join("|"),
);

/**
 * Milliseconds from now, above 0; null when the header is missing, cannot be read, or names a time that is not ahead, all of which
 * mean the usual backoff. How long a wait may be is for whoever waits to cut.
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? "";
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : dateOf(text) - nowMs;
  return Number.isFinite(waitMs) && waitMs > 0 ? waitMs : null;
}

/** Epoch ms, or NaN. */
function dateOf(text: string): number {
  if (!HTTP_DATE.test(text)) return Number.NaN;
  // asctime's form does not say that it is in UTC.
  return Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
}
