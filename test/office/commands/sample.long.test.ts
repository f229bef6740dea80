import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

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
  expect(sample("--dry-run").stdout).toMatch(/would become a sample federation's office, in \d+ steps/);
  expect(command("list", "list").status).toBe(3);
  expect(JSON.parse(sample("--json").stdout)).toMatchObject({ dryRun: false, lists: 9 });
  expect(sample()).toMatchObject({ status: 3, stderr: "There is already an office here.\n" });
  expect(command("verify").stdout).toContain("The standard list of January 2025");
});

test("sample --write writes a federation into a folder, and nothing in a dry run", () => {
  const folder = join(scratchFolder("sample"), "federation");
  const write = (...more: string[]) =>
    spawnSync(
      process.execPath,
      ["dist/cli/main.js", "sample", "--write", folder, "--players", "120", "--months", "1", ...more],
      { encoding: "utf8" },
    );
  expect(write("--dry-run").stdout).toMatch(/would contain a list of \d+ players.* Nothing was written\./);
  expect(existsSync(folder)).toBe(false);
  expect(write().status).toBe(0);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["list.txt", "registrations.json"]));
  rmSync(dirname(folder), { recursive: true });
});
