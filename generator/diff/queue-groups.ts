/** Queue groups: the queues and their one consumer. */

import { queueName } from "../model/names.ts";
import type { QueueGroup } from "../model/model.ts";
import { formatDuration } from "../spec/duration.ts";
import { parseDocument } from "../wrangler/document.ts";
import { find } from "../wrangler/lists.ts";
import type { Change, Finding } from "./change.ts";
import type { Generation } from "./generation.ts";
import { findingsOf } from "./rule.ts";
import type { Rules } from "./rule.ts";
import { count, listed, NEXT_DEPLOY } from "./words.ts";

const QUEUE_RULES: Rules<QueueGroup> = {
  maxBatchSize: {
    kind: "max-batch-size",
    option: "maxBatchSize",
    show: String,
    consequences: ({ from, to }) => [
      `A batch has up to ${count(to, "message")}. ${to > from ? "Fewer calls, and more jobs that share the time and memory of one." : "More calls, and fewer jobs that share the time and memory of one."} ${NEXT_DEPLOY}.`,
    ],
  },
  maxBatchTimeoutMs: {
    kind: "max-batch-timeout",
    option: "maxBatchTimeoutMs",
    show: formatDuration,
    consequences: ({ to }) => [
      `A message waits for up to ${formatDuration(to)} until its batch is full. ${NEXT_DEPLOY}.`,
    ],
  },
  maxConcurrency: {
    kind: "max-concurrency",
    option: "maxConcurrency",
    show: (limit) => (limit === null ? "the platform's" : String(limit)),
    consequences: ({ to, after }) => [
      to === null
        ? `The platform decides how many batches run at once. ${NEXT_DEPLOY}.`
        : `Up to ${count(to, "batch", "batches")} of up to ${after.maxBatchSize} jobs at once, whatever the bindings' concurrency allows. ${NEXT_DEPLOY}.`,
    ],
  },
  queueName: {
    kind: "queue-name",
    option: "the queue",
    show: (name) => `\`${name}\``,
    consequences: ({ from, to }) => [
      `Messages that are sent after the next deploy go through \`${to}\`, which is another queue. Those on their way in \`${from}\` are still delivered, as the old consumer stays attached.`,
    ],
  },
  name: { toldBy: "queue-added" },
  producerBinding: { toldBy: "queue-added" },
};

export function queueChanges(before: Generation, after: Generation): readonly Change[] {
  const [old, next] = [before.model.queues, after.model.queues];
  const change = (name: string, finding: Finding): Change => ({
    ...finding,
    subject: `queues.${name}`,
    environment: null,
    line: null,
  });
  return [
    ...next.flatMap((group) => {
      const was = old.find(({ name }) => name === group.name);
      const findings =
        was === undefined ? [addedFinding(group)] : findingsOf(QUEUE_RULES, was, group);
      return findings.map((finding) => change(group.name, finding));
    }),
    ...old
      .filter((group) => !next.some(({ name }) => name === group.name))
      .map((group) => change(group.name, removedFinding(group, before, after))),
  ];
}

function addedFinding({ name, queueName }: QueueGroup): Finding {
  return {
    kind: "queue-added",
    before: null,
    after: name,
    title: "a new queue group",
    consequences: [`\`wrangler deploy\` creates the queue \`${queueName}\` if there is none.`],
  };
}

function removedFinding(group: QueueGroup, before: Generation, after: Generation): Finding {
  const users = before.model.bindings.filter(({ queue }) => queue === group.name);
  return {
    kind: "queue-removed",
    before: group.name,
    after: null,
    title: "a queue group less",
    consequences: [
      `\`${group.queueName}\` stays on the platform, with this Worker attached as its consumer${users.length === 0 ? "" : `, and with what is still on its way for ${listed(users.map(({ name }) => name))}`}.`,
      `Once it is empty: ${detachLines(group, before, after)}.`,
    ],
  };
}

/**
 * What takes the consumer off a queue that is no longer used, in each environment that had it. Wrangler's deploy detaches
 * none (as of 4.164).
 */
export function detachLines(group: QueueGroup, before: Generation, after: Generation): string {
  const { name, environments } = before.model;
  const lines = [null, ...environments.map((environment) => environment.name)].map(
    (environment) => {
      const queue =
        environment === null ? group.queueName : queueName(name, environment, group.name);
      const worker = workerName(after, environment);
      return `\`npx wrangler queues consumer remove ${queue} ${worker}\``;
    },
  );
  return listed(lines);
}

/** As wrangler calls it: an environment's own name, or the file's with the environment behind it. */
function workerName({ wrangler }: Generation, environment: string | null): string {
  const { root } = parseDocument((wrangler.text ?? "{}").replace(/^\uFEFF/, ""));
  const nameAt = (path: readonly string[]): unknown => find(root, [...path, "name"])?.value;
  const name = nameAt([]);
  const own = environment === null ? name : nameAt(["env", environment]);
  if (typeof own === "string") return own;
  if (typeof name !== "string") return "<this Worker>";
  return environment === null ? name : `${name}-${environment}`;
}
