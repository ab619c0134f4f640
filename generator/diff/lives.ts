/** The turns in a binding's life: it begins, gets another name, is given up, and ends. */

import type { LedgerEntry } from "../evolve/ledger-entry.ts";
import type { Binding } from "../model/model.ts";
import type { Pair } from "./bindings.ts";
import type { Finding } from "./change.ts";
import { perShard } from "./flow-rules.ts";
import { showPerformer } from "./binding-rules.ts";
import { count } from "./words.ts";

export function addedFinding({ name, names, definition, performer }: Binding): Finding {
  const { shards, concurrency } = definition;
  return {
    kind: "binding-added",
    before: null,
    after: name,
    title: "a new binding",
    consequences: [
      `${count(shards, "Durable Object")} of the class ${names.shardClass}, up to ${concurrency} at a time${perShard(concurrency, definition)}. Jobs can be added from the next deploy on.`,
      `The work is done by ${showPerformer(performer)}.`,
    ],
  };
}

export function renamedFinding({ before, after, entryAfter }: Pair): Finding {
  return {
    kind: "binding-renamed",
    before: before.name,
    after: after.name,
    title: `renamed from ${before.name}`,
    consequences: [
      `Jobs and their ids stay: ids begin with \`${entryAfter.idName}\` as before. The class ${before.names.shardClass} becomes ${after.names.shardClass} at the next deploy.`,
      `Calls that name \`${before.name}\`, and code that uses ${before.names.shardBinding} or ${before.names.payloadType}, are a compile error.`,
    ],
  };
}

export function drainingFinding({ name, largestShards }: LedgerEntry): Finding {
  return {
    kind: "binding-draining",
    before: "live",
    after: "draining",
    title: "draining",
    consequences: [
      `No job can be added after the next deploy: calls that name \`${name}\` are a compile error. Those in its ${count(largestShards, "shard")} still run, and can be looked after.`,
      `When it is empty: \`removed: { ${name}: { delete: true } }\`.`,
    ],
  };
}

export function restoredFinding({ name }: Binding): Finding {
  return {
    kind: "binding-restored",
    before: "draining",
    after: "live",
    title: "taken up again",
    consequences: [`Jobs can be added to \`${name}\` again, beside those that it still has.`],
  };
}

export function deletedFinding({ name, largestShards }: LedgerEntry): Finding {
  const objects =
    largestShards === 1
      ? "Its Durable Object and every job in it go"
      : `Its ${largestShards} Durable Objects and every job in them go`;
  return {
    kind: "binding-deleted",
    before: name,
    after: null,
    title: "deleted",
    consequences: [
      `${objects} at the next deploy, running jobs, too; nothing brings them back. Rows in D1 stay until \`retention\` takes them.`,
      `Calls that name \`${name}\` are a compile error.`,
    ],
  };
}

export function goneFinding({ name, largestShards }: LedgerEntry): Finding {
  return {
    kind: "binding-gone",
    before: name,
    after: null,
    title: "gone from the config",
    consequences: [
      `Its ${count(largestShards, "shard")} may hold jobs, and the config does not say what becomes of them.`,
      `Write \`removed: { ${name}: { drain: true } }\` to finish them, \`removed: { ${name}: { delete: true } }\` to delete them, or \`renamedFrom: ${name}\` below its new name.`,
    ],
  };
}
