import { afterEach, expect, test, vi } from "vitest";
import { jobLog } from "../../../templates/runtime/consumer/job-log.ts";
import { writeConsoleLog } from "../../../templates/runtime/consumer/log.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("one JSON line with the job's facts, whatever the fields hold", () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => {
    lines.push(JSON.parse(line as string));
  });
  const log = jobLog(writeConsoleLog, { jobId: "MAIL#0:00000000001" });
  const cycle: Record<string, unknown> = {};
  cycle["self"] = cycle;
  log.warn("plain", { rows: 3, jobId: "other" });
  log.warn("odd", { cycle, big: 1n });
  const getter = {
    get secret(): string {
      throw new Error("no");
    },
  };
  log.warn("hostile", getter);
  const facts = { level: "warn", event: "job-log", jobId: "MAIL#0:00000000001" };
  expect(lines).toEqual([
    { ...facts, message: "plain", rows: 3 },
    { ...facts, message: "odd", cycle: "an object", big: "1n" },
  ]);
});
