/** What the check of a payload costs when a job is enqueued. */

import { z } from "zod";
import { checkByParser } from "../../../templates/runtime/core/parser-check.ts";
import { checkSchema } from "../../../templates/runtime/core/schema-check.ts";
import type { JsonSchema } from "../../../templates/runtime/core/json-schema.ts";
import { percentile } from "../figure.ts";
import type { Part } from "../part.ts";

const CHECKS = 200_000;
/** Long enough for the clock, short enough that other work of the machine spoils only some. */
const BATCH = 1_000;

const mailSchema: JsonSchema = {
  type: "object",
  properties: {
    to: { type: "string", format: "email" },
    subject: { type: "string", maxLength: 200 },
    kind: { enum: ["welcome", "receipt", "reminder"] },
  },
  required: ["to", "subject"],
  additionalProperties: false,
};
const mail = { to: "somebody@example.com", subject: "Your receipt", kind: "receipt" };
const mailParser = z.strictObject({
  to: z.email(),
  subject: z.string().max(200),
  kind: z.enum(["welcome", "receipt", "reminder"]).optional(),
});

const orderSchema: JsonSchema = {
  type: "object",
  properties: {
    id: { type: "string", format: "uuid" },
    placedAt: { type: "string", format: "date-time" },
    customer: {
      type: "object",
      properties: { name: { type: "string" }, mail: { type: "string", format: "email" } },
      required: ["name", "mail"],
    },
    lines: { type: "array", items: { $ref: "#/$defs/line" }, minItems: 1 },
  },
  required: ["id", "placedAt", "customer", "lines"],
  $defs: {
    line: {
      type: "object",
      properties: {
        sku: { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$" },
        count: { type: "integer", minimum: 1 },
        priceCents: { type: "integer", minimum: 0 },
      },
      required: ["sku", "count", "priceCents"],
    },
  },
};
const order = {
  id: "3f2b8c1e-9a4d-4e6f-8b7a-1c2d3e4f5a6b",
  placedAt: "2026-11-30T12:00:00Z",
  customer: { name: "Somebody", mail: "somebody@example.com" },
  lines: Array.from({ length: 20 }, (_, index) => ({
    sku: `ABC-${1000 + index}`,
    count: 1 + index,
    priceCents: 100 * index,
  })),
};
const orderParser = z.object({
  id: z.uuid(),
  placedAt: z.iso.datetime(),
  customer: z.object({ name: z.string(), mail: z.email() }),
  lines: z
    .array(
      z.object({
        sku: z.string().regex(/^[A-Z]{3}-[0-9]{4}$/),
        count: z.int().min(1),
        priceCents: z.int().min(0),
      }),
    )
    .min(1),
});

const KINDS = {
  "schema.mail": () => checkSchema(mailSchema, mail),
  "schema.order": () => checkSchema(orderSchema, order),
  "zod.mail": () => checkByParser(mailParser, mail),
  "zod.order": () => checkByParser(orderParser, order),
} as const;

export const checks: Part = {
  name: "checks",
  title: "Payload checks",
  method:
    "The check that each payload passes when it is enqueued, by an inline JSON Schema and by a zod schema of the same shape, under Node and without " +
    "code made at run time, which Workers forbid. `mail` has three fields; `order` has nested objects, formats, and a list of 20 lines with a " +
    `pattern each. Median of batches of ${BATCH.toLocaleString("en")} checks.`,
  measure: (emit, size) => {
    z.config({ jitless: true });
    const n = size(CHECKS);
    for (const [kind, check] of Object.entries(KINDS)) {
      if (check().length > 0) throw new Error(`the payload of ${kind} is refused`);
      const times: number[] = [];
      for (let done = 0; done < n; done += BATCH) {
        const start = performance.now();
        for (let turn = 0; turn < BATCH; turn += 1) check();
        times.push(((performance.now() - start) * 1_000) / BATCH);
      }
      emit({ name: `check.${kind}`, value: percentile(times, 0.5), unit: "µs", n });
    }
    return Promise.resolve();
  },
};
