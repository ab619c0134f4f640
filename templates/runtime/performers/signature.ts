/** The signature that lets a receiver know that a request is ours, unchanged and new. */

/**
 * Value of the header `tsumugi-signature`: `t=<seconds>,v1=<hex>`, where the hex is HMAC-SHA-256 of `<seconds>.<body>`. A receiver
 * computes the same, compares in constant time, and refuses seconds that are too far from its own clock.
 */
export async function signatureOf(secret: string, body: string, nowMs: number): Promise<string> {
  const seconds = Math.floor(nowMs / 1_000);
  const text = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", text.encode(secret), algorithm, false, ["sign"]);
  const digest = await crypto.subtle.sign("HMAC", key, text.encode(`${seconds}.${body}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `t=${seconds},v1=${hex.join("")}`;
}
