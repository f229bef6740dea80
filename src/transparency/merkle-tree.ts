/*
 * Merkle trees as RFC 6962 has them: a root stands for all leaves in their order, a short proof shows that a leaf is
 * among them, and another that a tree only grew. `merkle-proof.ts` checks the proofs.
 */

/** SHA-256 of bytes. It is handed in, because Node and browsers have different ones. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

export const HASH_LENGTH = 32;

/** Prefixes keep a leaf from being taken for two nodes. */
export const [LEAF, NODE] = [0x00, 0x01] as const;

export function leafHash(sha256: Sha256, leaf: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + leaf.length);
  bytes[0] = LEAF;
  bytes.set(leaf, 1);
  return sha256(bytes);
}

export function nodeHash(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(1 + 2 * HASH_LENGTH);
  bytes[0] = NODE;
  bytes.set(left, 1);
  bytes.set(right, 1 + HASH_LENGTH);
  return sha256(bytes);
}

/** A tree that leaves are added to. Every earlier size of it can still be asked for. */
export interface MerkleTree {
  readonly size: () => number;
  /** Adds a leaf by its hash. */
  readonly add: (leaf: Uint8Array) => void;
  /** The root over the first leaves. */
  readonly root: (size: number) => Uint8Array;
  /** From the neighbour of the leaf to the child of the root. */
  readonly inclusion: (index: number, size: number) => readonly Uint8Array[];
  /** That the tree of the first size is the beginning of the other. */
  readonly consistency: (from: number, size: number) => readonly Uint8Array[];
  /** Consecutive hashes of full subtrees with 2^level leaves each, one behind the other. */
  readonly hashes: (level: number, from: number, count: number) => Uint8Array;
}

export function merkleTree(sha256: Sha256): MerkleTree {
  /** Hashes of the full subtrees by the logarithm of their size: 64 bytes a leaf in all. */
  const levels: HashColumn[] = [hashColumn()];
  const size = (): number => levels[0]!.count();
  const add = (leaf: Uint8Array): void => {
    let hash = leaf;
    for (let level = 0; ; level++) {
      levels[level] ??= hashColumn();
      const column = levels[level]!;
      column.push(hash);
      const count = column.count();
      if (count % 2 === 1) return;
      hash = nodeHash(sha256, column.at(count - 2), column.at(count - 1));
    }
  };
  const over: HashOver = (from, to) => {
    const count = to - from;
    if (count === 0) return sha256(new Uint8Array());
    const left = leftSize(count);
    if (count === 1 || left * 2 === count) return levels[Math.log2(count)]!.at(from / count);
    return nodeHash(sha256, over(from, from + left), over(from + left, to));
  };
  const check = (holds: boolean): void => {
    if (!holds) throw new RangeError(`the tree has ${size()} leaves`);
  };
  return {
    size,
    add,
    root: (of) => {
      check(of <= size());
      return over(0, of);
    },
    inclusion: (index, of) => {
      check(index < of && of <= size());
      return pathOf(over, index, 0, of);
    },
    consistency: (from, of) => {
      check(from <= of && of <= size());
      return from === 0 ? [] : growthOf(over, from, { from: 0, to: of }, true);
    },
    hashes: (level, from, count) => {
      check((from + count) * 2 ** level <= size());
      return levels[level]!.slice(from, count);
    },
  };
}

/** The hash over the leaves from one to another, which some tree has as a node. */
type HashOver = (from: number, to: number) => Uint8Array;

/** PATH of RFC 6962. */
function pathOf(over: HashOver, index: number, from: number, to: number): Uint8Array[] {
  if (to - from <= 1) return [];
  const middle = from + leftSize(to - from);
  return index < middle
    ? [...pathOf(over, index, from, middle), over(middle, to)]
    : [...pathOf(over, index, middle, to), over(from, middle)];
}

/** SUBPROOF of RFC 6962. */
function growthOf(
  over: HashOver,
  old: number,
  { from, to }: { readonly from: number; readonly to: number },
  isWhole: boolean,
): Uint8Array[] {
  if (old === to) return isWhole ? [] : [over(from, to)];
  const middle = from + leftSize(to - from);
  return old <= middle
    ? [...growthOf(over, old, { from, to: middle }, isWhole), over(middle, to)]
    : [...growthOf(over, old, { from: middle, to }, false), over(from, middle)];
}

/** Leaves of the left half: the largest power of two below their number. */
function leftSize(count: number): number {
  let left = 1;
  while (left * 2 < count) left *= 2;
  return left;
}

interface HashColumn {
  readonly count: () => number;
  readonly push: (hash: Uint8Array) => void;
  readonly at: (index: number) => Uint8Array;
  readonly slice: (from: number, count: number) => Uint8Array;
}

function hashColumn(): HashColumn {
  let bytes = new Uint8Array(HASH_LENGTH);
  let count = 0;
  const slice = (from: number, number: number): Uint8Array =>
    bytes.slice(from * HASH_LENGTH, (from + number) * HASH_LENGTH);
  return {
    count: () => count,
    push: (hash) => {
      if ((count + 1) * HASH_LENGTH > bytes.length) {
        const larger = new Uint8Array(bytes.length * 2);
        larger.set(bytes);
        bytes = larger;
      }
      bytes.set(hash, count * HASH_LENGTH);
      count += 1;
    },
    at: (index) => slice(index, 1),
    slice,
  };
}
