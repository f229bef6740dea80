import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase } from "../set-up/offices.ts";

let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.drop());

const command = (...words: string[]) =>
  spawnSync(process.execPath, ["dist/cli/main.js", ...words, "--db", database.address], { encoding: "utf8" });
const sample = (...more: string[]) =>
  command("sample", "--office", "--players", "120", "--tournaments", "8", "--months", "2", ...more);

test("sample --office begins an office and lives through it, once", () => {
  expect(sample("--dry-run").stdout).toMatch(/would become the office of a sample federation, in \d+ steps/);
  expect(command("list", "list").status).toBe(3);
  expect(JSON.parse(sample("--json").stdout)).toMatchObject({ dryRun: false, lists: 9 });
  expect(sample()).toMatchObject({ status: 3, stderr: "There is an office here already.\n" });
  expect(command("verify").stdout).toContain("standard-2025-01");
});
