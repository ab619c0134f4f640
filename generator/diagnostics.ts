/** Mistakes with their place: collected as data, sorted, and printed once by whoever talks to people. */

/** One mistake. */
export interface Diagnostic {
  /** Stable, for example `TSU205`; see spec/codes.ts. */
  readonly code: string;
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units, as editors count. */
  readonly column: number;
  /** How many units to underline; one when absent. */
  readonly length?: number;
  /** What was expected and what was found. */
  readonly message: string;
  /** How to put it right, when that is known. */
  readonly hint: string | null;
}

/** How diagnostics are printed. */
export interface PrintOptions {
  /** Text of each file by its name, for the code frames; a file that is missing here gets no frame. */
  readonly sources: ReadonlyMap<string, string>;
  readonly colour: boolean;
}

/** The diagnostics by file, line, column, code and message, each once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.toSorted(compareDiagnostics).filter((diagnostic) => {
    const identity = JSON.stringify(diagnostic);
    return !seen.has(identity) && seen.add(identity);
  });
}

/**
 * All diagnostics as text, each with its place, code frame and hint, without a newline at the end.
 *
 * @example
 * tsumugi.config.yaml:7:7 TSU201 unknown key `concurency` in `policy`
 *   6 |     policy:
 * > 7 |       concurency: 5
 *     |       ^^^^^^^^^^
 *   did you mean `concurrency`?
 */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: PrintOptions,
): string {
  return sortDiagnostics(diagnostics)
    .map((diagnostic) => printDiagnostic(diagnostic, options))
    .join("\n\n");
}

function printDiagnostic(diagnostic: Diagnostic, options: PrintOptions): string {
  const paint = options.colour ? ansi : plain;
  const { file, line, column, code } = diagnostic;
  const message = printable(diagnostic.message);
  const hint = diagnostic.hint === null ? null : printable(diagnostic.hint);
  const source = options.sources.get(file);
  return [
    `${paint("bold", `${file}:${line}:${column}`)} ${paint("red", code)} ${message}`,
    ...(source === undefined ? [] : codeFrame(source, diagnostic, paint)),
    ...(hint === null ? [] : [`  ${paint("cyan", hint)}`]),
  ].join("\n");
}

/** The line with the mistake, the one before it, and carets below. */
function codeFrame(source: string, diagnostic: Diagnostic, paint: Paint): readonly string[] {
  const lines = printable(source.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n")).split("\n");
  const text = lines[diagnostic.line - 1];
  if (text === undefined) return [];
  const before = lines[diagnostic.line - 2];
  const width = String(diagnostic.line).length;
  const start = diagnostic.column - 1;
  const from = text.length > FRAME_LIMIT ? Math.max(0, start - FRAME_LEAD) : 0;
  const end = Math.min(start + (diagnostic.length ?? 1), from + FRAME_LIMIT);
  const gap = padding(from > 0 ? `…${text.slice(from, start)}` : text.slice(0, start));
  const carets = "^".repeat(Math.max(1, padding(text.slice(start, end)).length));
  return [
    ...(before === undefined
      ? []
      : [frameLine("  ", String(diagnostic.line - 1).padStart(width), shown(before, 0))]),
    frameLine("> ", String(diagnostic.line), shown(text, from)),
    frameLine("  ", " ".repeat(width), gap + paint("red", carets)),
  ];
}

/** A file may be one line: what is shown of it must still be found. */
const FRAME_LIMIT = 160;
/** How much of a long line stands in front of the mistake. */
const FRAME_LEAD = 60;

function shown(line: string, from: number): string {
  const end = from + FRAME_LIMIT;
  return `${from > 0 ? "…" : ""}${line.slice(from, end)}${line.length > end ? "…" : ""}`;
}

function frameLine(mark: string, number: string, text: string): string {
  return `${mark}${number} | ${text}`.trimEnd();
}

/** Control characters of the config must not reach a terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, "\uFFFD");
}

/** White space as wide as the text: tabs stay tabs, East Asian wide characters take two columns. */
function padding(text: string): string {
  return Array.from(text, (character) => {
    if (character === "\t") return "\t";
    return /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u.test(
      character,
    )
      ? "  "
      : " ";
  }).join("");
}

type Style = "bold" | "red" | "cyan";
type Paint = (style: Style, text: string) => string;

const ANSI_CODES: Readonly<Record<Style, number>> = { bold: 1, red: 31, cyan: 36 };

function ansi(style: Style, text: string): string {
  return `\u001B[${ANSI_CODES[style]}m${text}\u001B[0m`;
}

function plain(_style: Style, text: string): string {
  return text;
}

function compareDiagnostics(left: Diagnostic, right: Diagnostic): number {
  return (
    compareText(left.file, right.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compareText(left.code, right.code) ||
    compareText(left.message, right.message)
  );
}

/** By code units, so that the order is the same on every machine. */
function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
