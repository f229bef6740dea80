import { createHash } from "node:crypto";
import type { Hash } from "../domain/journal/chain.ts";
import { Refusal } from "../domain/refusal.ts";

export const sha256: Hash = (text) => createHash("sha256").update(text, "utf8").digest("hex");

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** As bytes: what Merkle trees are made of. */
export const sha256Bytes = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash("sha256").update(bytes).digest());

/** Passes bytes on, and knows their hash and number at the end. */
export function measured(bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  let size = 0;
  async function* passing(): AsyncIterable<Uint8Array> {
    for await (const part of bytes) {
      hash.update(part);
      size += part.length;
      yield part;
    }
  }
  return { bytes: passing(), end: () => ({ sha256: hash.digest("hex"), size }) };
}

/** Passes a content on if it is what its name says. The last part is held back, so that a damaged one is never whole. */
export async function* checked(bytes: AsyncIterable<Uint8Array>, sha256: string): AsyncIterable<Uint8Array> {
  const passing = measured(bytes);
  let held: Uint8Array | undefined;
  for await (const part of passing.bytes) {
    if (held !== undefined) yield held;
    held = part;
  }
  if (passing.end().sha256 !== sha256) throw new Refusal("content-differs", { sha256 });
  if (held !== undefined) yield held;
}

/** The lines of bytes, without their ends: only a line feed ends one. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  let rest = Buffer.alloc(0);
  for await (const part of bytes) {
    let from = 0;
    const all = rest.length === 0 ? Buffer.from(part) : Buffer.concat([rest, part]);
    for (let at = all.indexOf(10); at !== -1; at = all.indexOf(10, from)) {
      yield all.toString("utf8", from, at);
      from = at + 1;
    }
    rest = all.subarray(from);
  }
  if (rest.length > 0) yield rest.toString("utf8");
}
