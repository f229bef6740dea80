import type { Federation, Player } from "../domain/player.ts";
import { federationOf } from "../ledger/postgres/federations.ts";
import type { Db } from "../ledger/postgres/tables.ts";

/**
 * Whether the public may see a player: whom article 13 leaves out of the lists is in no page, no search and no feed.
 * The lists themselves were made by the article; here is only what has been recorded since.
 */
const isPublic = (player: Player, federation: Federation | undefined): boolean => {
  if (player.excluded !== null || player.mergedInto !== null) return false;
  return player.dispensation !== null || (federation !== undefined && federation.status === "member");
};

/** Of many players, those whom the public may see. Federations are few: each is asked for once. */
export async function publicOnes(db: Db, players: readonly Player[]): Promise<readonly Player[]> {
  const codes = [...new Set(players.flatMap(({ federation }) => (federation === null ? [] : [federation])))];
  const known = new Map<string, Federation | undefined>();
  for (const code of codes) known.set(code, await federationOf(db, code));
  return players.filter((player) => isPublic(player, known.get(player.federation ?? "")));
}
