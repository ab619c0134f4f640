/** Five-field cron expressions, as the platform's triggers take them (times in UTC). */

interface Field {
  readonly name: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly words: readonly string[];
  /** The platform's extra forms in this field. */
  readonly extra: RegExp | null;
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const DAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

const FIELDS: readonly Field[] = [
  { name: "minute", minimum: 0, maximum: 59, words: [], extra: null },
  { name: "hour", minimum: 0, maximum: 23, words: [], extra: null },
  { name: "day of the month", minimum: 1, maximum: 31, words: [], extra: /^(L|LW|W|\d{1,2}W)$/ },
  { name: "month", minimum: 1, maximum: 12, words: MONTHS, extra: null },
  // The platform counts from 1 = Sunday (its documentation, 2026-11).
  {
    name: "day of the week",
    minimum: 1,
    maximum: 7,
    words: DAYS,
    extra: /^([1-7]?L|[1-7]#[1-5])$/,
  },
];

/** What is wrong with the expression, or null. */
export function cronProblem(expression: string): string | null {
  const parts = expression.trim().split(/\s+/);
  if (parts.length !== FIELDS.length) {
    return `expected ${FIELDS.length} fields, found ${expression.trim() === "" ? 0 : parts.length}`;
  }
  for (const [index, field] of FIELDS.entries()) {
    const part = parts[index] ?? "";
    if (!part.split(",").every((item) => isItem(item.toUpperCase(), field))) {
      return `the ${field.name} \`${part}\` is not made of ${field.minimum} to ${field.maximum}`;
    }
  }
  return neverComes(parts) ? `no month of \`${parts[3]}\` has a day \`${parts[2]}\`` : null;
}

/** Whether no year has such a date, as with the 30th of February; for expressions whose fields are all well-formed. */
function neverComes([, , days = "*", months = "*", weekday = "*"]: readonly string[]): boolean {
  const firstDays = days.split(",").map((item) => firstOf(item, 1));
  // A day of the week may come in any month, and so may the last day of each.
  if (weekday !== "*" || firstDays.includes(null)) return false;
  const longest = Math.max(...months.split(",").flatMap(monthsOf).map(lengthOf));
  return firstDays.every((day) => day !== null && day > longest);
}

/** The lowest value of an item; null for the platform's extra forms. */
function firstOf(item: string, lowest: number): number | null {
  const [from = ""] = item.split(/[/-]/);
  if (from === "*") return lowest;
  return /^\d+$/.test(from) ? Number(from) : null;
}

function monthsOf(item: string): number[] {
  const [range = "", step = "1"] = item.toUpperCase().split("/");
  const ends = range.split("-").map((text) => MONTHS.indexOf(text) + 1 || Number(text));
  const [from = 1, to = item.includes("/") ? 12 : from] = range === "*" ? [1, 12] : ends;
  return MONTHS.map((_, index) => index + 1).filter(
    (month) => month >= from && month <= to && (month - from) % Number(step) === 0,
  );
}

/** Days of the month, in a leap year. */
function lengthOf(month: number): number {
  return new Date(Date.UTC(2028, month, 0)).getUTCDate();
}

/** `*`, a value or a range, each with an optional step. */
function isItem(item: string, field: Field): boolean {
  if (field.extra?.test(item) === true) return true;
  const [range = "", step, ...rest] = item.split("/");
  if (rest.length > 0 || (step !== undefined && !isStep(step, field))) return false;
  if (range === "*") return true;
  const ends = range.split("-").map((text) => valueOf(text, field));
  const [from, to] = ends;
  if (ends.length > 2 || from === undefined || from === null || to === null) return false;
  return to === undefined || from <= to;
}

function isStep(text: string, field: Field): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= field.maximum;
}

function valueOf(text: string, field: Field): number | null {
  const word = field.words.indexOf(text);
  if (word >= 0) return word + field.minimum;
  if (!/^\d{1,2}$/.test(text)) return null;
  const value = Number(text);
  return value >= field.minimum && value <= field.maximum ? value : null;
}
