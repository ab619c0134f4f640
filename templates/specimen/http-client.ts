/**
 * The typed calls over HTTP, for whoever is not inside of the Worker: a script, a server, a page, another Worker. Needs nothing but
 * `fetch`.
 *
 *     const client = createHttpClient({ url: "https://jobs.example.com", token });
 *     for await (const { id } of client.list({ state: ["FAILED"] })) await client.retry(id);
 */

import { createHttpClientFor } from "../runtime/http-client/client.ts";
import type {
  HttpClient as HttpClientOf,
  HttpClientOptions,
} from "../runtime/http-client/client.ts";
import type { Bindings } from "./bindings.ts";

export { ApiError, ApiUnreachableError } from "../runtime/http-client/errors.ts";
export type { HttpClientOptions } from "../runtime/http-client/client.ts";
export type { JobQuery } from "../runtime/http-client/query.ts";
export type { JobSummary } from "../runtime/api/types.ts";

/** One entry for each binding, and the calls that take any id. */
export type HttpClient = HttpClientOf<Bindings>;

const bindings: Readonly<Record<keyof Bindings, true>> = {
  SPECIMEN: true,
  SPECIMEN_ZOD: true,
  SPECIMEN_ANY: true,
  SPECIMEN_ENTRYPOINT: true,
  SPECIMEN_HTTP: true,
  SPECIMEN_SERVICE: true,
};

/** A client of the Worker at `url`, whose config has `api` and `auth`. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  // Every key of the record is a binding, by its type.
  return createHttpClientFor(Object.keys(bindings) as (keyof Bindings)[], options);
}
