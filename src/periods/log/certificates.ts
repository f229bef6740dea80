import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { certificateText } from "../../transparency/certificate.ts";
import { leafHash, type MerkleTree, merkleTree } from "../../transparency/merkle-tree.ts";
import type { IsPublic } from "../lists/export/exported.ts";
import { isSeen, openedPerson } from "../lists/export/public-list.ts";
import { type ListTexts, openTexts } from "../lists/format/canonical-reader.ts";
import { fastSha256 } from "../lists/format/salts.ts";
import { publicationProof } from "./publication-proof.ts";

/** Makes certificates of single lines of published lists. */
export interface Certificates {
  readonly certificate: (row: ListRow, player: string, isPublic: IsPublic) => Promise<string>;
}

/** Trees kept: of half a million players each takes 32 megabytes, and a second to make. */
const TREES_MAX = 2;

export function certificates(ledger: Pick<Ledger, "db" | "log" | "content">): Certificates {
  const trees = new Map<string, Promise<MerkleTree>>();
  const treeOf = (row: ListRow): Promise<MerkleTree> => {
    const found = trees.get(row.content) ?? readTree(ledger, row);
    trees.delete(row.content);
    trees.set(row.content, found);
    found.catch(() => trees.delete(row.content));
    const [oldest] = trees.keys();
    if (trees.size > TREES_MAX && oldest !== undefined) trees.delete(oldest);
    return found;
  };
  return {
    certificate: async (row, player, isPublic) => {
      const { list, version } = row;
      const found = await lineOf(ledger, row, player);
      if (found === null || !isSeen(found.texts, row, isPublic)) throw new Refusal("no-certificate", { list, player });
      const { header, index, texts } = found;
      const tree = await treeOf(row);
      const { text: proof } = await publicationProof(ledger, { list, version });
      const path = tree.inclusion(index, tree.size());
      return certificateText({ header, line: texts.line, index, path, opened: openedPerson(texts), proof });
    },
  };
}

interface FoundLine {
  readonly header: string;
  readonly index: number;
  readonly texts: ListTexts;
}

/** The line of a player, read until it is found; null: there is none, or the list has no tree. */
async function lineOf({ content }: Pick<Ledger, "content">, row: ListRow, player: string): Promise<FoundLine | null> {
  if (row.persons === null) return null;
  const { first, parts } = await openTexts(content(row.content), content(row.persons));
  let index = 0;
  for await (const some of parts) {
    const at = some.findIndex(({ line }) => line.startsWith(`${player}\t`));
    if (at !== -1) return { header: first, index: index + at, texts: some[at]! };
    index += some.length;
  }
  return null;
}

async function readTree({ content }: Pick<Ledger, "content">, row: ListRow): Promise<MerkleTree> {
  const tree = merkleTree(fastSha256);
  const { parts } = await openTexts(content(row.content), null);
  for await (const some of parts) for (const { line } of some) tree.add(leafHash(fastSha256, Buffer.from(line)));
  return tree;
}
