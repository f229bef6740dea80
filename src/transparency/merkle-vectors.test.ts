import { describe, expect, test } from "vitest";
import { isConsistent, isIncluded } from "./merkle-proof.ts";
import { leafHash, merkleTree } from "./merkle-tree.ts";
import { sha256 } from "./sha256.ts";
import { hexOf } from "./signed-note.ts";

/*
 * RFC 6962 by the tests of Certificate Transparency (github.com/transparency-dev/merkle, `proof` and `testonly`): the tree of
 * eight leaves, its paths and proofs, and damages that must be noticed.
 */

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, "hex"));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The eight leaves, and the hashes of every full subtree. */
const LEAVES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
const [A, B, E, G] = [
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
  "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
  "b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f",
];
const [AB, CD, EF, GH] = [
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
  "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
  "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
];
const [ABCD, EFGH] = [
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
];
/** The root after each leaf. */
const ROOTS = [
  A,
  AB,
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  ABCD,
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

const tree = merkleTree(sha256);
for (const leaf of LEAVES) tree.add(leafHash(sha256, bytes(leaf)));
const headOf = (size: number) => ({ size, root: bytes(ROOTS[size - 1]!) });

const SOME = bytes("abacaba000000000000000000000000000000000000000000060061e00123456");
const EMPTY = bytes("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
const bitsChanged = (proof: readonly Uint8Array[], bit: number): readonly (readonly Uint8Array[])[] =>
  proof.map((_, which) => proof.map((hash, at) => (at === which ? hash.map((b, i) => (i === 0 ? b ^ bit : b)) : hash)));

describe("RFC 6962, by the tests of Certificate Transparency", () => {
  test("a tree has the published roots", () => {
    expect(hexOf(tree.root(0))).toBe(hexOf(EMPTY));
    expect(ROOTS.map((_, index) => hexOf(tree.root(index + 1)))).toEqual(ROOTS);
  });

  test.each([
    [0, 1, []],
    [0, 2, [B]],
    [1, 2, [A]],
    [2, 3, [AB]],
    [1, 5, [A, CD, E]],
    [0, 8, [B, CD, EFGH]],
    [5, 8, [E, GH, ABCD]],
  ])("leaf %i of a tree of %i is proved by the published path, and by no other", (index, size, path) => {
    expect(tree.inclusion(index, size).map(hexOf)).toEqual(path);
    const [head, leaf, proof] = [
      headOf(size),
      { index, hash: leafHash(sha256, bytes(LEAVES[index]!)) },
      path.map(bytes),
    ];
    const holds = (other: {
      index?: number;
      hash?: Uint8Array;
      size?: number;
      root?: Uint8Array;
      proof?: Uint8Array[];
    }) => isIncluded(sha256, { ...head, ...other }, { ...leaf, ...other }, other.proof ?? proof);
    expect(holds({})).toBe(true);
    for (const wrong of [index + 1, index ^ 2, ...(index === 0 ? [] : [index - 1])])
      expect(holds({ index: wrong })).toBe(false);
    for (const wrong of [size * 2, Math.floor(size / 2)]) expect(holds({ size: wrong })).toBe(false);
    for (const root of [EMPTY, SOME]) expect(holds({ root })).toBe(false);
    expect(holds({ hash: utf8("WrongLeaf") })).toBe(false);
    for (const more of [
      [...proof, new Uint8Array()],
      [...proof, head.root],
      [new Uint8Array(), ...proof],
    ])
      expect(holds({ proof: more })).toBe(false);
    expect(holds({ proof: [head.root, ...proof] })).toBe(false);
    for (const changed of bitsChanged(proof, 8)) expect(holds({ proof: [...changed] })).toBe(false);
    if (proof.length > 0) expect(holds({ proof: proof.slice(0, -1) })).toBe(false);
  });

  test.each([
    [1, 1, []],
    [1, 8, [B, CD, EFGH]],
    [2, 5, [CD, E]],
    [6, 7, [EF, G, ABCD]],
    [6, 8, [EF, GH, ABCD]],
  ])("a tree of %i grew to %i by the published proof, and by no other", (from, size, path) => {
    expect(tree.consistency(from, size).map(hexOf)).toEqual(path);
    const [before, after, proof] = [headOf(from), headOf(size), path.map(bytes)];
    const holds = (of = before, to = after, by: readonly Uint8Array[] = proof) => isConsistent(sha256, of, to, by);
    expect(holds()).toBe(true);
    if (from === size) return;
    for (const wrong of [from + 1, from ^ 2, ...(from === 1 ? [] : [from - 1])])
      expect(holds({ ...before, size: wrong })).toBe(false);
    for (const wrong of [size * 2, Math.floor(size / 2)]) expect(holds(before, { ...after, size: wrong })).toBe(false);
    expect(holds({ ...before, root: utf8("WrongRoot") })).toBe(false);
    expect(holds(before, { ...after, root: utf8("WrongRoot") })).toBe(false);
    expect(holds({ ...before, root: after.root }, { ...after, root: before.root })).toBe(false);
    const more = [before.root, after.root, new Uint8Array()].flatMap((hash) => [
      [...proof, hash],
      [hash, ...proof],
    ]);
    for (const other of [[], ...more, [proof[0]!, ...proof], proof.slice(0, -1), ...bitsChanged(proof, 16)])
      expect(holds(before, after, other)).toBe(false);
  });

  test("trees of the same size have the same root and no proof, and none grew smaller", () => {
    const [one, other] = [utf8("don't care 1"), utf8("don't care 2")];
    const holds = (from: number, size: number, roots: readonly [Uint8Array, Uint8Array], proof: Uint8Array[]) =>
      isConsistent(sha256, { size: from, root: roots[0] }, { size, root: roots[1] }, proof);
    for (const size of [0, 1]) {
      expect(holds(size, size, [one, one], [])).toBe(true);
      expect(holds(size, size, [one, other], [])).toBe(false);
      expect(holds(size, size, [EMPTY, EMPTY], [EMPTY])).toBe(false);
    }
    for (const [from, size] of [
      [1, 0],
      [2, 1],
      [1, 2],
    ] as const)
      expect(holds(from, size, [one, other], [])).toBe(false);
    expect(holds(0, 1, [EMPTY, EMPTY], [EMPTY])).toBe(false);
  });
});
