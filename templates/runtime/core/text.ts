/** JavaScript strings are UTF-16 and may be ill-formed; SQLite, queues and HTTP want UTF-8. The border is here. */

/** What stands in for a character that cannot be stored. */
const REPLACEMENT = "\uFFFD";

/** How many bytes the text takes as UTF-8. A lone surrogate counts as the three bytes of its replacement. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    if (unit < 0x800) {
      bytes += 1;
    } else if (isLeadSurrogate(unit) && isTrailSurrogate(text.charCodeAt(index + 1))) {
      // Two units, four bytes: the second unit is counted already.
      bytes += 2;
      index += 1;
    } else {
      bytes += 2;
    }
  }
  return bytes;
}

/** Whether the text takes at most `limitBytes` as UTF-8; cheaper than `utf8Length` where the answer is clear. */
export function fitsUtf8(text: string, limitBytes: number): boolean {
  if (text.length > limitBytes) return false;
  return text.length * 3 <= limitBytes || utf8Length(text) <= limitBytes;
}

/** Whether every surrogate of the text has its partner, so that the text survives UTF-8. */
export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** The text with every lone surrogate replaced by U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, REPLACEMENT);
}

/**
 * Text fit for storing and showing: well-formed, at most `limitCharacters` UTF-16 units, never cut inside a surrogate pair.
 * NUL becomes U+FFFD as well: SQLite's text functions stop at it (seen 2026-11).
 */
export function boundedText(text: string, limitCharacters: number): string {
  // Cut first, so that the rest of a huge text is never touched.
  const cut = text.length > limitCharacters ? cutAt(text, limitCharacters) : text;
  return toWellFormed(cut).replaceAll("\0", REPLACEMENT);
}

function cutAt(text: string, limitCharacters: number): string {
  if (limitCharacters <= 0) return "";
  const ellipsis = "…";
  let end = limitCharacters - ellipsis.length;
  if (end > 0 && isLeadSurrogate(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end) + ellipsis;
}

function isLeadSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isTrailSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
