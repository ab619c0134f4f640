/** The platform's largest value, bound or stored, which neither Node's SQLite nor local workerd refuses (2026-11). */

const VALUE_LIMIT_BYTES = 2_000_000;

/** Throws as the platform would. */
export function requireStorable(value: unknown): void {
  // A short text is not looked at: no character takes more than three bytes.
  if (typeof value !== "string" || value.length * 3 <= VALUE_LIMIT_BYTES) return;
  const bytes = Buffer.byteLength(value);
  if (bytes > VALUE_LIMIT_BYTES) {
    throw new Error(`string or blob too big: SQLITE_TOOBIG (${bytes} bytes)`);
  }
}
