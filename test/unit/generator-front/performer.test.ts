/** `performer`, `service` and `http`: what they become, and how their mistakes read. */

import { describe, expect, test } from "vitest";
import { withEntrypoints } from "../../../generator/model/performer-source.ts";
import { bindingOf, mistakeOf, mistakesOf, modelOf, withBinding, withTop } from "./config.ts";

describe("service", () => {
  test.each([
    ["{ service: mailer }", { service: "mailer", entrypoint: null, environment: null }],
    [
      "{ service: my_Worker-2, entrypoint: Mailer, environment: staging }",
      { service: "my_Worker-2", entrypoint: "Mailer", environment: "staging" },
    ],
  ])("%s", (text, expected) => {
    const { performer, names } = bindingOf(withBinding(`service: ${text}`));
    expect(performer).toEqual({ kind: "service", ...expected });
    expect(names.serviceBinding).toBe("TSUMUGI_SERVICE_MAIL");
  });

  test.each([
    ["mailer", '5:14 TSU204 `service`: expected a map, found "mailer" | null'],
    ["{}", "5:5 TSU203 `service` is missing in `service` | null"],
    [
      "{ service: a b }",
      '5:25 TSU214 `service`: expected the name of a Worker, found "a b" | null',
    ],
    [
      "{ service: a, entrypoint: my-class }",
      '5:40 TSU214 `entrypoint`: expected the name of a class, found "my-class" | null',
    ],
    [
      "{ service: a, entrypint: B }",
      "5:28 TSU201 unknown key `entrypint` in `service` | did you mean `entrypoint`?",
    ],
  ])("%s", (text, expected) => {
    expect(mistakeOf(withBinding(`service: ${text}`))).toBe(expected);
  });
});

describe("http", () => {
  test("with all of it", () => {
    const text = withBinding(
      "http:",
      "  url: HTTPS://Example.com:443/a?b=c",
      "  headers: { X-Shop: one, Authorization: { secret: TOKEN } }",
      "  hmac: { secret: KEY }",
    );
    expect(bindingOf(text).performer).toEqual({
      kind: "http",
      url: "https://example.com/a?b=c",
      headers: { "x-shop": "one", authorization: { secret: "TOKEN" } },
      hmac: { secret: "KEY" },
    });
  });

  test("with the URL alone", () => {
    expect(bindingOf(withBinding("http: { url: http://127.0.0.1:80/x }")).performer).toEqual({
      kind: "http",
      url: "http://127.0.0.1/x",
      headers: {},
      hmac: null,
    });
  });

  test.each([
    ["/jobs", 'expected an absolute URL, found "/jobs"'],
    ["ftp://a.example/", 'expected an `https:` URL, found "ftp://a.example/"'],
    ["https://me:pass@a.example/", "expected a URL without a user name and password"],
    ['"https://a.example/#x"', 'expected a URL without a fragment, found "https://a.example/#x"'],
    ["5", "expected an absolute URL, found 5"],
  ])("url: %s", (url, expected) => {
    const mistake = mistakeOf(withBinding(`http: { url: ${url} }`));
    expect(mistake).toContain(`5:18 TSU214 \`url\`: ${expected}`);
    expect(mistake).not.toContain("pass@");
  });

  test.each([
    ["[a]", "TSU204 `headers`: expected a map of headers, found a list"],
    ["{ a b: c }", "TSU214 `a b` cannot be the name of a header"],
    ["{ Content-Type: text/plain }", "TSU214 the header `content-type` is set for each request"],
    ["{ idempotency-key: x }", "TSU214 the header `idempotency-key` is set for each request"],
    ["{ Tsumugi-Signature: x }", "TSU214 the header `tsumugi-signature` is set for each request"],
    ["{ a: b, A: c }", "TSU214 the header `a` stands twice, in other capitals"],
    ['{ a: "é" }', 'TSU214 `a`: expected text of visible ASCII or `{ secret: NAME }`, found "é"'],
    ['{ a: "b\\r\\nc: d" }', "TSU214 `a`: expected text of visible ASCII"],
    ["{ a: 5 }", 'found 5 | put quotes around it: `"5"`'],
    ["{ a: { secret: my-key } }", 'TSU214 `secret`: expected the name of a secret, found "my-key"'],
    ["{ a: { sekret: KEY } }", "did you mean `secret`, which is missing?"],
  ])("headers: %s", (headers, expected) => {
    const url = "https://a.example/";
    expect(mistakeOf(withBinding(`http: { url: "${url}", headers: ${headers} }`))).toContain(
      expected,
    );
  });
});

describe("one of the three", () => {
  test("two are refused at the second", () => {
    expect(mistakeOf(withBinding("performer: ./a.ts", "http: { url: https://a.example/ }"))).toBe(
      "6:5 TSU316 `http` and `performer` both say who does the work | keep one of them",
    );
    expect(
      mistakesOf(withBinding("service: { service: a }", "http: { url: https://a.example/ }")),
    ).toEqual(["6:5 TSU316"]);
    expect(
      mistakesOf(
        withTop("defaults:", "  service: { service: a }", "  http: { url: https://a.example/ }"),
      ),
    ).toEqual(["7:3 TSU316"]);
  });

  test.each([
    ["performer: ./a.ts", "function"],
    ["service: { service: a }", "service"],
    ["http: { url: https://a.example/ }", "http"],
  ])("%s comes before what `defaults` says", (line, kind) => {
    for (const shared of [
      "performer: ./d.ts",
      "service: { service: d }",
      "http: { url: https://d.example/ }",
    ]) {
      const text = withBinding(line) + `defaults: { ${shared} }\n`;
      expect(bindingOf(text).performer.kind).toBe(kind);
      expect(JSON.stringify(bindingOf(text).performer)).not.toMatch(/"d"|d\.(ts|example)/);
    }
  });

  test("`defaults` serves all who say nothing", () => {
    const text = withBinding() + "defaults: { service: { service: shared } }\n";
    expect(bindingOf(text).performer).toMatchObject({ kind: "service", service: "shared" });
  });
});

test("a binding called SERVICE_… would have a service binding's name", () => {
  const text = withTop().replace("MAIL", "SERVICE_MAIL");
  expect(mistakeOf(text)).toContain(
    "TSU302 the name `SERVICE_MAIL` is taken: it would be a service binding's name in `env`",
  );
});

test("classes are known once the modules are read", () => {
  const model = modelOf(withTop("  PING: {}", "  HOOK: { http: { url: https://a.example/ } }"));
  const kinds = withEntrypoints(model, new Set(["PING"])).bindings.map(
    ({ performer }) => performer.kind,
  );
  expect(kinds).toEqual(["function", "entrypoint", "http"]);
  expect(Object.isFrozen(withEntrypoints(model, new Set(["PING"])).bindings[1]?.performer)).toBe(
    true,
  );
  // What was a class before, as a ledger may say, need not be one any more.
  const again = withEntrypoints(withEntrypoints(model, new Set(["PING"])), new Set());
  expect(again).toEqual(model);
});
