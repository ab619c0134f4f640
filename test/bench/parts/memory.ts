/** The heap of a shard with a million waiting jobs. */

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { MemoryReading } from "../memory/main.ts";
import type { Part } from "../part.ts";

const JOBS = 1_000_000;
const KINDS = ["plain", "outage", "keyed"] as const;
const program = fileURLToPath(new URL("../memory/main.ts", import.meta.url));
const run = promisify(execFile);

export const memory: Part = {
  name: "memory",
  title: "Memory",
  method:
    "workerd does not tell the heap of one isolate, so the very same shard class runs under Node on `node:sqlite`, storage in a " +
    "file, in a process of its own. 1,000,000 jobs are enqueued in calls of 1,000, five calls a second of virtual time; 100 are out, the others " +
    "wait. `plain` has no keys and a read model that works; `outage` has a read model that fails every write; `keyed` gives ten jobs each " +
    "a key of their own. The heap is looked at before every statement, and collected when it seems to be larger than before by 4 MB: `filling` and " +
    "`cold-start` (a new instance's first call) are the most that was alive, less what was before the instance was made; `waiting` is what it holds in the end.",
  measure: async (emit, size) => {
    const n = size(JOBS);
    for (const kind of KINDS) {
      const reading = await read(kind, n);
      emit({ name: `memory.${kind}.filling`, value: reading.filling, unit: "MB", n });
      emit({ name: `memory.${kind}.waiting`, value: reading.waiting, unit: "MB", n });
      emit({ name: `memory.${kind}.cold-start`, value: reading.coldStart, unit: "MB", n });
      emit({ name: `memory.${kind}.cold-start-time`, value: reading.coldStartMs, unit: "ms", n });
    }
  },
};

async function read(kind: string, jobs: number): Promise<MemoryReading> {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-memory-"));
  try {
    const args = ["--expose-gc", program, kind, String(jobs), join(folder, "shard.sqlite")];
    const { stdout } = await run(process.execPath, args);
    return JSON.parse(stdout) as MemoryReading;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
