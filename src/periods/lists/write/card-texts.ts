import { canonicalJson } from "../../../domain/journal/canonical-json.ts";
import type { DraftList } from "../../../rating/period/draft.ts";
import type { CardPoints, CardsText, MadeTournament } from "../format/provenance.ts";

/** What each tournament brought a player, except where it is plainly the change that the player's line has. */
export function cardTexts(
  { cardsOf, entries }: Pick<DraftList, "cardsOf" | "entries">,
  tournaments: readonly MadeTournament[],
  corrected: ReadonlySet<string>,
): readonly CardsText[] {
  const byPlayer = new Map<string, Map<string, CardPoints>>();
  for (const { id, tournament, part, counts } of tournaments) {
    if (!counts) continue;
    for (const { player, change } of cardsOf(id)) {
      const own = byPlayer.get(player) ?? new Map<string, CardPoints>();
      // Games of one part under several lists are one part.
      const [, , before] = own.get(`${tournament}/${part}`) ?? [tournament, part, 0];
      byPlayer.set(player, own.set(`${tournament}/${part}`, [tournament, part, before + change]));
    }
  }
  return [...byPlayer]
    .filter(([player, own]) => own.size > 1 || corrected.has(player) || !isRounded(entries.get(player)?.change, own))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([player, own]) => ({ player, cards: canonicalJson([...own.values()].map((each) => [...each])) }));
}

const HALF_POINT = 50;

/** Whether a change is the only card's, to the nearest point. */
const isRounded = (change: number | null | undefined, own: ReadonlyMap<string, CardPoints>): boolean =>
  typeof change === "number" && [...own.values()].every(([, , exact]) => Math.abs(change * 100 - exact) <= HALF_POINT);
