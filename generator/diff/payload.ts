/** Payloads: what a change of their shape means for jobs that wait, and for the order of deploys. */

import { arrivals, listedReasons } from "../evolve/payload/check.ts";
import { classifyPayloadChange } from "../evolve/payload/classify.ts";
import type { PayloadChange } from "../evolve/payload/classify.ts";
import type { LedgerEntry } from "../evolve/ledger-entry.ts";
import type { Binding } from "../model/model.ts";
import { jsonOf } from "./change.ts";
import type { Finding } from "./change.ts";
import { NEXT_DEPLOY } from "./words.ts";

type Remembered = LedgerEntry["payload"];

export function payloadFindings(
  before: Remembered,
  after: Remembered,
  binding: Binding,
): readonly Finding[] {
  return [
    ...(before.hash === after.hash ? [] : [shapeFinding(before, after, binding)]),
    ...(before.version === after.version ? [] : [versionFinding(before, after, binding)]),
  ];
}

function shapeFinding(before: Remembered, after: Remembered, binding: Binding): Finding {
  const change = classifyPayloadChange(before.schema, after.schema);
  const isUpgraded = after.version > before.version;
  return {
    kind: "payload",
    before: jsonOf(before.schema),
    after: jsonOf(after.schema),
    title: `payload: ${CLASSES[change.kind]}`,
    consequences: [
      ...("reasons" in change ? [`Because: ${listedReasons(change.reasons)}.`] : []),
      ...MEANINGS[change.kind](binding, isUpgraded),
    ],
  };
}

const CLASSES: Readonly<Record<PayloadChange["kind"], string>> = {
  compatible: "a compatible change",
  "consumers-first": "consumers first",
  "producers-first": "producers first",
  breaking: "a breaking change",
};

const MEANINGS: Readonly<
  Record<PayloadChange["kind"], (binding: Binding, isUpgraded: boolean) => readonly string[]>
> = {
  compatible: () => [
    "Jobs that wait fit the new shape and new ones fit the old, so any order of deploys will do.",
  ],
  "consumers-first": () => [
    "Jobs that wait fit the new shape, but a performer of the old deploy may not know what to do with new ones. Where producers are deployed on their own, deploy this Worker first.",
  ],
  "producers-first": (binding, isUpgraded) => [
    "New jobs fit the old shape, but jobs that wait may not fit the new one: producers go first, and this Worker when the old jobs are over.",
    ...old(binding, isUpgraded),
  ],
  breaking: (binding, isUpgraded) => [
    "Jobs that wait may not fit the new shape, and new ones may not fit the old.",
    ...old(binding, isUpgraded),
  ],
};

function old({ definition }: Binding, isUpgraded: boolean): readonly string[] {
  const until = arrivals(definition).map((line) => `Old jobs can arrive: ${line}.`);
  return isUpgraded ? until : [...until, "`generate` refuses it without `payloadVersion` raised."];
}

function versionFinding(before: Remembered, after: Remembered, { upgrade }: Binding): Finding {
  return {
    kind: "payload-version",
    before: before.version,
    after: after.version,
    title: `payloadVersion: ${before.version} -> ${after.version}`,
    consequences: [
      upgrade === null
        ? `Jobs that wait keep their payloads: the performer is handed version ${before.version} as it is, and has to take both.`
        : `Jobs that wait are handed to \`${upgrade.exportName}\` of ${upgrade.module} first, step by step up to version ${after.version}.`,
      `${NEXT_DEPLOY}. A consumer of the old deploy that meets a job of version ${after.version} gives it back without spending an attempt.`,
    ],
  };
}
