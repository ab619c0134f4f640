/** The services entries of bindings whose work another Worker does. */

import { expect, test } from "vitest";
import type { Model, PerformerSource } from "../../../generator/model/model.ts";
import { editWrangler } from "../../../generator/wrangler/edit.ts";
import { noOwnedEntries, readOwnedEntries } from "../../../generator/wrangler/owned.ts";
import { modelWith } from "./model.ts";
import { parseText } from "./reference.ts";

const OWN = '{ "binding": "AUTH", "service": "auth" } /* the shop\'s */';
const FILE = `{\n  "name": "shop",\n  "services": [\n    ${OWN},\n  ],\n}\n`;

type Target = Partial<Extract<PerformerSource, { readonly kind: "service" }>>;

function withService(target: Target | null): Model {
  const model = modelWith(["MAIL", "CHARGE"]);
  const performer = {
    kind: "service",
    service: "mailer",
    entrypoint: null,
    environment: null,
    ...target,
  } as const;
  const bindings = model.bindings.map((binding) =>
    binding.name === "MAIL" && target !== null ? { ...binding, performer } : binding,
  );
  return { ...model, bindings };
}

function servicesOf(text: string): unknown {
  return (parseText(text) as { readonly services?: unknown }).services;
}

test("come, change and go, beside the user's own", () => {
  const auth = { binding: "AUTH", service: "auth" };
  const mail = { binding: "TSUMUGI_SERVICE_MAIL", service: "mailer" };
  const none = editWrangler(FILE, withService(null), noOwnedEntries);
  const first = editWrangler(none.text, withService({ entrypoint: "Mailer" }), none.owned);
  expect(servicesOf(first.text)).toEqual([auth, { ...mail, entrypoint: "Mailer" }]);
  expect(first.owned.services).toEqual(["TSUMUGI_SERVICE_MAIL"]);

  const second = editWrangler(first.text, withService({ environment: "staging" }), first.owned);
  expect(servicesOf(second.text)).toEqual([auth, { ...mail, environment: "staging" }]);
  const third = editWrangler(second.text, withService({ service: "other" }), second.owned);
  expect(servicesOf(third.text)).toEqual([auth, { ...mail, service: "other" }]);
  expect(editWrangler(third.text, withService({ service: "other" }), third.owned).text).toBe(
    third.text,
  );

  const gone = editWrangler(third.text, withService(null), third.owned);
  expect(gone.text).toBe(none.text);
  expect(gone.text).toContain(OWN);
  expect(gone.owned.services).toEqual([]);
});

test("without any there is no list", () => {
  expect(servicesOf(editWrangler(null, withService(null), noOwnedEntries).text)).toBeUndefined();
});

test("a manifest from before services owns none", () => {
  const { services: _services, ...older } = noOwnedEntries;
  expect(readOwnedEntries(older)).toEqual(noOwnedEntries);
});
