/** The name that someone probably meant. */

/** The candidate with the fewest slips from `name`, if it is near enough to be worth offering; else null. */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  const wanted = bare(name).slice(0, 100);
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = slips(wanted, bare(candidate).slice(0, 100));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? abbreviated(wanted, candidates);
}

/** The only candidate that the name is the beginning of: `int`, `bool`, `str`. */
function abbreviated(wanted: string, candidates: Iterable<string>): string | null {
  if (wanted.length < 3) return null;
  const [first, ...others] = [...candidates].filter((name) => bare(name).startsWith(wanted));
  return first === undefined || others.length > 0 ? null : first;
}

/** A hint with the nearest name, or null. */
export function didYouMean(name: string, candidates: Iterable<string>): string | null {
  const nearest = nearestName(name, candidates);
  return nearest === null ? null : `did you mean \`${nearest}\`?`;
}

/** A hint with the nearest name, else with all of them when they are few. */
export function suggestName(name: string, candidates: readonly string[]): string | null {
  const nearest = didYouMean(name, candidates);
  if (nearest !== null || candidates.length === 0 || candidates.length > 20) return nearest;
  return `known here: ${candidates.map((candidate) => `\`${candidate}\``).join(", ")}`;
}

/** Case and separators are what people get wrong first, and cost nothing. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[_\-\s]/g, "");
}

/** Edit distance in which two neighbours that changed places are one slip, row by row. */
function slips(left: string, right: string): number {
  let before: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          at(previous, column - 1) + (same ? 0 : 1),
          at(previous, column) + 1,
          at(current, column - 1) + 1,
          swapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    before = previous;
    previous = current;
  }
  return at(previous, right.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
