/** A binding that goes to another queue group. */

import type { Model, QueueGroup } from "../model/model.ts";
import type { Pair } from "./bindings.ts";
import type { Finding } from "./change.ts";
import type { Generation } from "./generation.ts";
import { detachLines } from "./queue-groups.ts";

export function queueFindings(
  { before, after }: Pair,
  from: Generation,
  to: Generation,
): readonly Finding[] {
  if (before.queue === after.queue) return [];
  const old = groupOf(from.model, before.queue);
  const next = groupOf(to.model, after.queue);
  const isConsumed = to.model.queues.some(({ queueName }) => queueName === old.queueName);
  return [
    {
      kind: "queue",
      before: before.queue,
      after: after.queue,
      title: `queue: ${before.queue} -> ${after.queue}`,
      consequences: [
        `Messages that are sent after the next deploy go through \`${next.queueName}\`.`,
        isConsumed
          ? `Those on their way in \`${old.queueName}\` are still delivered: this Worker consumes it for other bindings.`
          : `Those on their way in \`${old.queueName}\` are still delivered, as the old consumer stays attached; once it is empty: ${detachLines(old, from, to)}.`,
      ],
    },
  ];
}

function groupOf({ queues }: Model, name: string): QueueGroup {
  const group = queues.find((queue) => queue.name === name);
  if (group === undefined) throw new Error(`no queue group ${name}`);
  return group;
}
