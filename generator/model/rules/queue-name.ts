/** Queue names that the platform refuses (its error 11003, 2026-11). */

import { QUEUE_NAME_LIMIT } from "../names.ts";
import type { RuleContext } from "./rule.ts";

const QUEUE_NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

export function queueNamesAreAccepted(context: RuleContext): void {
  for (const { name, queueName } of context.model.queues) {
    if (QUEUE_NAME.test(queueName)) continue;
    const tooLong = queueName.length > QUEUE_NAME_LIMIT;
    // A malformed group name has been refused already; only the length is left to say.
    if (!tooLong) continue;
    context.refuse({
      code: "TSU311",
      options: [["name"], ["queues", name]],
      message: `the queue of group \`${name}\` would be called \`${queueName}\`: ${queueName.length} characters, and the platform takes ${QUEUE_NAME_LIMIT}`,
      hint: "shorten `name` or the group's name",
    });
  }
}
