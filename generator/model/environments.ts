/** What bindings do otherwise in an environment: only what differs from the binding as it is everywhere. */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import type { SpecBinding } from "../spec/binding.ts";
import type { SpecOverride } from "../spec/environments.ts";
import type { Binding, BindingOverride, Environment, Model } from "./model.ts";

/** A binding as it is written for one environment: what stands there counts, and `policy` is merged option by option. */
export function writtenIn(written: SpecBinding, override: SpecOverride): SpecBinding {
  const policy = { ...written.policy, ...override.policy };
  const { policy: _policy, service, ...options } = override;
  return { ...written, ...options, ...(service === undefined ? {} : { service }), policy };
}

/** @param there the binding as it would be if the whole config said so */
export function overrideOf(everywhere: Binding, there: Binding): BindingOverride {
  const differing = Object.entries(there.definition).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(Reflect.get(everywhere.definition, key)),
  );
  const { performer } = there;
  const isOther = JSON.stringify(performer) !== JSON.stringify(everywhere.performer);
  return {
    binding: everywhere.name,
    definition: Object.fromEntries(differing) as Partial<BindingDefinition>,
    service: isOther && performer.kind === "service" ? performer : null,
  };
}

/** The model as the environment has it. */
export function modelIn(model: Model, { overrides }: Environment): Model {
  const byName = new Map(overrides.map((each) => [each.binding, each.definition]));
  const bindings = model.bindings.map((binding) => ({
    ...binding,
    definition: { ...binding.definition, ...byName.get(binding.name) },
  }));
  return { ...model, bindings };
}

/** Whether the code itself does something else in some environment. */
export function differsByEnvironment({ environments }: Model): boolean {
  return environments.some((environment) => hasOtherDefinitions(environment));
}

/** Whether the code in the environment has to know its name, which a variable tells it. */
export function knowsItsName({ analytics }: Model, environment: Environment): boolean {
  return analytics !== null || hasOtherDefinitions(environment);
}

export function hasOtherDefinitions({ overrides }: Environment): boolean {
  return overrides.some(({ definition }) => Object.keys(definition).length > 0);
}
