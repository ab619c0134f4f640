/** Filters of a request as the read model takes them. */

import { idNameOf } from "../../core/definition.ts";
import { describeValue } from "../../core/describe.ts";
import { parseJobId } from "../../core/job-id.ts";
import { nearestName } from "../../core/nearest.ts";
import type { JobState } from "../../core/state.ts";
import { definitionsOf, type ApiCall } from "../call.ts";
import { ApiError, invalidRequest } from "../problem.ts";
import type { RowFilters } from "../read-model/filters.ts";
import type { RequestIssue } from "../types.ts";

const INDEX_PREFIX = "index.";
/** A statement takes 100 values (platform limit of D1, 2026-11); the others have to fit beside those of fields. */
const FIELD_VALUES_LIMIT = 80;

/** @param given checked query or body; members that are no filters are passed over. Throws ApiError 400 and 403. */
export function readFilters(call: ApiCall, given: Readonly<Record<string, unknown>>): RowFilters {
  const issues: RequestIssue[] = [];
  const bindings = readBindings(call, given["binding"], issues);
  const id = textOf(given["id"]);
  if (id !== null && parseJobId(id) === null) {
    issues.push({
      path: "id",
      expected: "a job id, like MAIL#0:0123456789a",
      got: describeValue(id),
    });
  }
  const createdFrom = numberOf(given["created_from"]);
  const createdTo = numberOf(given["created_to"]);
  const filters: RowFilters = {
    bindings: bindings ?? definitionsOf(call).map(idNameOf),
    isOneBinding: bindings !== null,
    states: [...new Set((given["state"] ?? []) as readonly JobState[])],
    id,
    uniqueKey: textOf(given["unique_key"]),
    concurrencyKey: textOf(given["concurrency_key"]),
    createdFrom,
    createdTo,
    fields: readFields(call, given, issues),
  };
  if (issues.length > 0) throw invalidRequest(issues);
  return filters;
}

function readBindings(
  call: ApiCall,
  name: unknown,
  issues: RequestIssue[],
): readonly string[] | null {
  if (typeof name !== "string") return null;
  const definitions = definitionsOf(call);
  const found = definitions.find((definition) => definition.name === name);
  if (found !== undefined) return [idNameOf(found)];
  const nearest = nearestName(
    name,
    definitions.map((definition) => definition.name),
  );
  const hint = nearest === null ? "" : ` (did you mean ${nearest}?)`;
  issues.push({
    path: "binding",
    expected: `the name of a binding${hint}`,
    got: describeValue(name),
  });
  return [];
}

/** A field is looked for in the binding that is asked for, else in every binding that has it. */
function readFields(
  call: ApiCall,
  given: Readonly<Record<string, unknown>>,
  issues: RequestIssue[],
): RowFilters["fields"] {
  const wanted = Object.keys(given).filter((name) => name.startsWith(INDEX_PREFIX));
  if (wanted.length > 0 && call.grant.hidePayloads) {
    throw new ApiError("payload-hidden", "payloads are hidden, so they cannot be searched either");
  }
  const known = Object.entries(call.settings.facts).filter(
    ([name]) => given["binding"] === undefined || given["binding"] === name,
  );
  const fields = wanted.map((name) => {
    const field = name.slice(INDEX_PREFIX.length);
    const columns = known.flatMap(([, { index }]) =>
      Object.hasOwn(index, field) ? [index[field] ?? ""] : [],
    );
    if (columns.length === 0) {
      const fields = [...new Set(known.flatMap(([, { index }]) => Object.keys(index)))];
      const expected =
        fields.length === 0
          ? "no `index.<field>`: no field is searchable"
          : `a searchable field: ${fields.join(", ")}`;
      issues.push({ path: name.slice(0, 80), expected, got: describeValue(field) });
    }
    return { columns, values: valuesOf(String(given[name])) };
  });
  const count = fields.reduce(
    (sum, { columns, values }) => sum + columns.length * values.length,
    0,
  );
  if (count > FIELD_VALUES_LIMIT) {
    const got = `fields of ${fields.reduce((sum, { columns }) => sum + columns.length, 0)} bindings`;
    issues.push({ path: "binding", expected: "a binding, as many have such a field", got });
  }
  return fields;
}

/** A payload's member may be a number or a boolean, which SQLite keeps as a number; in a URL all is text. */
function valuesOf(text: string): readonly (string | number)[] {
  if (text === "true") return [text, 1];
  if (text === "false") return [text, 0];
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? [text, number] : [text];
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
