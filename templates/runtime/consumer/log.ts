/** Structured log lines: one JSON object each, on the console, which is where Workers' logs are read. */

import { describeValue } from "../core/describe.ts";

export type LogLevel = "debug" | "info" | "warn" | "error";

/** What happened, in a stable word, and the facts of it. */
export interface LogRecord {
  readonly level: LogLevel;
  readonly event: string;
  readonly [field: string]: unknown;
}

export type WriteLog = (record: LogRecord) => void;

/** Never throws, whatever the fields hold. */
export const writeConsoleLog: WriteLog = (record) => {
  console[record.level](toLine(record));
};

function toLine(record: LogRecord): string {
  try {
    return JSON.stringify(record);
  } catch {
    const plain = Object.entries(record).map(([name, value]) => [
      name,
      typeof value === "string" || typeof value === "number" ? value : describeValue(value),
    ]);
    return JSON.stringify(Object.fromEntries(plain));
  }
}
