import { expect, test } from "vitest";
import { checked, linesOf, measured, sha256 } from "./sha256.ts";

async function* parts(...texts: readonly (string | Uint8Array)[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

test("a hash is the one everybody computes, over any number of parts", async () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const { bytes, end } = measured(parts("a", "bc"));
  await all(bytes);
  expect(end()).toEqual({ sha256: sha256("abc"), size: 3 });
});

test("a content that differs from its name is never passed on whole", async () => {
  expect(Buffer.concat(await all(checked(parts("a", "bc"), sha256("abc")))).toString()).toBe("abc");
  const passed: Uint8Array[] = [];
  const reading = (async () => {
    for await (const part of checked(parts("a", "bd"), sha256("abc"))) passed.push(part);
  })();
  await expect(reading).rejects.toMatchObject({ code: "content-differs" });
  expect(Buffer.concat(passed).toString()).toBe("a");
});

test("lines end at line feeds only, wherever parts are cut, within a character too", async () => {
  const text = Buffer.from("Öst\r\u2028,1\n\nlast");
  for (let at = 0; at <= text.length; at++)
    expect(await all(linesOf(parts(text.subarray(0, at), text.subarray(at))))).toEqual(["Öst\r\u2028,1", "", "last"]);
});
