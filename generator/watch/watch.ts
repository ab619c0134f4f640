/**
 * `generate --watch`: a run now, and one after each change of what it depends on.
 *
 * Folders are watched, as editors replace files rather than write them. An event only says that it is time to look: whether
 * something changed is a matter of the contents, so that neither the generator's own output nor a touched file starts a run,
 * and a burst of events, as a branch switch makes, starts one.
 */

import { existsSync, watch as watchFolder } from "node:fs";
import type { FSWatcher } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fingerprintOf } from "./inputs.ts";
import type { Inputs } from "./inputs.ts";

/** Further events within this time belong to the same change. */
const QUIET_MS = 60;
/** Beside a folder that is written to all the time, a change is not waited for longer than this many times. */
const MOST_ROUNDS = 10;

export interface WatchOptions {
  /** What a run depends on. */
  readonly inputs: () => Promise<Inputs>;
  readonly run: () => Promise<void>;
  /** Called when a change is about to start a run. */
  readonly changed: () => void;
  /** Called when a run is done and changes are waited for. */
  readonly waiting: (files: readonly string[]) => void;
  /** Ends the watch; a run that has begun is finished first. */
  readonly signal: AbortSignal;
}

/** Resolves when the signal ends it. */
export async function watch(options: WatchOptions): Promise<void> {
  const { inputs, run, signal } = options;
  for (let round = 0; !signal.aborted; round += 1) {
    if (round > 0) options.changed();
    const { read, written } = await inputs();
    const known = await fingerprintOf(read);
    await run();
    const files = [...read, ...written];
    // Watched before it is looked at again, so that no change falls between.
    const eye = openEye(files, signal);
    try {
      // What a run also writes counts from where the run has left it, or each entry that it adds would start another one.
      const left = await fingerprintOf(written);
      options.waiting(files);
      while (
        !signal.aborted &&
        (await fingerprintOf(read)) === known &&
        (await fingerprintOf(written)) === left
      ) {
        await eye.event();
      }
    } finally {
      eye.close();
    }
  }
}

interface Eye {
  /** Resolves when something has happened and no more does, or the signal ends it all. */
  event(): Promise<void>;
  close(): void;
}

function openEye(files: readonly string[], signal: AbortSignal): Eye {
  let happened = Promise.withResolvers<void>();
  const notice = () => happened.resolve();
  const watchers = [...new Set(files.map(nearestFolder))].flatMap((folder): FSWatcher[] => {
    try {
      // A folder that is deleted while it is watched reports an error: that is an event like any other.
      return [watchFolder(folder, notice).on("error", notice)];
    } catch {
      return [];
    }
  });
  signal.addEventListener("abort", notice, { once: true });
  return {
    async event() {
      await happened.promise;
      let isQuiet = false;
      for (let round = 0; round < MOST_ROUNDS && !isQuiet && !signal.aborted; round += 1) {
        happened = Promise.withResolvers();
        await wait(QUIET_MS);
        isQuiet = !(await isSettled(happened.promise));
      }
    },
    close() {
      for (const watcher of watchers) watcher.close();
      signal.removeEventListener("abort", notice);
    },
  };
}

/** Where a file is or will appear. */
function nearestFolder(file: string): string {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  const open = Symbol();
  return (await Promise.race([promise, Promise.resolve(open)])) !== open;
}
