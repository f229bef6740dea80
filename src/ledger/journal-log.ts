import { leafOf } from "../domain/journal/redaction.ts";
import { leafHash, type MerkleTree, merkleTree } from "../transparency/merkle-tree.ts";
import { linesAfter } from "./queries/journal/journal-table.ts";
import type { Db } from "./schema/tables.ts";
import { sha256Bytes } from "./sha256.ts";

/**
 * The journal as a Merkle tree, whose leaves are its lines. It is kept in memory, 64 bytes an entry, and takes in what
 * was recorded since each time it is asked for.
 */
export function journalLog(db: Db): () => Promise<MerkleTree> {
  const tree = merkleTree(sha256Bytes);
  let last = Promise.resolve();
  const grow = async (): Promise<void> => {
    for await (const line of linesAfter(db, tree.size())) tree.add(lineHash(line));
  };
  return async () => {
    // One after the other: two at once would add the same lines.
    last = last.then(grow, grow);
    await last;
    return tree;
  };
}

export function lineHash(line: string): Uint8Array {
  const leaf = leafOf(line);
  return "hash" in leaf ? Buffer.from(leaf.hash, "hex") : leafHash(sha256Bytes, Buffer.from(leaf.text));
}
