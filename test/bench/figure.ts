import type { Budget } from "./budgets.ts";

/** One measured figure; printed as one JSON line. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** How many jobs, calls or runs it was measured over. */
  readonly n: number;
}

/** A figure as it is shown; `budget` where it has one. */
export interface ShownFigure extends Figure {
  readonly budget?: Budget & { readonly met: boolean };
}

/** Rounds a figure and holds it against its budget. The budget is compared with what was measured, not with what is shown. */
export function shownFigure(figure: Figure, budget: Budget | undefined): ShownFigure {
  const shown = { ...figure, value: rounded(figure.value) };
  if (budget === undefined) return shown;
  const { atMost = Infinity, atLeast = -Infinity } = budget;
  const met = figure.value <= atMost && figure.value >= atLeast;
  return { ...shown, budget: { ...budget, met } };
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

/** Collects the values of figures that are measured in several rounds; `medians` gives one figure for each. */
export class Rounds {
  readonly #samples = new Map<string, { readonly figure: Figure; readonly values: number[] }>();

  readonly note = (figure: Figure): void => {
    const known = this.#samples.get(figure.name);
    if (known === undefined) this.#samples.set(figure.name, { figure, values: [figure.value] });
    else known.values.push(figure.value);
  };

  medians(): Figure[] {
    return [...this.#samples.values()].map(({ figure, values }) => ({
      ...figure,
      value: percentile(values, 0.5),
    }));
  }
}
