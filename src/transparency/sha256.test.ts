import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

test("SHA-256 is that of the platform, for every length around the ends of blocks and for any bytes", () => {
  const expected = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  const found = (bytes: Uint8Array) => Buffer.from(sha256(bytes)).toString("hex");
  for (let length = 0; length < 200; length++) {
    const bytes = new Uint8Array(length).fill(length);
    expect(found(bytes), `${length} bytes`).toBe(expected(bytes));
  }
  fc.assert(fc.property(fc.uint8Array({ maxLength: 3_000 }), (bytes) => found(bytes) === expected(bytes)));
});
