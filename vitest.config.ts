import { defineConfig } from "vitest/config";

/** Tests of the office need databases and a browser, which are made once and only when one of these files runs. */
const OFFICE = ["test/office/**/*.test.ts", "test/contracts/**/*.test.ts", "test/browser/**/*.test.ts"];
/** The built program is run as it is. */
const server = { deps: { external: [/\/dist\//] } };
/** On a machine with other work, several times what they take on a quiet one. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 };
const EXCLUDED = ["**/*.long.test.ts", "node_modules/**"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    // By default one core is left free, which on a machine with two leaves one.
    maxWorkers: "100%",
    reporters: ["default", "./test/set-up/count-reporter.ts"],
    projects: [
      {
        test: {
          name: "rules",
          // Nothing in them has a state that another could change: modules are loaded once for each worker.
          isolate: false,
          server,
          include: ["src/**/*.test.ts", "test/**/*.test.ts", "conformance/**/*.test.ts"],
          exclude: [...EXCLUDED, ...OFFICE],
          ...PATIENT,
        },
      },
      {
        test: {
          name: "office",
          isolate: false,
          server,
          include: OFFICE,
          exclude: EXCLUDED,
          globalSetup: ["scratch", "postgres", "pglite-template", "browser"].map((name) => `./test/set-up/${name}.ts`),
          ...PATIENT,
        },
      },
    ],
  },
});
