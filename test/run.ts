/**
 * `npm test`: everything that CI runs, fast steps first, ending with one line `N passed, N failed`.
 * A check (format, types, generated files) counts as one; a vitest project counts its real tests.
 */

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

type Step =
  | { readonly kind: "check"; readonly name: string; readonly command: readonly string[] }
  | { readonly kind: "vitest"; readonly name: string; readonly command: readonly string[] };

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly details: readonly string[];
}

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const check = (name: string, ...command: string[]): Step => ({ kind: "check", name, command });

/** A project whose folder does not exist (yet) is no step. */
const vitest = (name: string, ...selection: string[]): readonly Step[] =>
  existsSync(join(root, "test", name))
    ? [{ kind: "vitest", name, command: ["vitest", "run", ...selection] }]
    : [];

/** In one run on every core: left to itself, vitest keeps one core back, which of two is half. */
const vitestTogether = (...projects: string[]): Step => ({
  kind: "vitest",
  name: projects.join(", "),
  command: [
    ...["vitest", "run", "--maxWorkers", "100%"],
    ...projects.flatMap((project) => ["--project", project]),
  ],
});

const steps: readonly Step[] = [
  check("format", "prettier", "--check", "--log-level", "warn", "."),
  check("types: node", "tsc", "-p", "tsconfig.json"),
  check("types: worker", "tsc", "-p", "tsconfig.worker.json"),
  check("types: dashboard", "tsc", "-p", "templates/dashboard/tsconfig.json"),
  check("types: browser tests", "tsc", "-p", "test/browser/tsconfig.json"),
  check(
    "generate: tests on workerd",
    "node",
    "bin/tsumugi.js",
    "generate",
    "--config",
    "test/workers/project/tsumugi.config.yaml",
  ),
  check("types: tests on workerd", "tsc", "-p", "test/workers/tsconfig.json"),
  check("verify", "node", "bin/tsumugi.js", "generate", "--check"),
  vitestTogether("unit", "property", "cases", "simulation"),
  ...vitest("workers", "--root", "test/workers", "--config", "vitest.config.ts"),
  ...vitest("blackbox", "--project", "blackbox"),
  // The browser is a process of its own: two files at a time keep both busy.
  ...vitest("browser", "--project", "browser", "--maxWorkers", "2"),
];

/** Local workerd must neither phone home nor look for the network. */
const environment = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}:${process.env["PATH"] ?? ""}`,
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CI: "1",
  NO_COLOR: "1",
};

function execute(command: readonly string[]): Promise<{ code: number; output: string }> {
  const [program = "", ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: environment, stdio: "pipe" });
    child.stdin.end();
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

async function runCheck(step: Step): Promise<Outcome> {
  const { code, output } = await execute(step.command);
  return code === 0
    ? { passed: 1, failed: 0, details: [] }
    : { passed: 0, failed: 1, details: [output] };
}

async function runVitest(step: Step): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "tsumugi-test-"));
  try {
    const file = join(folder, "report.json");
    const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { code, output } = await execute([...step.command, ...reporting]);
    if (!existsSync(file)) return { passed: 0, failed: 1, details: [output] };
    return readReport(JSON.parse(readFileSync(file, "utf8")) as VitestReport, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(report: VitestReport, code: number, output: string): Outcome {
  // A file that does not load holds no tests, and must not pass for that reason.
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((t) => t.status === "failed"),
  );
  // An unhandled error, or a run without any test, fails the run without failing a test.
  const failed = Math.max(report.numFailedTests + broken.length, code === 0 ? 0 : 1);
  const summary = output.search(/^.*⎯ (Failed|Unhandled)/m);
  const details = failed === 0 ? [] : [output.slice(Math.max(0, summary))];
  return { passed: report.numPassedTests, failed, details };
}

let passed = 0;
let failed = 0;
for (const step of steps) {
  const start = performance.now();
  const outcome = step.kind === "check" ? await runCheck(step) : await runVitest(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = outcome.failed === 0 ? "ok  " : "FAIL";
  const counts = step.kind === "vitest" ? `${outcome.passed} passed, ` : "";
  console.log(`${verdict} ${step.name} (${counts}${seconds} s)`);
  for (const detail of outcome.details) console.log(detail.trimEnd().replace(/^/gm, "     "));
  passed += outcome.passed;
  failed += outcome.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
