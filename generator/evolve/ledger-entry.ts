/**
 * What is remembered of a binding for as long as it lives: who it is, and what it was when it was last generated. One
 * file for each binding, so that branches that change different bindings merge. No time, version or machine is in it:
 * the same history gives the same bytes.
 */

import type { BindingDefinition } from "../../templates/runtime/core/definition.ts";
import type { JsonSchema } from "../../templates/runtime/core/json-schema.ts";
import type { Binding, ModuleExport, PayloadSource, QueueGroup } from "../model/model.ts";

export const LEDGER_VERSION = 1;

export interface LedgerEntry {
  /** The binding's name in the config, now. */
  readonly name: string;
  readonly state: "live" | "draining" | "deleted";
  /** The first part of its job ids and of its objects' names: what it was called first. */
  readonly idName: string;
  /** What it was called before `name`, oldest first. */
  readonly formerNames: readonly string[];
  /** The Durable Object class, and how its storage was created; the latter can never be changed. */
  readonly class: string;
  readonly storage: "sqlite";
  /** Where the class was declared first: `exports`, or the tag of its entry in `migrations`. */
  readonly declaredIn: string;
  /** The queue's name on the platform. */
  readonly queue: string;
  /** Objects `<idName>#0` to `<idName>#<largestShards - 1>` may hold jobs. */
  readonly largestShards: number;
  /** Payload fields with a column of their own in D1. */
  readonly index: readonly string[];
  /** What jobs that wait carry; the schema is null for "any JSON value". */
  readonly payload: {
    readonly version: number;
    readonly hash: string;
    readonly schema: JsonSchema | null;
  };
  /** All that is needed to keep it running when the config has it no more. */
  readonly last: LastBinding;
}

/** What the config said of a binding when it last had it. */
export interface LastBinding {
  readonly description: string | null;
  readonly performer: Binding["performer"];
  readonly upgrade: ModuleExport | null;
  readonly payload: PayloadSource;
  readonly result: PayloadSource | null;
  readonly queue: QueueGroup;
  readonly definition: BindingDefinition;
}
