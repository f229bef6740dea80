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

/** The published leaves of the certificate log, and the root after each. */
const LEAVES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
const ROOTS = [
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

const flipped = (bytes: Uint8Array, bit: number): Uint8Array =>
  bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));

const some = fc
  .integer({ min: 1, max: 70 })
  .chain((size) => fc.record({ size: fc.constant(size), from: fc.integer({ min: 0, max: size }) }));
const numbered = (size: number): MerkleTree => treeOf(Array.from({ length: size }, (_, index) => Uint8Array.of(index)));

describe("a tree", () => {
  test("has the published roots", () => {
    const tree = treeOf(LEAVES.map((leaf) => Buffer.from(leaf, "hex")));
    expect(ROOTS.map((_, size) => hex(tree.root(size)))).toEqual(ROOTS);
  });

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
