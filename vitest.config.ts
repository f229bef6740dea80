import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "conformance/**/*.test.ts"],
    exclude: ["**/*.long.test.ts", "node_modules/**"],
    reporters: ["default", "./test/set-up/count-reporter.ts"],
  },
});
