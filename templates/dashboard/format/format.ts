/** Numbers and times as text, in the reader's language. */

import type { Language } from "../texts/texts.ts";

export interface Format {
  /** 12,345 */
  number(value: number): string;
  /** A point in time, to the second. */
  time(at: number): string;
  /** The same with the zone of this computer, which it is told in. */
  timeInZone(at: number): string;
  /** 250 ms, 1.2 s, 4 min, 3 h, 2 d: one unit, short enough for a column. */
  duration(ms: number): string;
  /** "3 min ago", "in 2 h". */
  relative(at: number, now: number): string;
  /** The same inside of a sentence: "in 2 hours". */
  relativeInWords(at: number, now: number): string;
  percent(share: number): string;
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

const made = new Map<Language, Format>();

export function formatFor(language: Language): Format {
  const known = made.get(language);
  if (known !== undefined) return known;
  const format = makeFormat(language);
  made.set(language, format);
  return format;
}

function makeFormat(language: Language): Format {
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: "percent" });
  const times = dateTimes(language, {});
  const zoned = dateTimes(language, { timeZoneName: "short" });
  const relative = (style: "short" | "long"): Format["relative"] => {
    const inStyle = new Intl.RelativeTimeFormat(language, { numeric: "always", style });
    return (at, now) => {
      const distance = at - now;
      const [unit, size] =
        UNITS.find(([, least]) => Math.abs(distance) >= least) ?? (["second", 1_000] as const);
      // Towards zero: 119 s are one minute and not yet two.
      const whole = Math.trunc(distance / size);
      return inStyle.format(whole === 0 && distance < 0 ? -0 : whole, unit);
    };
  };
  const inUnit = (value: number, unit: string): string =>
    new Intl.NumberFormat(language, {
      style: "unit",
      unit,
      // "7d" and "5m" are the config's own words; Japanese has none so short.
      unitDisplay: language === "en" ? "narrow" : "short",
      maximumFractionDigits: value < 10 && unit !== "millisecond" ? 1 : 0,
    }).format(value);
  return {
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    time: (at) => times.format(at),
    timeInZone: (at) => zoned.format(at),
    duration(ms) {
      const [unit, size] = UNITS.find(([, least]) => ms >= least) ?? ["millisecond", 1];
      return inUnit(ms / size, unit);
    },
    relative: relative("short"),
    relativeInWords: relative("long"),
  };
}

function dateTimes(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    ...options,
  });
}
