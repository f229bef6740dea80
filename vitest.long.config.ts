import { defineConfig } from "vitest/config";

const OFFICE = ["test/office/**/*.long.test.ts", "test/contracts/**/*.long.test.ts"];
const IN_BOTH_RUNS = ["src/**/*.test.ts", "test/contracts/**/*.test.ts", "test/office/api/**/*.test.ts"];
const BROWSER = ["test/browser/**/*.long.test.ts"];
const EXCLUDED = ["node_modules/**", "dist/**"];
const SET_UP = ["./test/set-up/scratch.ts", "./test/set-up/pglite-template.ts"];
const LONG = { provide: { run: "long" as const }, testTimeout: 3_600_000, hookTimeout: 1_800_000 };

/**
 * What takes long: the same properties as in `npm test` with many more cases, the tests of `src` with all of theirs, contracts on
 * both engines, and whatever kills, damages, fills or waits.
 * CI runs it too.
 */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    maxWorkers: "100%",
    reporters: ["default", "./test/set-up/count-reporter.ts"],
    projects: [
      {
        test: { name: "rules", include: ["**/*.long.test.ts"], exclude: [...EXCLUDED, ...OFFICE, ...BROWSER], ...LONG },
      },
      {
        test: {
          name: "office",
          include: OFFICE,
          exclude: EXCLUDED,
          globalSetup: [...SET_UP, "./test/set-up/postgres.ts"],
          ...LONG,
        },
      },
      {
        test: {
          name: "in both runs",
          include: IN_BOTH_RUNS,
          exclude: [...EXCLUDED, "**/*.long.test.ts"],
          globalSetup: [...SET_UP, "./test/set-up/postgres.ts"],
          isolate: false,
          ...LONG,
        },
      },
      {
        test: {
          name: "browser",
          include: BROWSER,
          exclude: EXCLUDED,
          globalSetup: [...SET_UP, "./test/set-up/browser.ts"],
          ...LONG,
        },
      },
    ],
  },
});
