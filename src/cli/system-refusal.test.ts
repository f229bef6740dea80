import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { systemRefusal } from "./system-refusal.ts";

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test("a file in the way is refused by its name; a file that we should have made is a mistake of ours", () => {
  const folder = mkdtempSync(join(tmpdir(), "system-refusal-"));
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(systemRefusal(thrownBy(() => mkdirSync(file)))).toMatchObject({
    code: "unwritable-file",
    parameters: { file, why: "EEXIST" },
  });
  expect(systemRefusal(thrownBy(() => openSync(join(file, "below"), "w")))).toMatchObject({
    parameters: { why: "ENOTDIR" },
  });
  expect(systemRefusal(thrownBy(() => openSync(join(folder, "none", "below"), "r")))).toBeNull();
  expect(systemRefusal(new Error("ours"))).toBeNull();
  rmSync(folder, { recursive: true });
});
