/** The little Markdown that the reference pages need. */

export function code(text: string): string {
  return `\`${text}\``;
}

export function codeBlock(lines: readonly string[]): string {
  return ["```text", ...lines, "```"].join("\n");
}

/** A table; its cells are one line each. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
