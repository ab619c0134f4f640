/** docs/soak.md: the last run with kills and the last one without, each with the machine that it ran on. */

import { format } from "prettier";
import type { Machine } from "../bench/machine.ts";
import { printMachine, printTable } from "../bench/page.ts";
import type { JudgedFigure } from "./report.ts";
import { shownValue } from "./report.ts";
import { LOAD_SHARE, type SoakResult } from "./soak.ts";

const TITLES = { kills: "With kills", calm: "Without kills" } as const;
type SectionName = keyof typeof TITLES;
const SECTIONS = Object.keys(TITLES) as SectionName[];

const METHOD =
  "Generated code of a config with ten bindings on local workerd: at-least-once and at-most-once, one to four shards, keys, a rate, " +
  "priorities, delays, payloads in the message and by reference; performers that succeed, take their time, fail, throw odd things, " +
  "ask for a later retry or for none, hang, and ignore their signal. The capacity is measured first, with jobs always waiting; then " +
  `jobs come at ${100 * LOAD_SHARE} % of it with kills, at all of it without. Every job has a unique key, and an enqueue without an answer is repeated, ` +
  "so it is known which jobs were accepted. Every performer tells a recorder outside the runtime that it starts, before it does " +
  "anything, so it is known from the outside what ran how often. At the end, when every job is at rest, the shards, D1 and the " +
  "recorder are held against each other.";

const WORDS =
  "`lost`: accepted, and at the end unknown, not at rest, or completed although nothing started. `duplicates`: starts of an at-least-once " +
  "attempt that had started before. `double-starts`: starts of an at-most-once job that had started before and had reported no failure. `exactly-once`: " +
  "jobs of which each attempt that the shard counts started exactly once. `wrong-ends`: at rest in a state that the performer cannot have led to. " +
  "`strangers`: jobs that nobody enqueued, or that exist twice. `home`: from the time at which a job was due, or from a kill that found it " +
  "due, to its end.";

/** The page with this run's section in place of the one before; the other section stays. */
export async function writePage(
  before: string,
  machine: Machine,
  result: SoakResult,
  figures: readonly JudgedFigure[],
): Promise<string> {
  const own: SectionName = result.command.withKills ? "kills" : "calm";
  const sections = SECTIONS.map((name) =>
    name === own ? printSection(name, machine, result, figures) : sectionIn(before, name),
  );
  const text = [
    "<!-- Written by `npm run soak -- --write`. Do not edit. -->",
    "# Soak",
    METHOD,
    WORDS,
    ...sections.filter((section) => section !== null),
  ].join("\n\n");
  return format(text, { parser: "markdown", printWidth: 100 });
}

function sectionIn(page: string, name: SectionName): string | null {
  const heading = `## ${TITLES[name]}\n`;
  const start = page.indexOf(heading);
  if (start < 0) return null;
  const end = page.indexOf("\n## ", start + heading.length);
  return page.slice(start, end < 0 ? undefined : end).trim();
}

function printSection(
  name: SectionName,
  machine: Machine,
  { command, kills, evictions, loadSeconds }: SoakResult,
  figures: readonly JudgedFigure[],
): string {
  const minutes = shownValue(Number((loadSeconds / 60).toFixed(1)));
  const done =
    name === "kills"
      ? `In ${minutes} minutes the whole runtime was killed ${kills} times (\`kill -9\`) and started again on what was on disk. ` +
        "Local queues live in memory, so each kill loses every message under way, and only the reaper brings those jobs home " +
        `(5 seconds of silence for most bindings). Between kills single shards were thrown out of memory in mid-work, ${evictions} times.`
      : `Nothing was killed in ${minutes} minutes. Attempts have so much time that a slow machine makes none of them overdue.`;
  const rows = figures.map(({ name: figure, value, unit, bound, holds }) => [
    `\`${figure}\``,
    shownValue(value),
    unit,
    bound === undefined ? "" : printBound(bound, holds === true),
  ]);
  return [
    `## ${TITLES[name]}`,
    `${done} Seed ${command.seed}.`,
    printMachine(machine),
    printTable(["figure", "value", "unit", "must be"], rows),
  ].join("\n\n");
}

function printBound(bound: NonNullable<JudgedFigure["bound"]>, holds: boolean): string {
  const text =
    "atMost" in bound ? `at most ${bound.atMost}` : `at least ${shownValue(bound.atLeast)}`;
  return `${text}: ${holds ? "held" : "**not held**"}`;
}
