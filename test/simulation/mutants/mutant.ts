/** A fault that somebody could have written: one place of the runtime, replaced. */
export interface Mutant {
  readonly name: string;
  /** Below templates/runtime. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}
