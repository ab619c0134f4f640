/** openapi.json is valid by an independent validator, and has the router's routes and no others. */

import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { openApiDocument } from "../../../generator/emit/openapi.ts";
import { examplesFor } from "../../../generator/emit/openapi-examples.ts";
import { endpoints, type EndpointName } from "../../../templates/runtime/api/endpoints.ts";
import { checkSchema } from "../../../templates/runtime/core/schema-check.ts";
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

test("what means the same has one name, and every reference leads somewhere", () => {
  const text = JSON.stringify(document);
  const named = Object.keys(document.components.schemas);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([\w.]+)/g)].map(
    ([, name]) => name ?? "",
  );
  expect(references.filter((name) => !named.includes(name))).toEqual([]);
  // A named schema that nothing leads to is one whose places use another object of the same look.
  const unused = named.filter((name) => !name.startsWith("payload.") && !references.includes(name));
  expect(unused).toEqual(["JobsEvent"]);
  // Bodies, answers and their lists stand nowhere in place.
  const inline = Object.entries(document.paths).flatMap(([path, operations]) =>
    [...JSON.stringify(operations).matchAll(/"properties"/g)].map(() => path),
  );
  expect(inline).toEqual([]);
  const answers = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/responses\/(\w*)"/g)].map(([, name]) => name),
  );
  expect([...answers].toSorted()).toEqual(Object.keys(document.components.responses).toSorted());
  const states = text.match(/"enum":\["SCHEDULED"/g) ?? [];
  expect(states.length).toBeLessThanOrEqual(2);
});

test("operations have names, groups and examples that are good by their own schemas", () => {
  const operations = Object.values(document.paths).flatMap((each) => Object.values(each));
  const ids = operations.map((operation) => (operation as { operationId: string }).operationId);
  expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  const examples = examplesFor("MAIL");
  expect(Object.keys(examples).length).toBeGreaterThan(5);
  for (const [name, { request, response }] of Object.entries(examples)) {
    const { body, response: answer } = endpoints[name as EndpointName];
    if (request !== undefined) expect(checkSchema(body ?? {}, request, name)).toEqual([]);
    if (response !== undefined) expect(checkSchema(answer, response, name)).toEqual([]);
  }
});
