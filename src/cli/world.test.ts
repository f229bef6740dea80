import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { REAL_WORLD } from "./world.ts";

const folder = mkdtempSync(join(tmpdir(), "rating-office-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("C11: each part of a file is written before the next is made", async () => {
  const file = join(folder, "list.csv");
  const sizes: number[] = [];
  async function* parts(): AsyncIterable<string> {
    for (const part of ["one", "three", "ö"]) {
      yield part;
      sizes.push(statSync(file).size);
    }
  }
  await REAL_WORLD.writeStream(file, parts());
  expect([sizes, readFileSync(file, "utf8")]).toEqual([[3, 8, 10], "onethreeö"]);
});

test("a file that cannot be written is refused, in parts as at once", async () => {
  const refusal = { code: "unwritable-file" };
  const file = join(folder, "none", "list.csv");
  async function* parts(): AsyncIterable<string> {
    yield "one";
  }
  await expect(REAL_WORLD.writeStream(file, parts())).rejects.toMatchObject(refusal);
  expect(() => REAL_WORLD.write(file, ["one"])).toThrow(expect.objectContaining(refusal));
});
