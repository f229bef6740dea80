import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scratchFolder } from "../../set-up/scratch.ts";
import { example } from "./examples.ts";

test("a small federation's first list, from an empty folder to the file", async () => {
  const folder = scratchFolder("example");
  const said = await example("first-list", folder);
  expect(said).toContain("The standard list of December 2024 is published.");
  expect(said).toContain("The standard list of December 2024: 117 players, the same as recalculated from the journal.");
  expect(readFileSync(join(folder, "list.txt"), "utf8").split("\r\n")).toHaveLength(114);
  rmSync(folder, { recursive: true });
});
