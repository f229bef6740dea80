import type { Federation, Player } from "../domain/player.ts";
import type { Facts } from "./kept-facts.ts";

/**
 * Whether the public may see a player: whom article 13 leaves out of the lists is in no page, no search and no feed.
 * The lists themselves were made by the article; here is only what has been recorded since.
 */
const isPublic = (player: Standing, federation: Federation | undefined): boolean => {
  if (player.excluded !== null || player.mergedInto !== null) return false;
  return player.dispensation !== null || (federation !== undefined && federation.status === "member");
};

type Standing = Pick<Player, "excluded" | "mergedInto" | "dispensation">;
const USUAL: Standing = { excluded: null, mergedInto: null, dispensation: null };

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
