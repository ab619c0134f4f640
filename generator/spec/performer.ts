/** `service` and `http`: performers that are not a module of this Worker. */

import { z } from "zod";
import type {
  HttpTarget,
  SecretReference,
} from "../../templates/runtime/performers/http-target.ts";
import { by, checked, good, refused, type Checked, type OptionText } from "./option.ts";
import { toJsonSchema } from "./to-json-schema.ts";
import { showValue } from "./words.ts";

const WORKER_NAME = "^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$";
const CLASS_NAME = "^[A-Za-z_$][A-Za-z0-9_$]*$";
const SECRET_NAME = "^[A-Za-z_][A-Za-z0-9_]*$";
const HEADER_NAME = "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$";
/** Visible ASCII, with spaces inside. */
const HEADER_VALUE = "^[!-~]([ -~]*[!-~])?$";

/** Headers that say how the body is sent, and those that are Tsumugi's own. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "expect",
  "host",
  "idempotency-key",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Another Worker's entrypoint. */
export interface SpecService {
  readonly service: string;
  readonly entrypoint?: string | undefined;
  readonly environment?: string | undefined;
}

export const serviceSchema: z.ZodType<SpecService> = z
  .strictObject({
    service: matching(WORKER_NAME, "the name of a Worker", {
      description: "Name of the other Worker, as its own wrangler.jsonc has it.",
    }),
    entrypoint: matching(CLASS_NAME, "the name of a class", {
      description:
        "The exported class of the other Worker that has the method; without it the default export.",
    }).optional(),
    environment: matching(WORKER_NAME, "the name of an environment", {
      description: "The other Worker's environment, where it has several.",
    }).optional(),
  })
  .meta({
    description:
      "Another Worker does the work, called over a service binding that is added to wrangler.jsonc. It offers `perform(payload, job)`, where `job` has `jobId`, `binding`, `attempt`, `idempotencyKey`, `deadlineAt` and `heartbeat(progress)`. Instead of `performer`.",
  });

const secretReference: z.ZodType<SecretReference> = z.strictObject({
  secret: matching(SECRET_NAME, "the name of a secret", {
    description: "Name of the secret in `env`, set with `wrangler secret put`.",
  }),
});

type HeaderValue = string | SecretReference;

const headerValue = checked(parseHeaderValue, {
  description: "Text, or `{ secret: NAME }` for what must not stand in the config.",
  anyOf: [{ type: "string", pattern: HEADER_VALUE }, toJsonSchema(secretReference)],
});

/** A URL that jobs are posted to. */
export interface SpecHttp {
  readonly url: string;
  readonly headers?: HttpTarget["headers"] | undefined;
  readonly hmac?: SecretReference | undefined;
}

export const httpSchema: z.ZodType<SpecHttp> = z
  .strictObject({
    url: checked(parseUrl, {
      type: "string",
      pattern: "^https?://[^#]+$",
      description: "Where each job is posted to; absolute, without a user name and fragment.",
    }),
    headers: checked(parseHeaders, {
      type: "object",
      propertyNames: { pattern: HEADER_NAME },
      additionalProperties: headerValue.meta(),
      default: {},
      description:
        "Headers of every request: text, or `{ secret: NAME }`. `content-type` and `idempotency-key` are set already.",
    }).optional(),
    hmac: secretReference
      .meta({
        description:
          "Signs each request with a secret: the header `tsumugi-signature: t=<seconds>,v1=<hex>` is HMAC-SHA-256 of `<seconds>.<body>`.",
      })
      .optional(),
  })
  .meta({
    description:
      "Each job is posted to a URL as JSON with `jobId`, `attempt`, `idempotencyKey`, `binding` and `payload`, and the header `idempotency-key`. 2xx is success, and its JSON the result; anything else is retried, after `Retry-After` if the answer has it. Redirects are not followed. Instead of `performer`.",
  });

/** Text of a shape that one message can name. */
function matching(pattern: string, what: string, option: OptionText): z.ZodType<string> {
  return checked(
    (input) =>
      typeof input === "string" && new RegExp(pattern).test(input)
        ? good(input)
        : refused("TSU214", `expected ${what}, found ${showValue(input)}`),
    { ...option, type: "string", pattern },
  );
}

function parseUrl(input: unknown): Checked<string> {
  const example = "write for example `https://hooks.example.com/jobs`";
  const url = typeof input === "string" ? URL.parse(input) : null;
  if (url === null || typeof input !== "string") {
    return refused("TSU214", `expected an absolute URL, found ${showValue(input)}`, example);
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return refused("TSU214", `expected an \`https:\` URL, found ${showValue(input)}`, example);
  }
  if (url.username !== "" || url.password !== "") {
    const hint = "send it as a header: `authorization: { secret: NAME }`";
    return refused("TSU214", "expected a URL without a user name and password", hint);
  }
  if (input.includes("#")) {
    return refused("TSU214", `expected a URL without a fragment, found ${showValue(input)}`);
  }
  return good(url.href);
}

function parseHeaders(input: unknown): Checked<HttpTarget["headers"]> {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return refused("TSU204", `expected a map of headers, found ${showValue(input)}`);
  }
  const headers = new Map<string, HeaderValue>();
  for (const [written, value] of Object.entries(input)) {
    const name = written.toLowerCase();
    const problem = headerNameProblem(name, headers);
    if (problem !== null) {
      const refusal = { code: "TSU214", message: problem, path: [written], at: "key" } as const;
      return { kind: "refused", refusals: [refusal] };
    }
    const parsed = by(headerValue, value);
    if (parsed.kind === "refused") {
      const below = (path: readonly (string | number)[] = []) => [written, ...path];
      const refusals = parsed.refusals.map((one) => ({ ...one, path: below(one.path) }));
      return { kind: "refused", refusals };
    }
    headers.set(name, parsed.value);
  }
  return good(Object.fromEntries(headers));
}

function headerNameProblem(name: string, known: ReadonlyMap<string, unknown>): string | null {
  if (!new RegExp(HEADER_NAME).test(name)) return `\`${name}\` cannot be the name of a header`;
  if (known.has(name)) return `the header \`${name}\` stands twice, in other capitals`;
  const isOwn = OWN_HEADERS.has(name) || name.startsWith("tsumugi-");
  return isOwn ? `the header \`${name}\` is set for each request` : null;
}

function parseHeaderValue(input: unknown): Checked<HeaderValue> {
  if (typeof input === "object" && input !== null) return by(secretReference, input);
  if (typeof input === "string" && new RegExp(HEADER_VALUE).test(input)) return good(input);
  const hint = typeof input === "number" ? `put quotes around it: \`"${input}"\`` : null;
  const expected = "text of visible ASCII or `{ secret: NAME }`";
  return refused("TSU214", `expected ${expected}, found ${showValue(input)}`, hint);
}
