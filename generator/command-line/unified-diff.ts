/** Unified diffs of what would be written, as `diff -u` and `git apply` know them. */

/** Lines around a change. */
const CONTEXT = 3;
/** With more changed lines than this the search for the shortest diff is given up: the file counts as replaced. */
const LIMIT = 1_000;

/** One line of a diff. */
interface Step {
  readonly kind: " " | "-" | "+";
  readonly line: string;
}

/** The diff of one file; null stands for a file that is not there, the empty answer for no difference. */
export function unifiedDiff(path: string, before: string | null, after: string | null): string {
  const steps = stepsBetween(linesOf(before ?? ""), linesOf(after ?? ""));
  const hunks = hunksOf(steps);
  if (hunks.length === 0) return "";
  const from = before === null ? "/dev/null" : `a/${path}`;
  const to = after === null ? "/dev/null" : `b/${path}`;
  return [`--- ${from}`, `+++ ${to}`, ...hunks].join("\n");
}

/** Each line with its line end; the mark for a missing last one is part of the line. */
function linesOf(text: string): readonly string[] {
  if (text === "") return [];
  const lines = text.split("\n");
  const last = lines.pop();
  return last === "" || last === undefined
    ? lines
    : [...lines, `${last}\n\\ No newline at end of file`];
}

function stepsBetween(before: readonly string[], after: readonly string[]): readonly Step[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const same = (lines: readonly string[]) => lines.map((line): Step => ({ kind: " ", line }));
  return [
    ...same(before.slice(0, head)),
    ...shortest(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...same(before.slice(before.length - tail)),
  ];
}

/**
 * Myers' greedy algorithm: `ends[k]` is how far into `before` the best path on diagonal k has come with so many changes.
 * The ends of every round are kept, and the path is read backwards from them.
 */
function shortest(before: readonly string[], after: readonly string[]): readonly Step[] {
  const rounds: ReadonlyMap<number, number>[] = [];
  let ends = new Map<number, number>([[1, 0]]);
  for (let changes = 0; changes <= LIMIT; changes += 1) {
    rounds.push(ends);
    const next = new Map(ends);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let x = isDown(ends, diagonal, changes)
        ? (ends.get(diagonal + 1) ?? 0)
        : (ends.get(diagonal - 1) ?? 0) + 1;
      while (
        x < before.length &&
        before[x] === after[x - diagonal] &&
        x - diagonal < after.length
      ) {
        x += 1;
      }
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length)
        return walkBack(rounds, before, after);
    }
    ends = next;
  }
  return [
    ...before.map((line): Step => ({ kind: "-", line })),
    ...after.map((line): Step => ({ kind: "+", line })),
  ];
}

/** Whether the path reaches this diagonal by a line of `after` rather than by dropping one of `before`. */
function isDown(ends: ReadonlyMap<number, number>, diagonal: number, changes: number): boolean {
  if (diagonal === -changes) return true;
  if (diagonal === changes) return false;
  return (ends.get(diagonal - 1) ?? -1) < (ends.get(diagonal + 1) ?? -1);
}

function walkBack(
  rounds: readonly ReadonlyMap<number, number>[],
  before: readonly string[],
  after: readonly string[],
): readonly Step[] {
  const steps: Step[] = [];
  let x = before.length;
  let y = after.length;
  for (let changes = rounds.length - 1; changes >= 0; changes -= 1) {
    const ends = rounds[changes] ?? new Map<number, number>();
    const diagonal = x - y;
    const down = isDown(ends, diagonal, changes);
    const previous = down ? diagonal + 1 : diagonal - 1;
    const startX = ends.get(previous) ?? 0;
    const startY = startX - previous;
    while (x > startX && y > startY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      steps.push({ kind: " ", line: before[x] ?? "" });
    }
    if (changes === 0) break;
    if (down) steps.push({ kind: "+", line: after[(y -= 1)] ?? "" });
    else steps.push({ kind: "-", line: before[(x -= 1)] ?? "" });
  }
  return steps.reverse();
}

function hunksOf(steps: readonly Step[]): readonly string[] {
  const changed = steps.flatMap(({ kind }, index) => (kind === " " ? [] : [index]));
  const ranges: { start: number; end: number }[] = [];
  for (const index of changed) {
    const last = ranges.at(-1);
    const start = Math.max(0, index - CONTEXT);
    const end = Math.min(steps.length, index + 1 + CONTEXT);
    if (last !== undefined && start <= last.end) last.end = end;
    else ranges.push({ start, end });
  }
  let [oldLine, newLine, position] = [1, 1, 0];
  return ranges.map(({ start, end }) => {
    oldLine += count(steps.slice(position, start), "-");
    newLine += count(steps.slice(position, start), "+");
    const part = steps.slice(start, end);
    const [oldCount, newCount] = [count(part, "-"), count(part, "+")];
    const head = `@@ -${span(oldLine, oldCount)} +${span(newLine, newCount)} @@`;
    oldLine += oldCount;
    newLine += newCount;
    position = end;
    return [head, ...part.map(({ kind, line }) => kind + line)].join("\n");
  });
}

/** Lines of one side: the unchanged ones and its own. */
function count(steps: readonly Step[], side: "-" | "+"): number {
  return steps.filter(({ kind }) => kind === " " || kind === side).length;
}

/** Without any line, the line before is named, as `diff -u` does. */
function span(line: number, lines: number): string {
  return lines === 1 ? String(line) : `${lines === 0 ? line - 1 : line},${lines}`;
}
