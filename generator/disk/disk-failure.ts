/** What the operating system refuses is no bug of ours: said in words, with the file and what to do. */

/** By the system's own code: what is wrong, and what to do about it. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ["EACCES", "permission is denied; give this user the right to read and write there"],
  ["EPERM", "permission is denied; give this user the right to read and write there"],
  ["EROFS", "the file system is read-only; run where files can be written, or with `--check`"],
  ["ENOSPC", "the disk is full; make room"],
  ["EDQUOT", "the disk quota is used up; make room"],
  ["EISDIR", "a folder stands where a file should; move it away"],
  ["ENOTDIR", "a file stands where a folder should; move it away"],
  ["ENOTEMPTY", "a folder stands where a file should; move it away"],
  ["EEXIST", "something of this name is there already; move it away"],
  ["ELOOP", "symbolic links lead in a circle; remove one of them"],
  ["ENAMETOOLONG", "the path is too long for this file system; move the project"],
  ["EMFILE", "too many files are open; close other programs, or raise the limit (`ulimit -n`)"],
  ["ENFILE", "too many files are open; close other programs, or raise the limit (`ulimit -n`)"],
  ["EBUSY", "another program holds the file; close it"],
  ["ETXTBSY", "another program holds the file; close it"],
  ["EIO", "the disk reports an error"],
]);

/** The sentence for an error of the file system; null for every other error. */
export function diskFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const reason = REASONS.get(code ?? "");
  if (reason === undefined) return null;
  const place = dest ?? path;
  const about = place === undefined ? "" : `${place}: `;
  return `${about}${reason} (${code}). Then run the same command again: it finishes what was begun.`;
}
