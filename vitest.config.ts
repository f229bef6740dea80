import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    // By default one core is left free, which on a machine with two leaves one.
    maxWorkers: "100%",
    // No file has a state that another could change: modules are loaded once for each worker.
    isolate: false,
    // Translated sources are kept beside the packages, by their contents: the next run need not translate them again.
    experimental: { fsModuleCache: true },
    reporters: ["default", "./test/set-up/count-reporter.ts"],
    // The built program is run as it is.
    server: { deps: { external: [/\/dist\//] } },
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "conformance/**/*.test.ts"],
    exclude: ["**/*.long.test.ts", "node_modules/**"],
    globalSetup: "./test/set-up/office.ts",
    provide: { run: "short" },
    // On a machine with other work, several times what they take on a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
