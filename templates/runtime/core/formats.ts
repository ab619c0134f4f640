/** The values of JSON Schema's `format` that are checked. Every expression runs in linear time. */

type Check = (text: string) => boolean;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const DURATION = /^P(?!$)(\d+W|(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?)$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const BYTE = /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ["date", isDate],
  ["time", (text) => TIME.test(text)],
  ["date-time", isDateTime],
  ["duration", (text) => DURATION.test(text)],
  ["email", isEmail],
  ["hostname", isHostname],
  ["ipv4", isIpv4],
  ["ipv6", isIpv6],
  ["uri", isUri],
  ["url", isUri],
  ["uuid", (text) => UUID.test(text)],
]);

/** Every format that can be written in the config. */
export const FORMATS: readonly string[] = [...CHECKS.keys()];

/** Whether the text has the format; true for a format that is not known, as the generator refuses those. */
export function hasFormat(format: string, text: string): boolean {
  return CHECKS.get(format)?.(text) ?? true;
}

function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (days[month - 1] ?? 0);
}

function isDateTime(text: string): boolean {
  return /^[Tt ]$/.test(text.charAt(10)) && isDate(text.slice(0, 10)) && TIME.test(text.slice(11));
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at));
  return local.length <= 64 && LOCAL_PART.test(local) && isHostname(text.slice(at + 1));
}

function isHostname(text: string): boolean {
  return text.length <= 253 && text.split(".").every((label) => LABEL.test(label));
}

function isIpv4(text: string): boolean {
  const parts = text.split(".", 5);
  return parts.length === 4 && parts.every((part) => BYTE.test(part));
}

function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  const last = groups.at(-1) ?? "";
  const embedded = last.includes(".");
  const plain = embedded ? groups.slice(0, -1) : groups;
  const size = plain.length + (embedded ? 2 : 0);
  const sized = halves.length === 2 ? size < 8 : size === 8;
  // An address ends with its IPv4 part, so a trailing `::` cannot follow it.
  const placed = !embedded || (isIpv4(last) && text.endsWith(last));
  return sized && placed && plain.every((group) => GROUP.test(group));
}

function isUri(text: string): boolean {
  // URL accepts and mends white space and control characters; a stored text should need no mending.
  return SCHEME.test(text) && !/[\s\p{Cc}\\<>"{}|^`]/u.test(text) && URL.canParse(text);
}
