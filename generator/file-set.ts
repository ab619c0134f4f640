/** What the emitters produce: text files by path, complete in memory before anything is compared or written. */

/** Project-relative path with `/` -> text, in code-unit order of the paths. */
export type FileSet = ReadonlyMap<string, string>;

/** Builds a FileSet, sorted. Throws on a path that could land elsewhere or that two files claim. */
export function createFileSet(files: Iterable<readonly [path: string, text: string]>): FileSet {
  const sorted = [...files].sort(([left], [right]) => compareCodeUnits(left, right));
  const claimed = new Set<string>();
  for (const [path] of sorted) {
    if (!isPlainPath(path)) throw new Error(`not a plain project-relative path: ${path}`);
    // Windows and macOS fold case, so two such files would be one there.
    const folded = path.toLowerCase();
    if (claimed.has(folded)) throw new Error(`two generated files claim the path ${path}`);
    claimed.add(folded);
  }
  return new Map(sorted);
}

/** True for a relative path of plain segments: no `..`, `.`, empty segment, drive, backslash or control character. */
export function isPlainPath(path: string): boolean {
  return path.split("/").every(isPlainSegment);
}

function isPlainSegment(segment: string): boolean {
  // Control characters and `\ : * ? " < > |` are what Windows refuses in names.
  return (
    segment !== "" && segment !== "." && segment !== ".." && !/[\\:*?"<>|\p{Cc}]/u.test(segment)
  );
}

/** The order of every sorted list in the output; independent of any locale. */
export function compareCodeUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
