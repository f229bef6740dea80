import { type Derived, given } from "../../calculation/derived.ts";
import type { BookFacts, ClubPlayer, Guest } from "../../domain/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { ENTERED } from "../../domain/source.ts";
import type { Term } from "../../domain/terms.ts";
import { type Points, points } from "../../domain/units.ts";
import { opponentBase } from "../../regulations/lask/articles/opponent.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";

/** Who stands for whom: a merged record is the one that was kept. */
export function standingRecords(facts: BookFacts): (member: number) => number {
  const kept = new Map(facts.members.map(({ member, mergedInto }) => [member, mergedInto ?? member]));
  return (member) => kept.get(member) ?? member;
}

/** One text for one person. */
export const keyOf = (player: ClubPlayer, standing: (member: number) => number): string =>
  "member" in player ? `member ${standing(player.member)}` : `guest ${player.guest}`;

/** What a guest is met with in a period; null: an estimate must be made first. */
export function guestRating(edition: LaskEdition, { ratings }: Guest, period: IsoDate): Derived<Points> | null {
  const known = ratings.findLast(({ from }) => from === null || from <= period) ?? ratings[0];
  return opponentBase(edition, {
    swedish: rated("Swedish rating", known?.swedish),
    elo: rated("Elo rating", known?.elo),
    estimate: rated("estimate", known?.estimate),
  });
}

const rated = (term: Term, rating: number | null | undefined): Derived<Points> | null =>
  rating === null || rating === undefined ? null : given(term, points(rating), ENTERED);

/** The people of each tournament: everybody who is in one of its games. */
export function fieldsOf(
  facts: BookFacts,
  standing: (member: number) => number,
): ReadonlyMap<string, ReadonlyMap<string, ClubPlayer>> {
  const fields = new Map<string, Map<string, ClubPlayer>>();
  for (const { tournament, white, black, withdrawn } of facts.games) {
    if (tournament === null || withdrawn !== null) continue;
    const field = fields.get(tournament) ?? new Map<string, ClubPlayer>();
    for (const player of [white, black]) field.set(keyOf(player, standing), player);
    fields.set(tournament, field);
  }
  return fields;
}
