/** The operator's commands on a real terminal: beside cli.ts the only file that knows the process. */

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import type { Terminal } from "../command-line/answer.ts";
import { MisuseError } from "./failures.ts";
import { operate } from "./operate.ts";
import type { OperatorTerminal } from "./terminal.ts";

/** Runs one command and answers with its exit code; Ctrl+C ends what it waits for. */
export async function operateFromProcess(
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const end = new AbortController();
  const stop = (): void => end.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  try {
    return await operate(argv, terminalOf(terminal, end.signal), fetch);
  } finally {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
  }
}

function terminalOf(terminal: Terminal, signal: AbortSignal): OperatorTerminal {
  const { currentFolder, print, printError } = terminal;
  return {
    currentFolder,
    environment: process.env,
    columns: process.stdout.isTTY ? process.stdout.columns : Infinity,
    isWatched: process.stderr.isTTY,
    signal,
    print,
    printError,
    // Erases the line, then writes from its beginning.
    drawProgress: (line) => process.stderr.write(`\u001b[2K\r${line}`),
    readInput: () => text(process.stdin),
    readFile: async (path) => {
      try {
        return await readFile(resolve(currentFolder, path), "utf8");
      } catch (error) {
        throw new MisuseError(`cannot read the payload's file: ${(error as Error).message}`);
      }
    },
    openBrowser,
  };
}

const OPENERS: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  darwin: ["open"],
  // `start` takes its first quoted argument for a title.
  win32: ["cmd", "/c", "start", ""],
};

function openBrowser(url: string): Promise<boolean> {
  const [command, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  return new Promise((done) => {
    const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
    child.on("error", () => done(false));
    child.on("spawn", () => {
      child.unref();
      done(true);
    });
  });
}
