/** The log that a performer is handed: its lines carry the job's facts. */

import type { LogLevel, WriteLog } from "./log.ts";
import type { JobLog } from "./performer.ts";

/** The facts win over fields of the same name, so that a line can always be traced to its job. */
export function jobLog(write: WriteLog, facts: Readonly<Record<string, unknown>>): JobLog {
  const at =
    (level: LogLevel) =>
    (message: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      try {
        write({ ...fields, ...facts, level, event: "job-log", message });
      } catch {
        // A field that throws when it is read costs the line, not the job.
      }
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}
