import { HASH_LENGTH, LEAF, NODE } from "./merkle-tree.ts";

/** Writes the SHA-256 of bytes to a place of other bytes: lists have half a million lines, which need no object each. */
export type HashInto = (bytes: Uint8Array, to: Uint8Array, at: number) => void;

/** Of a tree that is only added to, with the memory of its height. */
export interface RootBuilder {
  readonly size: () => number;
  readonly add: (leaf: Uint8Array) => void;
  /** A leaf of which only the hash is known. */
  readonly addHash: (hash: Uint8Array) => void;
  readonly root: () => Uint8Array;
}

const HEIGHT_MAX = 53;

export function rootBuilder(hashInto: HashInto): RootBuilder {
  /** Roots of the full subtrees that are not joined yet, the largest first. */
  const waiting = new Uint8Array((HEIGHT_MAX + 1) * HASH_LENGTH);
  const node = new Uint8Array(1 + 2 * HASH_LENGTH);
  node[0] = NODE;
  let prefixed = new Uint8Array(1 << 10);
  let [size, count] = [0, 0];
  const joinLastTwo = (hashes: Uint8Array, of: number): void => {
    const from = (of - 2) * HASH_LENGTH;
    for (let index = 0; index < 2 * HASH_LENGTH; index++) node[1 + index] = hashes[from + index]!;
    hashInto(node, hashes, from);
  };
  const added = (): void => {
    size += 1;
    count += 1;
    for (let each = size; each % 2 === 0; each /= 2) joinLastTwo(waiting, count--);
  };
  return {
    size: () => size,
    add: (leaf) => {
      if (leaf.length >= prefixed.length) prefixed = new Uint8Array(2 * leaf.length);
      prefixed[0] = LEAF;
      prefixed.set(leaf, 1);
      hashInto(prefixed.subarray(0, 1 + leaf.length), waiting, count * HASH_LENGTH);
      added();
    },
    addHash: (hash) => {
      waiting.set(hash, count * HASH_LENGTH);
      added();
    },
    root: () => {
      const hashes = waiting.slice();
      if (count === 0) hashInto(new Uint8Array(), hashes, 0);
      for (let of = count; of > 1; of--) joinLastTwo(hashes, of);
      return hashes.slice(0, HASH_LENGTH);
    },
  };
}
