import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

/** Tests that run inside workerd. Storage is isolated per test file. */
export default defineConfig({
  cacheDir: "../../node_modules/.vite/workers",
  plugins: [cloudflareTest({ wrangler: { configPath: "../../wrangler.jsonc" } })],
  test: {
    name: "workers",
    include: ["**/*.test.ts"],
    // A test that aborts a Durable Object leaves one rejection behind; it is the point of that test.
    onUnhandledError: (error: { durableObjectReset?: boolean }) =>
      error.durableObjectReset === true ? false : undefined,
  },
});
