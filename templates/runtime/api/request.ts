/** From the text of a request to checked values. Everything that is wrong is found at once. */

import { describeValue } from "../core/describe.ts";
import { checkSchema } from "../core/schema-check.ts";
import type { JsonSchema } from "../core/json-schema.ts";
import type { Endpoint } from "./endpoints.ts";
import { ApiError, invalidRequest } from "./problem.ts";
import type { RequestIssue } from "./types.ts";

/** Query parameters by name; those that may be repeated are lists. */
export type Query = Readonly<Record<string, unknown>>;

/** Largest body: a payload of 1 MiB with everything around it. */
export const BODY_LIMIT_BYTES = 1_153_434;

const INDEX_PREFIX = "index.";

/** Throws ApiError 400 with every parameter that is unknown, repeated or out of range. */
export function readQuery(url: URL, { query: known, takesIndex }: Endpoint): Query {
  const issues: RequestIssue[] = [];
  const values = new Map<string, unknown>();
  for (const name of new Set(url.searchParams.keys())) {
    const texts = url.searchParams.getAll(name);
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
    if (parameter === undefined) {
      if (takesIndex === true && name.startsWith(INDEX_PREFIX) && texts.length === 1) {
        values.set(name, texts[0]);
      } else {
        issues.push({ path: name.slice(0, 80), expected: expectedNames(known), got: "it" });
      }
      continue;
    }
    if (texts.length > 1 && parameter.isList !== true) {
      issues.push({ path: name, expected: "one value", got: `${texts.length}` });
      continue;
    }
    const read = texts.map((text) => typedValue(parameter.schema, text));
    for (const value of read) issues.push(...issuesOf(parameter.schema, value, name));
    values.set(name, parameter.isList === true ? read : read[0]);
  }
  if (issues.length > 0) throw invalidRequest(issues);
  return Object.fromEntries(values);
}

function expectedNames(known: Endpoint["query"]): string {
  const names = Object.keys(known);
  return names.length === 0 ? "no query parameter" : `one of ${names.join(", ")}`;
}

/** A query's text as the value that the schema is about; what does not look like it stays text, and is refused as such. */
function typedValue(schema: JsonSchema, text: string): unknown {
  if (schema.type === "integer") return /^-?\d{1,16}$/.test(text) ? Number(text) : text;
  if (schema.type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return text;
}

/** The parsed and checked body; an absent one that may be is `{}`. Throws ApiError 400, 413 or 415. */
export async function readBody(request: Request, endpoint: Endpoint): Promise<unknown> {
  const { body: schema, bodyIsOptional } = endpoint;
  if (schema === null) return {};
  const text = await readText(request);
  if (text === "" && bodyIsOptional === true) return {};
  requireJson(request);
  const body = parse(text);
  const issues = issuesOf(schema, body, "body");
  if (issues.length > 0) throw invalidRequest(issues);
  return body;
}

/** A form of another site cannot send this content type without asking first. */
function requireJson(request: Request): void {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return;
  const message = "send the body with the header `content-type: application/json`";
  throw new ApiError("unsupported-media-type", message);
}

/** Never holds more than the limit, whatever the headers say. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_LIMIT_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (reader === undefined) return "";
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done || value === undefined) break;
    size += value.byteLength;
    if (size > BODY_LIMIT_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.byteLength;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw invalidRequest([{ path: "body", expected: "UTF-8", got: "other bytes" }]);
  }
}

function tooLarge(): ApiError {
  const message = `the body is larger than ${BODY_LIMIT_BYTES} bytes: store large data in R2 and pass its key`;
  return new ApiError("payload-too-large", message, { limit_bytes: BODY_LIMIT_BYTES });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const got = text.trim() === "" ? "nothing" : "other text";
    throw invalidRequest([{ path: "body", expected: "JSON", got }]);
  }
}

/** Faults of a value by its schema; a body's members are named without the body. */
export function issuesOf(
  schema: JsonSchema,
  value: unknown,
  name: string,
): readonly RequestIssue[] {
  return checkSchema(schema, value, name).map(({ path, expected, found }) => ({
    path: path.startsWith("body.") ? path.slice("body.".length) : path,
    expected,
    got: found,
  }));
}

/** One refused value. */
export function refusedValue(path: string, value: unknown, expected: string): ApiError {
  return invalidRequest([{ path, expected, got: describeValue(value) }]);
}
