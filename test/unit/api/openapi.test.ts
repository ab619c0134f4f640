/** openapi.json is valid by an independent validator, and has the router's routes and no others. */

import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApiDocument } from "../../../generator/emit/openapi.ts";
import { endpoints } from "../../../templates/runtime/api/endpoints.ts";
import { binding, model } from "../../support/model.ts";

const document = openApiDocument(
  model([binding("MAIL", { index: ["to"] }), binding("ANY")], {
    auth: {
      bearer: { secret: "TSUMUGI_TOKEN", cookie: "tsumugi_token" },
      access: null,
      readOnly: null,
    },
  }),
  new Map([
    [
      "MAIL",
      {
        type: "object",
        properties: { to: { $ref: "#/$defs/Address" } },
        $defs: { Address: { type: "string" } },
      },
    ],
  ]),
);

test("the document is OpenAPI 3.1", async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document) as never);
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

test("every route is in it, and nothing else is", () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routed = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`,
  );
  expect(described.toSorted()).toEqual(routed.toSorted());
  expect(new Set(routed).size).toBe(routed.length);
});

test("a payload's references lead to where it stands now", () => {
  expect(JSON.stringify(document.components.schemas)).toContain(
    '"$ref":"#/components/schemas/payload.MAIL/$defs/Address"',
  );
});

test("searchable fields are parameters of the list", () => {
  expect(JSON.stringify(document.paths["/api/jobs"])).toContain('"name":"index.to"');
});
