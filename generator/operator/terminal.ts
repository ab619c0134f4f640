/** What an operator's command takes from the outside, beside the API. */

import type { Api } from "../../templates/runtime/http-client/api.ts";
import type { OperatorArguments } from "./arguments.ts";

export interface OperatorTerminal {
  readonly currentFolder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Width of the output in characters; Infinity where it goes into a file or another program. */
  readonly columns: number;
  /** Whether somebody watches: only then is progress drawn. */
  readonly isWatched: boolean;
  /** Ended by Ctrl+C. */
  readonly signal: AbortSignal;
  print(text: string): void;
  printError(text: string): void;
  /** Draws over what it drew before; an empty text wipes it. */
  drawProgress(text: string): void;
  readInput(): Promise<string>;
  readFile(path: string): Promise<string>;
  /** Whether a browser could be started. */
  openBrowser(url: string): Promise<boolean>;
}

/** One command while it runs. */
export interface OperatorCall extends OperatorArguments {
  readonly api: Api;
  readonly url: string;
  readonly terminal: OperatorTerminal;
}

/** `failed`: done, but not for every job. */
export type RunCommand = (call: OperatorCall) => Promise<"fine" | "failed">;

/** Prints an answer as JSON where that was asked for, else as it is told to. */
export function tell(
  { options, terminal }: OperatorCall,
  answer: unknown,
  inWords: () => string,
): void {
  terminal.print(options.has("json") ? JSON.stringify(answer, null, 2) : inWords());
}
