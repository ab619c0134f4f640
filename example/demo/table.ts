/** Lines of a plain text table. The first column is left-aligned, and so is any that holds more than numbers. */
export function renderTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const numeric = header.map((_, column) =>
    rows.every((row) => /^[\d·]*$/.test(row[column] ?? "")),
  );
  const render = (row: readonly string[]): string =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return numeric[column] === true ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [render(header), widths.map((width) => "─".repeat(width)).join("  "), ...rows.map(render)];
}
