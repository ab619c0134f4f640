/** The name that someone probably meant. */

/** The candidate with the fewest edits from `name`, if it is near enough to be worth offering; else null. */
export function nearestName(name: string, candidates: Iterable<string>): string | null {
  const wanted = name.slice(0, 100).toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.min(3, Math.ceil(wanted.length / 2)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Levenshtein distance, row by row. */
function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replace = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const remove = (previous[column] ?? 0) + 1;
      const insert = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(replace, remove, insert));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
