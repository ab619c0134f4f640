/** Who plays whom: the specimens' made-up bindings and queue, and the config's real ones. */

import type { Binding, Model, PayloadSource, PerformerSource } from "../model/model.ts";
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
/** Made-up bindings whose work is not done by a function; they serve only where that makes the difference. */
const SUBJECT_BY_PERFORMER: Readonly<Record<PerformerSource["kind"], string | null>> = {
  function: null,
  entrypoint: "SPECIMEN_ENTRYPOINT",
  service: "SPECIMEN_SERVICE",
  http: "SPECIMEN_HTTP",
};
/** Role of what is there only for bindings with `service`. */
const SERVICE_ROLE = "TSUMUGI_SERVICE_";
const QUEUE_SUBJECT: Subject = {
  family: "queue",
  id: "queue",
  spellings: ["TSUMUGI_QUEUE_DEFAULT"],
};

export const SUBJECTS: readonly Subject[] = [
  ...[
    ...Object.values(SUBJECT_BY_KIND),
    ...Object.values(SUBJECT_BY_PERFORMER).filter((id) => id !== null),
  ].map((id): Subject => ({
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
  /** Patterns are chosen by who does a binding's work, not by its payload. */
  readonly byPerformer?: boolean;
  readonly userImports?: readonly ImportDeclaration[];
  /** Nobody asks there what jobs bring back. */
  readonly withoutResults?: boolean;
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
    choose: (role) => {
      // Nobody can enqueue to it any more; a name that is no subject's leaves the part out.
      if (role === "EnqueueOptions" && binding.definition.draining === true) return "";
      if (role === "Result" && part.withoutResults === true) return "";
      const bySource = SUBJECT_BY_KIND[role === "Result" ? result.kind : binding.payload.kind];
      if (part.byPerformer !== true && role !== SERVICE_ROLE) return bySource;
      return SUBJECT_BY_PERFORMER[binding.performer.kind] ?? bySource;
    },
    fill: (slot, role) => part.fill?.(slot, binding, role) ?? null,
  };
}

/** The spellings that all names of a binding are made of; names.ts is where they come from. */
function spellingsOf(binding: string): readonly string[] {
  const { pascal, camel } = bindingNames(binding);
  return [binding, pascal, camel];
}
