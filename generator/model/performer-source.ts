/** Who does a binding's work: one of three keys in the config, one of four kinds in the model. */

import type { SpecBinding } from "../spec/binding.ts";
import type { Model, PerformerSource } from "./model.ts";
import { defaultPerformerModule, type BindingNames } from "./names.ts";

/** Each binding has at most one of them. */
export const PERFORMER_KEYS = ["performer", "service", "http"] as const;

/** What `defaults` says of the performer counts only where the binding says nothing. */
export function withoutOtherPerformer(defaults: SpecBinding, written: SpecBinding): SpecBinding {
  if (PERFORMER_KEYS.every((key) => written[key] === undefined)) return defaults;
  const { performer: _performer, service: _service, http: _http, ...rest } = defaults;
  return rest;
}

/** Without any of the keys it is the module where performers are looked for. */
export function performerSource(written: SpecBinding, names: BindingNames): PerformerSource {
  if (written.service !== undefined) {
    const { service, entrypoint = null, environment = null } = written.service;
    return { kind: "service", service, entrypoint, environment };
  }
  if (written.http !== undefined) {
    const { url, headers = {}, hmac = null } = written.http;
    return { kind: "http", url, headers, hmac };
  }
  const { performer } = written;
  return {
    kind: "function",
    ...(performer ?? { module: defaultPerformerModule(names), exportName: "default" }),
  };
}

/** The model once the modules have been read: which performers are classes is known from then on. */
export function withEntrypoints(model: Model, entrypoints: ReadonlySet<string>): Model {
  const bindings = model.bindings.map((binding) => {
    const { name, performer } = binding;
    const isModule = performer.kind === "function" || performer.kind === "entrypoint";
    const kind = entrypoints.has(name) ? "entrypoint" : "function";
    if (!isModule || performer.kind === kind) return binding;
    return Object.freeze({ ...binding, performer: Object.freeze({ ...performer, kind }) });
  });
  return Object.freeze({ ...model, bindings: Object.freeze(bindings) });
}
