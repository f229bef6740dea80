import { canonicalJson } from "../../../domain/journal/canonical-json.ts";
import { type EntryColumns, NO_CHANGE } from "../../../rating/period/columns/entry-columns.ts";
import type { DraftList } from "../../../rating/period/draft.ts";
import type { CardsText, MadeTournament } from "../format/provenance.ts";

type Points = [tournament: string, part: number, hundredths: number];

/** What each tournament brought a player, except where it is plainly the change that the player's line has. */
export function cardTexts(
  { cardsOf, entries }: Pick<DraftList, "cardsOf" | "entries">,
  tournaments: readonly MadeTournament[],
  corrected: ReadonlySet<string>,
): readonly CardsText[] {
  const byPlayer = new Map<string, Points[]>();
  for (const { id, tournament, part, counts } of tournaments) {
    if (!counts) continue;
    for (const { player, change } of cardsOf(id)) {
      const own = byPlayer.get(player);
      // Games of one part under several lists are one part.
      const same = own?.find((each) => each[0] === tournament && each[1] === part);
      if (own === undefined) byPlayer.set(player, [[tournament, part, change]]);
      else if (same === undefined) own.push([tournament, part, change]);
      else same[2] += change;
    }
  }
  return [...byPlayer]
    .filter(([player, own]) => own.length > 1 || corrected.has(player) || !isRounded(changeOf(entries, player), own))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([player, own]) => ({ player, cards: canonicalJson(own) }));
}

const HALF_POINT = 50;

/** Whether a change is the only card's, to the nearest point. */
const isRounded = (change: number | null, own: readonly Points[]): boolean =>
  change !== null && own.every(([, , exact]) => Math.abs(change * 100 - exact) <= HALF_POINT);

/** From its column: the whole entry is not made for it. */
function changeOf({ players, extras }: EntryColumns, player: string): number | null {
  const place = players.place(player);
  const change = place === undefined ? NO_CHANGE : extras.change[place]!;
  return change === NO_CHANGE ? null : change;
}
