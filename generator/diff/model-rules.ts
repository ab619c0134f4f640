/** A rule for every member of a model besides its bindings and queues. */

import type { Analytics, Auth, Features, Model, Producer, Retention } from "../model/model.ts";
import { formatDuration } from "../spec/duration.ts";
import type { Change } from "./change.ts";
import type { Generation } from "./generation.ts";
import { findingsOf } from "./rule.ts";
import type { Changed, Rules } from "./rule.ts";
import { listed, NEXT_DEPLOY } from "./words.ts";

export const MODEL_RULES: Rules<Model> = {
  name: {
    kind: "name",
    option: "name",
    show: (name) => name,
    consequences: () => [
      "Every queue gets another name; the D1 database keeps the one that it has in wrangler.jsonc.",
    ],
  },
  output: {
    kind: "output",
    option: "output",
    show: (folder) => folder,
    consequences: ({ from, to }) => [
      `Generated files stand in ${to}/; imports of yours from ${from}/ have to follow.`,
      `What ${from}/ remembers of what is deployed (ledger, migrations) moves along; files of yours in it stay.`,
    ],
  },
  importExtension: {
    kind: "import-extension",
    option: "imports",
    show: (extension) => `*${extension}`,
    consequences: () => ["Follows your tsconfig.json; the generated files do the same as before."],
  },
  retention: {
    kind: "retention",
    option: "retention",
    show: ({ olderThanMs, limit, cron }) =>
      `${formatDuration(olderThanMs)}, ${limit} rows, ${cron}`,
    consequences: retentionConsequences,
  },
  ejected: {
    kind: "ejected",
    option: "ejected",
    show: (files) => (files.length === 0 ? "none" : files.join(", ")),
    consequences: ({ from, to }) => {
      const taken = to.filter((file) => !from.includes(file));
      const returned = from.filter((file) => !to.includes(file));
      return [
        ...(taken.length === 0
          ? []
          : [
              `From now on ${listed(taken)} is yours: neither written nor checked, and no change of the config reaches it.`,
            ]),
        ...(returned.length === 0
          ? []
          : [
              `${listed(returned)} is generated again: \`generate --force\` overwrites what you made of it.`,
            ]),
      ];
    },
  },
  producers: {
    kind: "producers",
    option: "producers",
    show: (producers) => (producers.length === 0 ? "none" : producers.map(showProducer).join(", ")),
    consequences: () => [
      "The client and the Durable Object entries of these Workers change: deploy this Worker first, then them.",
    ],
  },
  features: {
    kind: "features",
    option: "generated besides",
    show: (features) => enabled(features).join(", ") || "none",
    consequences: ({ from, to }) => {
      const more = enabled(to).filter((feature) => !enabled(from).includes(feature));
      const less = enabled(from).filter((feature) => !enabled(to).includes(feature));
      return [
        ...more.map((feature) => `\`${feature}\` is generated from now on; jobs are not touched.`),
        ...less.map(
          (feature) => `\`${feature}\` goes: what imports or calls it has to change first.`,
        ),
      ];
    },
  },
  auth: {
    kind: "auth",
    option: "auth",
    show: showAuth,
    consequences: () => [
      "It holds with the next deploy. Secrets that it names are set with `wrangler secret put`; while that of `bearer` is empty, the API answers 404.",
    ],
  },
  analytics: {
    kind: "analytics",
    option: "analytics",
    show: (analytics) => analytics?.dataset ?? "none",
    consequences: analyticsConsequences,
  },
  bindings: { toldBy: "binding-added" },
  queues: { toldBy: "queue-added" },
  environments: { toldBy: "environment-added" },
  environmentsWithoutJobs: { toldBy: "environment-added" },
  removed: { toldBy: "binding-draining" },
  configFile: { toldBy: "binding-added" },
};

export function modelChanges(before: Generation, after: Generation): readonly Change[] {
  return findingsOf(MODEL_RULES, before.model, after.model).map((finding) => ({
    ...finding,
    subject: after.model.name,
    environment: null,
    line: null,
  }));
}

function retentionConsequences({ from, to }: Changed<Retention, Model>): readonly string[] {
  const [kept, was] = [formatDuration(to.olderThanMs), formatDuration(from.olderThanMs)];
  return [
    ...(to.olderThanMs === from.olderThanMs
      ? []
      : [
          `Finished jobs leave D1 ${kept} after their last change instead of ${was}${to.olderThanMs < from.olderThanMs ? `; what is older than ${kept} goes with the first runs after the deploy, and cannot be brought back` : ""}. Shards are not touched.`,
        ]),
    ...(to.limit === from.limit ? [] : [`One statement deletes up to ${to.limit} rows.`]),
    ...(to.cron === from.cron ? [] : [`The cron trigger runs at \`${to.cron}\`. ${NEXT_DEPLOY}.`]),
  ];
}

function analyticsConsequences({ from, to }: Changed<Analytics | null, Model>): readonly string[] {
  return [
    ...(to === null
      ? []
      : [
          `Each shard writes a data point for each finished minute into \`${to.dataset}\`. ${NEXT_DEPLOY}.`,
        ]),
    ...(from === null
      ? []
      : [`What \`${from.dataset}\` has can still be queried, for three months at most.`]),
  ];
}

function showProducer({ wrangler, bindings }: Producer): string {
  return `${wrangler}${bindings === null ? "" : ` (${bindings.join(", ")})`}`;
}

function showAuth(auth: Auth | null): string {
  const ways = Object.entries(auth ?? {}).flatMap(([name, way]) => (way === null ? [] : name));
  return ways.join(", ") || "none";
}

function enabled(features: Features): readonly string[] {
  return Object.entries(features).flatMap(([name, isOn]) => (isOn ? name : []));
}
