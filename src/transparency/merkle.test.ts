import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isConsistent, isIncluded } from "./merkle-proof.ts";
import { type HashInto, rootBuilder } from "./merkle-root.ts";
import { leafHash, type MerkleTree, merkleTree } from "./merkle-tree.ts";

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

function treeOf(leaves: readonly Uint8Array[]): MerkleTree {
  const tree = merkleTree(sha256);
  for (const leaf of leaves) tree.add(leafHash(sha256, leaf));
  return tree;
}

const flipped = (bytes: Uint8Array, bit: number): Uint8Array =>
  bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));

const some = fc
  .integer({ min: 1, max: 70 })
  .chain((size) => fc.record({ size: fc.constant(size), from: fc.integer({ min: 0, max: size }) }));
const numbered = (size: number): MerkleTree => treeOf(Array.from({ length: size }, (_, index) => Uint8Array.of(index)));

describe("a tree", () => {
  test("proves every leaf at its place, and nowhere else", () => {
    fc.assert(
      fc.property(some, fc.nat(), fc.nat(), ({ size }, which, bit) => {
        const tree = numbered(size);
        const [index, root] = [which % size, tree.root(size)];
        const leaf = { index, hash: leafHash(sha256, Uint8Array.of(index)) };
        const proof = tree.inclusion(index, size);
        const holds = (head = { size, root }, of = leaf, by = proof) => isIncluded(sha256, head, of, by);
        expect(holds()).toBe(true);
        expect(holds({ size, root: flipped(root, bit % 256) })).toBe(false);
        expect(holds(undefined, { index, hash: flipped(leaf.hash, bit % 256) })).toBe(false);
        expect(holds(undefined, undefined, [...proof, root])).toBe(false);
        if (proof.length === 0) return;
        expect(holds(undefined, undefined, proof.slice(1))).toBe(false);
        expect(holds(undefined, undefined, [flipped(proof[0]!, bit % 256), ...proof.slice(1)])).toBe(false);
        expect(holds(undefined, { ...leaf, index: index === 0 ? 1 : index - 1 })).toBe(false);
      }),
    );
  });

  test("proves that it only grew, from every size it had", () => {
    fc.assert(
      fc.property(some, fc.nat(), ({ size, from }, bit) => {
        const tree = numbered(size);
        const [before, after] = [from, size].map((of) => ({ size: of, root: tree.root(of) }));
        const proof = tree.consistency(from, size);
        expect(isConsistent(sha256, before!, after!, proof)).toBe(true);
        if (from === 0) return;
        const other = { size: from, root: flipped(before!.root, bit % 256) };
        expect(isConsistent(sha256, other, after!, proof)).toBe(false);
        expect(isConsistent(sha256, before!, { size, root: flipped(after!.root, bit % 256) }, proof)).toBe(false);
        expect(isConsistent(sha256, before!, after!, [...proof, after!.root])).toBe(false);
      }),
    );
  });

  test("asked for more than it has, refuses", () => {
    const tree = numbered(3);
    expect(() => tree.root(4)).toThrow(RangeError);
    expect(() => tree.inclusion(3, 3)).toThrow(RangeError);
    expect(() => tree.consistency(2, 4)).toThrow(RangeError);
    expect(() => tree.hashes(1, 1, 1)).toThrow(RangeError);
  });
});

test("a root that is built leaf by leaf is that of the tree, by lines and by hashes", () => {
  const tree = merkleTree(sha256);
  const [byLines, byHashes] = [rootBuilder(into), rootBuilder(into)];
  expect(hex(byLines.root())).toBe(hex(tree.root(0)));
  for (let size = 1; size <= 70; size++) {
    const leaf = new Uint8Array(size * 31).fill(size);
    tree.add(leafHash(sha256, leaf));
    byLines.add(leaf);
    byHashes.addHash(leafHash(sha256, leaf));
    const root = hex(tree.root(size));
    expect([byLines.size(), hex(byLines.root()), hex(byHashes.root())]).toEqual([size, root, root]);
  }
});

const into: HashInto = (bytes, to, at) => to.set(sha256(bytes), at);
