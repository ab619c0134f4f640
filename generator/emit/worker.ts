/** generated/worker.ts: the entry that the platform calls. */

import type { ts } from "ts-morph";
import type { Model } from "../model/model.ts";
import { castOf } from "./cast.ts";
import { compiler } from "./compiler.ts";
import type { EmitContext } from "./context.ts";
import { writeFromSpecimen } from "./from-specimen.ts";
import { printLiteral } from "./literal.ts";

/** The file's text. */
export function emitWorker(model: Model, context: EmitContext): string {
  const { olderThanMs, limit, cron } = model.retention;
  const constants: Readonly<Record<string, unknown>> = {
    RETENTION: { olderThanMs, limit },
    WAKE_MINUTE: firstMinute(cron),
  };
  const cast = castOf(model, {
    fillOnce: (slot) => {
      if (slot !== "fetch") return printLiteral(constants[slot]);
      return model.features.api ? null : NO_API;
    },
  });
  return writeFromSpecimen("worker.ts", model, context, cast, findSlot);
}

/** What a request gets where there is no API. */
const NO_API = `fetch(): Response {
  return new Response("not found", { status: 404 });
}`;

/** The values of the constants that come from the config, and who answers requests. */
function findSlot(node: ts.Node): string | null {
  if (compiler.isPropertyAssignment(node) && node.name.getText() === "fetch") return "fetch";
  const { parent } = node;
  if (!compiler.isVariableDeclaration(parent) || parent.initializer !== node) return null;
  const name = parent.name.getText();
  return name === "RETENTION" || name === "WAKE_MINUTE" ? name : null;
}

/** The first minute of an hour in which a cron expression can fire: so it does there once in every hour in which it fires. */
function firstMinute(cron: string): number {
  const [minutes = "*"] = cron.trim().split(/\s+/);
  return Math.min(
    ...minutes.split(",").map((part) => (part.startsWith("*") ? 0 : Number.parseInt(part, 10))),
  );
}
