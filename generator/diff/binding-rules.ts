/** A rule for every member of a binding besides its definition. */

import type { Binding, ModuleExport, PayloadSource, PerformerSource } from "../model/model.ts";
import type { Rules } from "./rule.ts";
import { listed, NEXT_DEPLOY, orNone } from "./words.ts";

export const BINDING_RULES: Rules<Binding> = {
  performer: {
    kind: "performer",
    option: "performer",
    show: showPerformer,
    consequences: ({ to }) => [
      `Attempts that begin after the next deploy are made by ${showPerformer(to)}, also those of jobs that wait; running ones go on where they are.`,
      ...(to.kind === "http" || to.kind === "service"
        ? ["It has to be there, and has to know the payloads of jobs that wait."]
        : []),
    ],
  },
  upgrade: {
    kind: "upgrade",
    option: "upgrade",
    show: (upgrade) => orNone(upgrade, showExport),
    consequences: ({ to }) => [
      to === null
        ? `Payloads of older versions are handed to the performer as they are. ${NEXT_DEPLOY}.`
        : `Payloads of older versions go through ${showExport(to)} before the performer sees them. ${NEXT_DEPLOY}.`,
    ],
  },
  result: {
    kind: "result",
    option: "result",
    show: (result) => orNone(result, showSource),
    consequences: () => [
      "Performers and callers are held against the new type, where they are compiled. Results that are stored already stay as they are.",
    ],
  },
  index: {
    kind: "index",
    option: "index",
    show: (fields) => (fields.length === 0 ? "none" : fields.join(", ")),
    consequences: ({ from, to }) => {
      const added = to.filter((field) => !from.includes(field));
      const dropped = from.filter((field) => !to.includes(field));
      return [
        ...(added.length === 0
          ? []
          : [`D1 can be searched by ${listed(added)}, rows that are there already, too.`]),
        ...(dropped.length === 0
          ? []
          : [`D1 can no longer be searched by ${listed(dropped)}; the rows stay.`]),
        "A migration does it: apply it before the deploy.",
      ];
    },
  },
  description: {
    kind: "description",
    option: "description",
    show: (text) => orNone(text, (given) => JSON.stringify(given)),
    consequences: () => ["Only comments of the generated code change."],
  },
  name: { toldBy: "binding-renamed" },
  renamedFrom: { toldBy: "binding-renamed" },
  names: { toldBy: "binding-renamed" },
  origin: { toldBy: "binding-added" },
  payload: { toldBy: "payload" },
  payloadVersion: { toldBy: "payload-version" },
  definition: { toldBy: "concurrency" },
  queue: { toldBy: "queue" },
};

function showExport({ module, exportName }: ModuleExport): string {
  return exportName === "default" ? module : `${module}#${exportName}`;
}

export function showPerformer(performer: PerformerSource): string {
  switch (performer.kind) {
    case "function":
      return showExport(performer);
    case "entrypoint":
      return `the class ${showExport(performer)}`;
    case "service": {
      const { service, entrypoint, environment } = performer;
      const worker = environment === null ? service : `${service} (${environment})`;
      return `the Worker ${worker}${entrypoint === null ? "" : `#${entrypoint}`}`;
    }
    case "http":
      return performer.url;
  }
}

function showSource(source: PayloadSource): string {
  switch (source.kind) {
    case "schema":
      return "a schema";
    case "zod":
      return `zod ${showExport(source)}`;
    case "any":
      return "any JSON value";
  }
}
