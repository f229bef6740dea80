import { sql } from "kysely";
import type { Db } from "../../schema/tables.ts";

/** A player of a possible pair. */
export interface DuplicateRow {
  readonly player: number;
  readonly name: string;
  readonly federation: string | null;
  readonly birth: string | null;
  readonly other: number;
  readonly other_name: string;
  readonly other_federation: string | null;
  readonly other_birth: string | null;
}

/** Pairs of records with the same name whose years of birth do not contradict each other. */
export async function duplicatePlayers(
  db: Db,
  { federation, limit }: { readonly federation: string | null; readonly limit: number },
): Promise<readonly DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`
    SELECT one.player, one.name, one.federation, one.birth, other.player AS other, other.name AS other_name,
      other.federation AS other_federation, other.birth AS other_birth
    FROM player AS one JOIN player AS other ON other.search = one.search AND other.player > one.player
    WHERE one.merged_into IS NULL AND other.merged_into IS NULL
      AND (one.birth IS NULL OR other.birth IS NULL OR left(one.birth, 4) = left(other.birth, 4))
      AND (${federation}::text IS NULL OR (one.federation = ${federation} AND other.federation = ${federation}))
    ORDER BY one.search, one.player, other.player LIMIT ${limit}`.execute(db);
  return rows;
}
