/** Where a binding's jobs are posted to, as the config says it. */

export interface HttpTarget {
  /** Absolute, `http:` or `https:`. */
  readonly url: string;
  /** Sent with every request; lower-case names. */
  readonly headers: Readonly<Record<string, string | SecretReference>>;
  /** Key of the signature; null for none. */
  readonly hmac: SecretReference | null;
}

/** A text that stands in `env` and not in the config. */
export interface SecretReference {
  /** Its name in `env`. */
  readonly secret: string;
}

/** The body of a request, as JSON. */
export interface HttpJob {
  readonly jobId: string;
  /** 1 for the first run. */
  readonly attempt: number;
  /** The same for every attempt of a job, and the header `idempotency-key`, too. */
  readonly idempotencyKey: string;
  readonly binding: string;
  readonly payload: unknown;
}

/**
 * The secret's text. Missing is a failure like any other, retried by the usual backoff: it is mended by setting the secret, and the
 * jobs that waited for it should not be lost by then.
 */
export function readSecret(env: unknown, { secret }: SecretReference): string {
  const value = (env as Readonly<Record<string, unknown>>)[secret];
  if (typeof value === "string" && value !== "") return value;
  throw new Error(`env.${secret} is missing: set it with \`wrangler secret put ${secret}\``);
}
