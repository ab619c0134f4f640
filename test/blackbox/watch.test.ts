/** `generate --watch` follows the config and what it imports, and nothing else. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli, environment } from "./support/command.ts";
import { projectFolder, testStack } from "./support/project.ts";
import { until } from "../support/until.ts";

const CONFIG = `version: 1
name: shop-jobs
bindings:
  MAIL: { performer: ./mail.ts, payload: { zod: ./payloads.ts#Mail } }
producers: [{ wrangler: ./web/wrangler.jsonc, out: ./web/jobs }]
`;
const FILES = {
  "tsumugi.config.yaml": CONFIG,
  "worker.ts":
    'export * from "./generated/worker.ts";\nexport { default } from "./generated/worker.ts";\n',
  "wrangler.jsonc": '{ "name": "shop", "main": "worker.ts", "compatibility_date": "2026-10-01" }\n',
  "web/wrangler.jsonc": '{ "name": "web", "main": "web.ts", "compatibility_date": "2026-10-01" }\n',
  "mail.ts": "export default function mail() {}\n",
  "payloads.ts":
    'import { z } from "zod";\nimport { subject } from "./subject.ts";\nexport const Mail = z.object({ to: z.string(), subject });\n',
  "subject.ts": 'import { z } from "zod";\nexport const subject = z.string();\n',
};

test("changes start a run, other files none, and SIGINT ends it with 0", async () => {
  const stack = testStack();
  const folder = projectFolder(stack, FILES);
  const child = spawn(process.execPath, [cli, "generate", "--watch"], {
    cwd: folder,
    env: environment(folder),
    stdio: ["ignore", "pipe", "pipe"],
  });
  stack.defer(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const said = (text: string) => until(text, () => output.includes(text));
  const runs = () => output.split("Changed: generating again.").length - 1;

  await said("Watching 8 files");
  expect(output).toContain("created generated/worker.ts");

  // Neither its own output, nor other files, nor a touch.
  write("notes.md", "nothing");
  write("generated/notes.md", "nothing");
  utimesSync(join(folder, "tsumugi.config.yaml"), 1, 1);

  // A mistake waits for its repair; editors replace the file by renaming another one.
  write("new.yaml", CONFIG.replace("performer", "perfromer"));
  renameSync(join(folder, "new.yaml"), join(folder, "tsumugi.config.yaml"));
  await said("did you mean `performer`?");
  expect(runs()).toBe(1);

  // A burst is one change.
  for (let attempts = 1; attempts <= 9; attempts += 1) {
    write(
      "tsumugi.config.yaml",
      CONFIG.replace("{ performer", `{ maxAttempts: ${attempts}, performer`),
    );
  }
  await said("updated generated/definitions.ts");
  expect(readFileSync(join(folder, "generated/definitions.ts"), "utf8")).toContain(
    "maxAttempts: 9,",
  );
  expect(runs()).toBeLessThanOrEqual(3);

  // What a module imports belongs to it, and is read anew each time.
  const before = runs();
  write("subject.ts", 'import { z } from "zod";\nexport const subject = z.date();\n');
  await said("not a schema of JSON values");
  write("subject.ts", FILES["subject.ts"]);
  const lastRun = () => output.slice(output.lastIndexOf("Changed: generating again."));
  const isDone = (text: string) => lastRun().includes(text) && lastRun().includes("Watching");
  await until("the repair", () => runs() >= before + 2 && isDone("Nothing to do"));

  // The entry that has to export the classes.
  const worker = FILES["worker.ts"];
  write("worker.ts", worker.replace("export *", "// export *"));
  await until("the missing class", () => isDone("TSU427"));
  write("worker.ts", worker);
  await until("the class", () => isDone("Nothing to do"));

  // Users' files in which entries are ours, here and of another Worker.
  for (const file of ["wrangler.jsonc", "web/wrangler.jsonc"] as const) {
    write(file, FILES[file]);
    await until(file, () => isDone(`updated ${file}`));
    expect(readFileSync(join(folder, file), "utf8")).toContain("TSUMUGI_MAIL");
  }

  child.kill("SIGINT");
  expect(await once(child, "close")).toEqual([0, null]);
});
