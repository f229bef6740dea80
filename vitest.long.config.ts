import { defineConfig } from "vitest/config";

/** The big counts: the same properties as in `npm test`, many more cases. */
export default defineConfig({
  test: {
    include: ["**/*.long.test.ts"],
    exclude: ["node_modules/**", "dist/**"],
    testTimeout: 1_800_000,
    reporters: ["default", "./test/set-up/count-reporter.ts"],
  },
});
