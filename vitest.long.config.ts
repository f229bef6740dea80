import { defineConfig } from "vitest/config";

const OFFICE = ["test/office/**/*.long.test.ts", "test/contracts/**/*.long.test.ts"];
const CONTRACTS = ["test/contracts/**/*.test.ts"];
const BROWSER = ["test/browser/**/*.long.test.ts"];
const EXCLUDED = ["node_modules/**", "dist/**"];
const SET_UP = ["./test/set-up/scratch.ts", "./test/set-up/pglite-template.ts"];
const LONG = { testTimeout: 3_600_000, hookTimeout: 1_800_000 };

/**
 * What takes long: the same properties as in `npm test` with many more cases, contracts on both engines, and whatever kills,
 * damages, fills or waits.
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
          name: "contracts",
          include: CONTRACTS,
          exclude: [...EXCLUDED, ...OFFICE],
          globalSetup: [...SET_UP, "./test/set-up/postgres.ts"],
          provide: { engines: "both" },
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
