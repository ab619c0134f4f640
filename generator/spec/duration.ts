/** Durations as people write them: `500ms`, `30s`, `5m`, `12h`, `7d`, or plain milliseconds. */

const UNIT_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** The text form, for the editor's schema. */
export const DURATION_PATTERN = "^[0-9]+(_[0-9]+)*(ms|s|m|h|d)?$";

/** Milliseconds of a well-formed duration text, else null. */
export function parseDuration(text: string): number | null {
  const match = /^(\d+(?:_\d+)*)(ms|s|m|h|d)?$/.exec(text);
  if (match === null) return null;
  const count = Number((match[1] ?? "").replaceAll("_", ""));
  return count * (UNIT_MS[match[2] ?? "ms"] ?? 1);
}

/** The shortest exact text of a duration: `90m`, not `5400000ms`. */
export function formatDuration(milliseconds: number): string {
  for (const unit of ["d", "h", "m", "s"]) {
    const size = UNIT_MS[unit] ?? 1;
    if (milliseconds !== 0 && milliseconds % size === 0) return `${milliseconds / size}${unit}`;
  }
  return `${milliseconds}ms`;
}

/** A duration as one says it, in its two largest units and rounded up: `8d 7h`. */
export function describeDuration(milliseconds: number): string {
  const units = Object.entries(UNIT_MS);
  const size = units[Math.max(0, units.findLastIndex(([, unit]) => milliseconds >= unit) - 1)]?.[1];
  let rest = Math.ceil(milliseconds / (size ?? 1)) * (size ?? 1);
  const parts = units.toReversed().flatMap(([name, unit]) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count === 0 ? [] : [`${count}${name}`];
  });
  return parts.length === 0 ? "0ms" : parts.join(" ");
}

/** The next duration that is whole in its largest unit: `9d` for 8 days and 7 hours. */
export function roundUpDuration(milliseconds: number): string {
  const [, size] = Object.entries(UNIT_MS).findLast(([, unit]) => milliseconds >= unit) ?? [
    "ms",
    1,
  ];
  return formatDuration(Math.ceil(milliseconds / size) * size);
}

/** What was probably meant by a text that is no duration (`30 minutes`, `1.5h`, `1h30m`), in the right form. */
export function guessDuration(text: string): string | null {
  const parts = [...text.matchAll(/(\d+(?:[._]\d+)*)\s*([a-zµ]+)/gi)];
  const rest = text.replaceAll(/(\d+(?:[._]\d+)*)\s*([a-zµ]+)/gi, "").replaceAll(/[\s,]|and/g, "");
  if (parts.length === 0 || rest !== "") return null;
  let total = 0;
  for (const [, count = "", unit = ""] of parts) {
    const size = LOOSE_UNITS.find(([pattern]) => pattern.test(unit))?.[1];
    if (size === undefined) return null;
    total += Number(count.replaceAll("_", "")) * size;
  }
  const rounded = Math.round(total);
  return Number.isSafeInteger(rounded) ? formatDuration(rounded) : null;
}

const LOOSE_UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(ms|msecs?|millis|milliseconds?)$/i, 1],
  [/^(s|secs?|seconds?)$/i, 1_000],
  [/^(m|mins?|minutes?)$/i, 60_000],
  [/^(h|hrs?|hours?)$/i, 3_600_000],
  [/^(d|days?)$/i, 86_400_000],
  [/^(w|wks?|weeks?)$/i, 7 * 86_400_000],
];
