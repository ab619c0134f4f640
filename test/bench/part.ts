import type { Figure } from "./figure.ts";

/** One part of the bench, measured on its own. */
export interface Part {
  /** On the command line. */
  readonly name: string;
  readonly title: string;
  /** How it measures, in sentences; printed on the page. */
  readonly method: string;
  measure(emit: Emit, size: Size): Promise<void>;
}

export type Emit = (figure: Figure) => void;

/** How many jobs to take where a whole run takes `n`. */
export type Size = (n: number) => number;

export const wholeSize: Size = (n) => n;
export const quickSize: Size = (n) => Math.max(1, Math.ceil(n / 20));
