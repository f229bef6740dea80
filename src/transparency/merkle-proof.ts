import { nodeHash, type Sha256 } from "./merkle-tree.ts";

/** A tree by its number of leaves and its root. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether a leaf, by its hash, is at a place of a tree. */
export function isIncluded(
  sha256: Sha256,
  { size, root }: TreeHead,
  leaf: { readonly index: number; readonly hash: Uint8Array },
  proof: readonly Uint8Array[],
): boolean {
  if (leaf.index >= size) return false;
  let [own, last, hash] = [leaf.index, size - 1, leaf.hash];
  for (const beside of proof) {
    if (last === 0) return false;
    if (own % 2 === 1 || own === last) {
      hash = nodeHash(sha256, beside, hash);
      // A right edge without a neighbour moves up until it has one.
      while (own % 2 === 0 && own !== 0) [own, last] = [half(own), half(last)];
    } else hash = nodeHash(sha256, hash, beside);
    [own, last] = [half(own), half(last)];
  }
  return last === 0 && isSame(hash, root);
}

/** Whether a tree is the beginning of another, larger one. */
export function isConsistent(sha256: Sha256, before: TreeHead, after: TreeHead, proof: readonly Uint8Array[]): boolean {
  if (before.size > after.size) return false;
  if (before.size === after.size) return proof.length === 0 && isSame(before.root, after.root);
  if (before.size === 0) return proof.length === 0;
  const isPowerOfTwo = Number.isInteger(Math.log2(before.size));
  const [first, ...others] = isPowerOfTwo ? [before.root, ...proof] : proof;
  if (first === undefined) return false;
  let [own, last] = [before.size - 1, after.size - 1];
  while (own % 2 === 1) [own, last] = [half(own), half(last)];
  let [old, grown] = [first, first];
  for (const beside of others) {
    if (last === 0) return false;
    if (own % 2 === 1 || own === last) {
      [old, grown] = [nodeHash(sha256, beside, old), nodeHash(sha256, beside, grown)];
      while (own % 2 === 0 && own !== 0) [own, last] = [half(own), half(last)];
    } else grown = nodeHash(sha256, grown, beside);
    [own, last] = [half(own), half(last)];
  }
  return last === 0 && isSame(old, before.root) && isSame(grown, after.root);
}

const half = (number: number): number => Math.floor(number / 2);

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
