/** What a rule is: a function that sees the whole model and refuses what makes no sense together. */

import type { Diagnostic } from "../../diagnostics.ts";
import type { Code } from "../../spec/codes.ts";
import type { Spec } from "../../spec/config.ts";
import { identity, type Path, type Place } from "../../spec/places.ts";
import { diagnosticAt } from "../../spec/problem.ts";
import type { SpecReading } from "../../spec/read.ts";
import type { Binding, Model } from "../model.ts";

/** One thing that a model must satisfy. */
export type Rule = (context: RuleContext) => void;

/** A refusal by a rule. */
export interface RuleRefusal {
  readonly code: Code;
  /**
   * The options that the rule compares, the one to blame first; paths from the top of the config. The first that is written is
   * shown. When one of them was refused already, its real value is unknown and the rule stays silent.
   */
  readonly options: readonly Path[];
  readonly message: string;
  readonly hint: string | null;
  /** The rule is about the key itself and not about what it holds. */
  readonly atKey?: boolean;
}

/** What a rule sees, and where it reports. */
export class RuleContext {
  readonly model: Model;
  readonly spec: Spec;
  readonly diagnostics: Diagnostic[] = [];
  readonly #reading: SpecReading;
  readonly #file: string;
  readonly #environment: string | null;

  /** @param environment the one that the model is of; `null` for the config without any */
  constructor(
    model: Model,
    spec: Spec,
    reading: SpecReading,
    file: string,
    environment: string | null = null,
  ) {
    this.model = model;
    this.spec = spec;
    this.#reading = reading;
    this.#file = file;
    this.#environment = environment;
  }

  /** Reports the refusal; false when it has to stay silent. */
  refuse(refusal: RuleRefusal): boolean {
    const sure = refusal.atKey === true || refusal.options.every((option) => this.#isKnown(option));
    if (!sure) return false;
    const place = this.#place(refusal);
    const { code, hint } = refusal;
    const where = this.#environment === null ? "" : `in \`${this.#environment}\`, `;
    const message = where + refusal.message;
    this.diagnostics.push(diagnosticAt(code, this.#file, place, message, hint));
    return true;
  }

  /** Path of a binding's option: in the environment, else in the binding, else in `defaults` when it stands there, else in the binding again. */
  option(binding: Binding, ...option: Path): Path {
    const own = ["bindings", binding.name, ...option];
    const shared = ["defaults", ...option];
    const { places } = this.#reading;
    const there = ["environments", this.#environment ?? "", ...own];
    if (places.has(there)) return there;
    return !places.has(own) && places.has(shared) ? shared : own;
  }

  /** Line of a key, for messages that name a second place. */
  lineOf(path: Path): number {
    return this.#reading.places.key(path).line;
  }

  #place({ options, atKey }: RuleRefusal): Place {
    const { places } = this.#reading;
    const written = options.find((option) => places.has(option));
    const path = written ?? options[0] ?? [];
    return atKey === true ? places.key(path) : places.value(path);
  }

  /** Whether the model holds the option's real value. */
  #isKnown(option: Path): boolean {
    const { places, broken } = this.#reading;
    if (broken.some((path) => overlap(path, option))) return false;
    if (places.has(option)) return true;
    const shared = option[0] === "bindings" ? ["defaults", ...option.slice(2)] : option;
    return !this.#mayBeMisspelt(option) && !this.#mayBeMisspelt(shared);
  }

  /** Unwritten, or written under a name that nothing has: then the default in the model is not what was meant. */
  #mayBeMisspelt(option: Path): boolean {
    const { places, unknown } = this.#reading;
    const above = option.map((_step, length) => option.slice(0, length));
    const written = above.filter((path) => path.length > 0 && places.has(path));
    const maps = (written.length === 0 ? [[]] : written).map(identity);
    return unknown.some((path) => maps.includes(identity(path.slice(0, -1))));
  }
}

/** Whether one of the paths leads to or through the other. */
function overlap(left: Path, right: Path): boolean {
  const length = Math.min(left.length, right.length);
  return identity(left.slice(0, length)) === identity(right.slice(0, length));
}
