import { expect, test } from "vitest";
import { unzipped } from "../../../test/set-up/unzip.ts";
import { zipped } from "./zip.ts";

async function* partsOf(...parts: readonly (string | Uint8Array)[]): AsyncIterable<string | Uint8Array> {
  yield* parts;
}

async function bytesOf(name: string, ...parts: readonly (string | Uint8Array)[]): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of zipped({ name, date: "2026-11-01", parts: partsOf(...parts) })) all.push(part);
  return Buffer.concat(all);
}

test("what was zipped is found by the directory, with the right sizes and sum", async () => {
  const zip = await bytesOf("Öster.txt", "ab", new Uint8Array(0), Buffer.from("é\n"), "x".repeat(100_000));
  const { name, date, bytes } = unzipped(zip);
  expect([name, date]).toEqual(["Öster.txt", [2026, 11, 1]]);
  expect(bytes.toString()).toBe(`abé\n${"x".repeat(100_000)}`);
});

test("the same file has the same bytes, and an empty one is a file too", async () => {
  expect(await bytesOf("a", "one", "two")).toEqual(await bytesOf("a", "one", "two"));
  expect(unzipped(await bytesOf("a")).bytes.length).toBe(0);
});

test("an error of what is read ends the file, and does not finish it", async () => {
  async function* failing(): AsyncIterable<string> {
    yield "some";
    throw new Error("the disk is gone");
  }
  const all: Buffer[] = [];
  const reading = (async () => {
    for await (const part of zipped({ name: "a", date: "2026-11-01", parts: failing() })) all.push(part);
  })();
  await expect(reading).rejects.toThrow("the disk is gone");
  expect(Buffer.concat(all).includes(Buffer.from("PK\u0005\u0006"))).toBe(false);
});

test("it begins before anything was read", async () => {
  async function* never(): AsyncIterable<string> {
    await new Promise(() => undefined);
    yield "";
  }
  const { value } = await zipped({ name: "a", date: "2026-11-01", parts: never() })[Symbol.asyncIterator]().next();
  expect(value?.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
});
