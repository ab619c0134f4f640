/** Comparison of secrets. Digests have one length, so neither the time nor the length of a guess tells anything. */

/** Whether the two texts are the same, in a time that does not depend on where they differ. */
export async function sameSecret(given: string, wanted: string): Promise<boolean> {
  const [left, right] = await Promise.all([digestOf(given), digestOf(wanted)]);
  let difference = 0;
  for (let index = 0; index < left.length; index += 1) {
    difference |= (left[index] ?? 0) ^ (right[index] ?? 0);
  }
  return difference === 0;
}

async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
