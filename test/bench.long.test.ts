import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Nobody runs the benchmarks every day: what they call changes, and they would no longer work on the day of a release. */
test("pages under load, at a tenth of the size, from the first report to the closed list", () => {
  const args = ["bench/load.mjs", "--quick", "--engine", "embedded"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain("50000 players");
  expect(stdout).toContain("while a list is closing");
  expect(stdout).toMatch(/\d+ reports received meanwhile/);
});
