/** How the operator's commands show things: tables, times, numbers. */

import { formatDuration } from "../spec/duration.ts";

/** Control characters would let a job's text speak to the terminal, and those that turn the direction of writing let it lie. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One line, without anything that a terminal would obey. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(CONTROL, "\uFFFD").trim();
}

/** The same for a text of several lines, which stay. */
export function plainLines(text: string): string {
  return text.replaceAll(CONTROL, (character) => (character === "\n" ? character : "\uFFFD"));
}

/** @param columns width of the terminal; the last column is cut to fit */
export function printTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
): string {
  const cells = [header, ...rows.map((row) => row.map(plain))];
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? "")].length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length))
      .join("  ")
      .trimEnd(),
  );
  return lines.map((line) => cut(line, columns)).join("\n");
}

function cut(line: string, columns: number): string {
  const characters = [...line];
  return characters.length <= columns ? line : `${characters.slice(0, columns - 1).join("")}…`;
}

/** `2m ago`, `in 3h`, `now`: in the largest unit that fits. */
export function printRelative(timeMs: number, nowMs: number): string {
  const distance = timeMs - nowMs;
  if (Math.abs(distance) < 1_000) return "now";
  const text = printDuration(Math.abs(distance));
  return distance < 0 ? `${text} ago` : `in ${text}`;
}

/** In the largest unit that fits, rounded down: `41s`, `3h`. */
export function printDuration(durationMs: number): string {
  const unit = [86_400_000, 3_600_000, 60_000, 1_000].find((size) => durationMs >= size) ?? 1;
  return formatDuration(Math.floor(durationMs / unit) * unit);
}

export function printCount(count: number): string {
  return count.toLocaleString("en-US");
}

/** `1 job`, `2 jobs`. */
export function printJobs(count: number): string {
  return `${printCount(count)} ${count === 1 ? "job" : "jobs"}`;
}

export function printTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
