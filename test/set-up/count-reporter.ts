import type { Reporter, TestModule } from "vitest/node";

/** The last line of a run: how many tests passed and failed. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state]++;
      if (module.errors().length > 0) counts.failed++;
    }
    process.once("exit", () => process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`));
  }
}
