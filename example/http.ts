/** The wait that a response asks for with `Retry-After` in seconds; null without one. */
export function retryAfterMs(response: Response): number | null {
  const header = response.headers.get("retry-after");
  if (header === null || !/^\d{1,6}$/.test(header)) return null;
  return Number(header) * 1000;
}
