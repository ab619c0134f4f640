import { defineConfig } from "vitest/config";

/** Projects that run under Node, fast ones first; test/run.ts runs them in this order. */
const projects = ["unit", "property", "cases", "simulation", "blackbox", "browser"] as const;

export default defineConfig({
  test: {
    projects: projects.map((name) => ({
      test: {
        name,
        include: [
          `test/${name}/**/*.test.ts`,
          // The worked example's own tests, which show the kit for users' tests.
          ...(name === "unit" ? ["example/test/**/*.test.ts"] : []),
        ],
        // A case holds whole user projects: only its runner is a test.
        exclude: name === "cases" ? ["test/cases/*/**"] : [],
        environment: "node",
        // Unpacks the browser that a package ships.
        ...(name === "browser" ? { globalSetup: "test/browser/support/unpack.ts" } : {}),
        testTimeout: name === "blackbox" ? 60_000 : 20_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
