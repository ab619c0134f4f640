/** What the API is made from: the config's facts, and the ports through which time, chance and the network enter. */

import type { ClientRuntime } from "../client/setup.ts";
import type { PayloadCheck } from "../client/types.ts";
import type { BindingDefinition } from "../core/definition.ts";

/** `auth` of the config. Names of secrets are names in `env`. */
export interface AuthSettings {
  readonly bearer: { readonly secret: string; readonly cookie: string | null } | null;
  /** Who may read, but not act. */
  readonly readOnly: { readonly secret: string; readonly hidePayloads: boolean } | null;
}

/** What became of a Cloudflare Access JWT. */
export type AccessVerdict =
  | { readonly kind: "valid" }
  | { readonly kind: "invalid" }
  /** The public keys could not be fetched. */
  | { readonly kind: "unavailable" };

/** Checks a Cloudflare Access JWT; runtime/access makes one. */
export type VerifyAccess = (token: string) => Promise<AccessVerdict>;

/** What the API says about a binding besides its definition. */
export interface BindingFacts {
  readonly description: string | null;
  /** Searchable fields of the payload, and their columns in D1. */
  readonly index: Readonly<Record<string, string>>;
}

/** Serves the page at /dashboard; without credentials, as it holds no data. Null for a path that is none of its files. */
export type ServeAssets = (request: Request) => Promise<Response | null> | Response | null;

export interface ApiSettings {
  /** The config's `name`. */
  readonly name: string;
  readonly definitions: Readonly<Record<string, BindingDefinition>>;
  readonly checks: Readonly<Record<string, PayloadCheck>>;
  readonly facts: Readonly<Record<string, BindingFacts>>;
  readonly auth: AuthSettings | null;
  readonly verifyAccess: VerifyAccess | null;
  /** Null where the config does not ask for a dashboard. */
  readonly assets: ServeAssets | null;
  /** What `GET /api/openapi.json` answers. */
  readonly openapi: OpenApiDocument;
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly object[];
  readonly security: readonly object[];
  readonly tags: readonly object[];
  readonly paths: Readonly<Record<string, object>>;
  readonly components: {
    readonly securitySchemes: object;
    /** Answers that are no success, by name. */
    readonly responses: object;
    /** Payloads are among them, as `payload.<binding>`. */
    readonly schemas: Readonly<Record<string, unknown>>;
  };
}

export type ApiRuntime = ClientRuntime;
