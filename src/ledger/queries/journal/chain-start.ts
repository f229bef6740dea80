import { type ChainHead, EMPTY_CHAIN } from "../../../domain/journal/chain.ts";
import type { Session } from "../../database.ts";

/** What is needed to add an entry. */
export interface ChainStart {
  readonly head: ChainHead;
  /** The office's time zone; null: it has none yet. */
  readonly zone: string | null;
}

const START = `SELECT sequence, hash, (SELECT value FROM setting WHERE name = 'zone') AS zone
  FROM journal ORDER BY sequence DESC LIMIT 1`;

/** Where the journal ends. It is asked at once, so that it is within the transaction even where nobody waits for it. */
export async function chainStart({ query }: Pick<Session, "query">): Promise<ChainStart> {
  const [last] = (await query(START, [])).rows;
  if (last === undefined) return { head: EMPTY_CHAIN, zone: null };
  const { sequence, hash, zone } = last;
  return { head: { sequence: Number(sequence), hash: String(hash) }, zone: typeof zone === "string" ? zone : null };
}
