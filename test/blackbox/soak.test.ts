/** The soak, cut short: one kill in a quarter of a minute. The whole of it is `npm run soak`. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareSoakProject } from "../soak/soak-worker.ts";
import { root, run, runOk } from "./support/command.ts";
import { testStack, TSCONFIG } from "./support/project.ts";

const TIMEOUT_MS = 180_000;

test("the soak's Worker compiles with the strictest flags", async () => {
  const folder = await prepareSoakProject(testStack(), "http://127.0.0.1:1");
  writeFileSync(join(folder, "tsconfig.json"), TSCONFIG);
  await runOk(["tsc", "-p", "."], folder);
});

test(
  "a short soak survives its kill, and says what became of every job",
  async () => {
    const command = ["test/soak/main.ts", "--minutes", "0.25", "--seed", "1"] as const;
    const { code, output } = await run([process.execPath, ...command], root, TIMEOUT_MS);
    expect(code, output).toBe(0);
    const lines = output.split("\n").filter((line) => line.startsWith("{"));
    const figures = lines.map(
      (line) => JSON.parse(line) as { readonly name: string; readonly value: number },
    );
    const values = new Map(figures.map(({ name, value }) => [name, value]));
    expect(values.get("faults.kills")).toBe(1);
    expect(values.get("faults.evictions")).toBeGreaterThan(0);
    expect(values.get("home.after-kill.jobs"), "jobs that the kill found due").toBeGreaterThan(0);
    const ends = ["completed", "failed", "stalled"].map((state) => values.get(`terminal.${state}`));
    const total = ends.reduce<number>((sum, count = 0) => sum + count, 0);
    expect(total).toBe(values.get("jobs.in"));
  },
  TIMEOUT_MS + 10_000,
);
