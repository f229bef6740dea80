import { type Derived, given } from "../../calculation/derived.ts";
import type { Absence, BookFacts, ClubMember, ClubPlayer, Guest } from "../../domain/clubs/club.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import type { Term } from "../../domain/codes/terms.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { type Points, points } from "../../domain/units.ts";
import { opponentBase } from "../../regulations/lask/articles/opponent.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";

/** Who stands for whom: a merged record is the one that was kept. */
export function recordResolver(facts: BookFacts): (member: number) => number {
  const kept = new Map(facts.members.map(({ member, mergedInto }) => [member, mergedInto ?? member]));
  return (member) => kept.get(member) ?? member;
}

/** The records that stand, each with what the records merged into it know of the same person. */
export function currentMembers({ members }: Pick<BookFacts, "members">): readonly ClubMember[] {
  const merged = new Map<number, ClubMember[]>();
  for (const each of members)
    if (each.mergedInto !== null) merged.set(each.mergedInto, [...(merged.get(each.mergedInto) ?? []), each]);
  return members
    .filter(({ mergedInto }) => mergedInto === null)
    .map((kept) => [kept, ...(merged.get(kept.member) ?? [])])
    .map(personOf);
}

/** In the club since the earliest entry, with the rating of that one, and away only where no record was there. */
function personOf(records: readonly ClubMember[]): ClubMember {
  const kept = records[0]!;
  if (records.length === 1) return kept;
  const first = records.reduce((one, other) => (other.entered < one.entered ? other : one));
  return {
    ...kept,
    entered: first.entered,
    start: first.start,
    away: gapsIn(records.flatMap(staysOf)),
    ...(first.before === undefined ? {} : { before: first.before }),
    id: kept.id ?? records.find(({ id }) => id !== null)?.id ?? null,
    birth: kept.birth ?? records.find(({ birth }) => birth !== null)?.birth ?? null,
  };
}

interface Stay {
  readonly from: IsoDate;
  /** null: to this day. */
  readonly to: IsoDate | null;
}

const staysOf = ({ entered, away }: ClubMember): readonly Stay[] =>
  [entered, ...away.flatMap(({ back }) => back ?? [])].map((from, index) => ({ from, to: away[index]?.left ?? null }));

function gapsIn(stays: readonly Stay[]): readonly Absence[] {
  const gaps: Absence[] = [];
  let until: IsoDate | null | undefined;
  for (const { from, to } of stays.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (until === null) return gaps;
    if (until !== undefined && until < from) gaps.push({ left: until, back: from });
    until = to === null || until === undefined || to > until ? to : until;
  }
  return until === null || until === undefined ? gaps : [...gaps, { left: until, back: null }];
}

/** One text for one person. */
export const keyOf = (player: ClubPlayer, recordOf: (member: number) => number): string =>
  "member" in player ? `member ${recordOf(player.member)}` : `guest ${player.guest}`;

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
  recordOf: (member: number) => number,
): ReadonlyMap<string, ReadonlyMap<string, ClubPlayer>> {
  const fields = new Map<string, Map<string, ClubPlayer>>();
  for (const { tournament, white, black, withdrawn } of facts.games) {
    if (tournament === null || withdrawn !== null) continue;
    const field = fields.get(tournament) ?? new Map<string, ClubPlayer>();
    for (const player of [white, black]) field.set(keyOf(player, recordOf), player);
    fields.set(tournament, field);
  }
  return fields;
}
