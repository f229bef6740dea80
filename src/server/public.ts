import type { Federation, Player } from "../domain/player.ts";
import { playersOf } from "../ledger/queries/players/names.ts";
import type { Context } from "./context.ts";
import type { Facts } from "./lists/facts.ts";

/**
 * Whether the public may see a player: those excluded by article 13 are on no page, in no search and in no feed.
 * Lists were made by the article; this covers what has been recorded since.
 */
const isPublic = (player: Visibility, federation: Federation | undefined): boolean => {
  if (player.excluded !== null || player.mergedInto !== null) return false;
  return player.dispensation !== null || (federation !== undefined && federation.status === "member");
};

type Visibility = Pick<Player, "excluded" | "mergedInto" | "dispensation">;
const USUAL: Visibility = { excluded: null, mergedInto: null, dispensation: null };

/** Whether the public may see a player of a list; the list gives the federation. */
export const isShown = (
  { federations, special }: Pick<Facts, "federations" | "special">,
  { player, federation }: { readonly player: number; readonly federation: string },
): boolean => {
  const known = special.get(player);
  return isPublic(known ?? USUAL, federations.get(known?.federation ?? federation));
};

export const publicPlayers = (
  { federations }: Pick<Facts, "federations">,
  players: readonly Player[],
): readonly Player[] => players.filter((player) => isPublic(player, federations.get(player.federation ?? "")));

/** Players by their ids, and which of them the public may not see. */
export interface PeopleAmong {
  readonly shown: ReadonlyMap<string, Player>;
  readonly hidden: ReadonlySet<string>;
}

export async function peopleAmong(
  { ledger: { db }, facts }: Pick<Context, "ledger" | "facts">,
  ids: Iterable<string>,
): Promise<PeopleAmong> {
  const numbers = [...new Set(ids)].filter((id) => id !== "").map(Number);
  const known = await playersOf(db, numbers.filter(Number.isSafeInteger));
  const shown = new Map(publicPlayers(await facts(), known).map((player) => [player.id, player]));
  return { shown, hidden: new Set(known.map(({ id }) => id).filter((id) => !shown.has(id))) };
}

/** The ids that belong to hidden players. */
export const hiddenAmong = async (
  context: Pick<Context, "ledger" | "facts">,
  ids: Iterable<string>,
): Promise<ReadonlySet<string>> => (await peopleAmong(context, ids)).hidden;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Stands in for a hidden player, so that their opponents' games stay complete. */
const HIDDEN: Named = { id: "", name: "–" };

export const namedPublicly = (players: readonly Named[], hidden: ReadonlySet<string>): readonly Named[] =>
  players.map((player) => (hidden.has(player.id) ? HIDDEN : player));
