/** What looking at one folder or file of another Worker comes to. */

import type { Diagnostic } from "../diagnostics.ts";
import type { Difference } from "../disk/compare.ts";
import type { Problem } from "../spec/problem.ts";

export interface Part {
  readonly differences?: readonly Difference[];
  /** The texts on disk, by path. */
  readonly current?: ReadonlyMap<string, string>;
  readonly notes?: readonly string[];
  /** Number of files that should be there, the manifest included. */
  readonly fileCount?: number;
  /** Mistakes in the config. */
  readonly problems?: readonly Problem[];
  /** Mistakes in other files. */
  readonly diagnostics?: readonly Diagnostic[];
}
