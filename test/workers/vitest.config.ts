import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const project = fileURLToPath(new URL("./project", import.meta.url));
const cli = fileURLToPath(new URL("../../bin/tsumugi.js", import.meta.url));

/** The tests run against what the generator of this very checkout emits. */
function generate(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "generate"], {
    cwd: project,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`generate in ${project} failed:\n${stdout}${stderr}`);
}

/** Tests that run inside workerd. Storage is isolated per test file. */
export default defineConfig(async () => {
  generate();
  const migrations = await readD1Migrations(`${project}/generated/migrations`);
  return {
    cacheDir: "../../node_modules/.vite/workers",
    plugins: [
      cloudflareTest({
        wrangler: { configPath: "./project/wrangler.jsonc" },
        miniflare: {
          bindings: {
            TEST_MIGRATIONS: migrations,
            TEST_FUZZ_RUNS: process.env["TSUMUGI_FUZZ_RUNS"] ?? "",
          },
        },
      }),
    ],
    test: {
      name: "workers",
      include: ["**/*.test.ts"],
      setupFiles: ["./setup.ts"],
      testTimeout: 30_000,
      // Tests here mostly wait, so more files than cores run side by side.
      maxWorkers: 3,
      // A test that aborts a Durable Object leaves one rejection behind; it is the point of that test.
      onUnhandledError: (error: { durableObjectReset?: boolean }) =>
        error.durableObjectReset === true ? false : undefined,
    },
  };
});
