/** What a run, or many, have seen happen. */

import type { JobStep } from "./ledger.ts";

export class Coverage {
  readonly counts = new Map<string, number>();

  count(what: string, times = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times);
  }

  transition({ before, after }: JobStep): void {
    this.count(`state ${before?.state ?? "new"} -> ${after?.state ?? "swept"}`);
  }

  add(counts: Iterable<readonly [string, number]>): void {
    for (const [what, times] of counts) this.count(what, times);
  }
}
