import type { Federation, Player } from "../domain/player.ts";
import { playersOf } from "../ledger/queries/players/names.ts";
import type { Context } from "./context.ts";
import type { Facts } from "./lists/facts.ts";

/**
 * Whether the public may see a player: whom article 13 leaves out of the lists is in no page, no search and no feed.
 * The lists themselves were made by the article; here is only what has been recorded since.
 */
const isPublic = (player: Visibility, federation: Federation | undefined): boolean => {
  if (player.excluded !== null || player.mergedInto !== null) return false;
  return player.dispensation !== null || (federation !== undefined && federation.status === "member");
};

type Visibility = Pick<Player, "excluded" | "mergedInto" | "dispensation">;
const USUAL: Visibility = { excluded: null, mergedInto: null, dispensation: null };

/** Whether the public may see a player of a list, of whom the list has the federation. */
export const isShown = (
  { federations, special }: Pick<Facts, "federations" | "special">,
  { player, federation }: { readonly player: number; readonly federation: string },
): boolean => {
  const known = special.get(player);
  return isPublic(known ?? USUAL, federations.get(known?.federation ?? federation));
};

/** Of many players, those whom the public may see. */
export const publicOnes = (
  { federations }: Pick<Facts, "federations">,
  players: readonly Player[],
): readonly Player[] => players.filter((player) => isPublic(player, federations.get(player.federation ?? "")));

/** Of many numbers, those of players whom the public may not see. */
export async function hiddenAmong(
  { ledger: { db }, facts }: Pick<Context, "ledger" | "facts">,
  ids: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const numbers = [...new Set(ids)].map(Number).filter(Number.isSafeInteger);
  const known = await playersOf(db, numbers);
  const seen = new Set(publicOnes(await facts(), known));
  return new Set(known.filter((player) => !seen.has(player)).map(({ id }) => id));
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Who stands where somebody played whom the public may not see: the games of the others stay whole. */
const SOMEBODY: Named = { id: "", name: "–" };

export const namedPublicly = (players: readonly Named[], hidden: ReadonlySet<string>): readonly Named[] =>
  players.map((player) => (hidden.has(player.id) ? SOMEBODY : player));
