/** Who plays whom: the specimens' made-up bindings and queue, and the config's real ones. */

import type { Binding, Model, PayloadSource } from "../model/model.ts";
import { bindingNames } from "../model/names.ts";
import type { ImportDeclaration } from "./imports.ts";
import type { Subject } from "./specimen.ts";
import type { Cast, Stand } from "./write-specimen.ts";

/** One made-up binding for each way to say what a payload is; a real binding takes the parts of those it resembles. */
const SUBJECT_BY_KIND: Readonly<Record<PayloadSource["kind"], string>> = {
  schema: "SPECIMEN",
  zod: "SPECIMEN_ZOD",
  any: "SPECIMEN_ANY",
};
const QUEUE_SUBJECT: Subject = {
  family: "queue",
  id: "queue",
  spellings: ["TSUMUGI_QUEUE_DEFAULT"],
};

export const SUBJECTS: readonly Subject[] = [
  ...Object.values(SUBJECT_BY_KIND).map((id): Subject => ({
    family: "binding",
    id,
    spellings: spellingsOf(id),
  })),
  QUEUE_SUBJECT,
];

/** What an emitter adds to the exchange of names. */
export interface Part {
  /** Text for a slot of a binding's pattern; null keeps the specimen's own. */
  readonly fill?: (slot: string, binding: Binding, role: string) => string | null;
  /** Text for a slot outside of patterns. */
  readonly fillOnce?: (slot: string) => string | null;
  readonly userImports?: readonly ImportDeclaration[];
}

/** The cast for one file. */
export function castOf(model: Model, part: Part = {}): Cast {
  const binding = model.bindings.map((each) => bindingStand(each, part));
  const queue = model.queues.map(({ producerBinding }): Stand => ({
    spellings: [producerBinding],
    description: null,
    choose: () => QUEUE_SUBJECT.id,
    fill: () => null,
  }));
  return {
    subjects: SUBJECTS,
    stands: { binding, queue },
    fill: (slot) => part.fillOnce?.(slot) ?? null,
    userImports: part.userImports ?? [],
  };
}

function bindingStand(binding: Binding, part: Part): Stand {
  const result = binding.result ?? { kind: "any" };
  return {
    spellings: spellingsOf(binding.name),
    description: binding.description,
    choose: (role) => SUBJECT_BY_KIND[role === "Result" ? result.kind : binding.payload.kind],
    fill: (slot, role) => part.fill?.(slot, binding, role) ?? null,
  };
}

/** The spellings that all names of a binding are made of; names.ts is where they come from. */
function spellingsOf(binding: string): readonly string[] {
  const { pascal, camel } = bindingNames(binding);
  return [binding, pascal, camel];
}
