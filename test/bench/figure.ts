/** One measured figure; printed as one JSON line. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** How many jobs, calls or runs it was measured over. */
  readonly n: number;
}

export function printFigure(figure: Figure): void {
  console.log(JSON.stringify({ ...figure, value: rounded(figure.value) }));
}

/** Three significant digits below 100, whole numbers above. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** Nearest-rank percentile, `share` in 0..1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
