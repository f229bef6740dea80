import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../domain/list.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Context } from "./context.ts";
import { NullableWhole, Text, Whole } from "./http/schemas.ts";
import type { Facts } from "./lists/facts.ts";
import { liveListOf } from "./lists/live-cache.ts";

/** What reports that no list has settled yet would give a player. Nothing of it is published. */
export const LiveRating = Type.Object({
  kind: Text,
  rating: Whole,
  change: NullableWhole,
  games: Whole,
});

/** Of each kind in which the player has such a report; none where the next list cannot be calculated for a page. */
export async function liveRatings(
  { ledger }: Pick<Context, "ledger">,
  facts: Facts,
  player: string,
  kinds: readonly string[],
): Promise<Static<typeof LiveRating>[]> {
  const found: Static<typeof LiveRating>[] = [];
  for (const kind of LIST_KINDS.filter((each) => kinds.includes(each))) {
    const { entries } = await liveListOf(ledger, facts, kind).catch(onlyRefusals);
    const own = entries?.find(({ id }) => id === player);
    if (own === undefined || own.rating === null) continue;
    found.push({ kind, rating: own.rating, change: own.change, games: own.games });
  }
  return found;
}

function onlyRefusals(error: unknown): { readonly entries: null } {
  if (!(error instanceof Refusal)) throw error;
  return { entries: null };
}
