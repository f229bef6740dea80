import { type Clause, type Derived, given, givenBy } from "../../../calculation/derived.ts";
import type { Source } from "../../../domain/codes/source.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { type Points, points } from "../../../domain/units.ts";
import { changeCounts } from "../../../regulations/fide/articles/listing.ts";
import {
  ratingForHimself,
  ratingForOpponents,
  standardRating,
} from "../../../regulations/fide/articles/rating-used.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { NONE } from "../columns/player-columns.ts";
import type { PeriodContext } from "../context.ts";
import type { ListedPlayer } from "../entries/listed-player.ts";
import type { EnteredList, PeriodTournament, RatingOf } from "../types.ts";

/** The ratings of an entrant: for opponents, and for the own change. */
export interface EntrantRole {
  /** The rating the opponents meet; null: unrated to them. */
  readonly rating: Derived<Points> | null;
  /** The rating the own change goes by; null: the tournament does not change it. */
  readonly ownRating: Derived<Points> | null;
  /** The list on which the player entered between playing and being rated, and by which K goes; null: nobody did. */
  readonly entered: EnteredList | null;
  /** Whether the tournament may go into the player's pool. */
  readonly pools: boolean;
  /** What a person should know about it; null: nothing. */
  readonly clause: Clause | null;
}

/** What everybody in a tournament is, by place: in numbers, and as a role where it is asked for. */
export interface EntrantRoles {
  /** The rating the opponents meet; `NONE`: unrated to them. */
  readonly ratings: Int32Array;
  /** The rating the own change goes by; `NONE`: the tournament does not change it. */
  readonly own: Int32Array;
  /** In order of their places, all but those whose rating is on the list at the start and on the list before. */
  readonly unusual: ReadonlyMap<number, EntrantRole>;
  readonly of: (place: number) => EntrantRole;
}

export function rolesIn(
  context: PeriodContext,
  tournament: PeriodTournament,
  edition: FideEdition,
  places: Int32Array,
): EntrantRoles {
  const { entrants, atStart } = tournament;
  const source: Source = { code: "list", list: atStart.date };
  const listed = givenBy(source);
  const [ratings, own] = [new Int32Array(entrants.length), new Int32Array(entrants.length)];
  const unusual = new Map<number, EntrantRole>();
  for (let place = 0; place < entrants.length; place++) {
    const rating = atStart.rating(entrants[place]!, places[place]!);
    const isUsual = rating !== null && isOnList(context, places[place]!);
    const role = isUsual ? null : unusualRole(context, tournament, edition, { place, places, source });
    if (role) unusual.set(place, role);
    ratings[place] = role ? (role.rating?.value ?? NONE) : rating!;
    own[place] = role ? (role.ownRating?.value ?? NONE) : rating!;
  }
  const of = (place: number) => unusual.get(place) ?? usualRole(listed("Ro", points(ratings[place]!)));
  return { ratings, own, unusual, of };
}

const usualRole = (rating: Derived<Points>): EntrantRole => ({
  rating,
  ownRating: rating,
  entered: null,
  pools: false,
  clause: null,
});

/** The role of a player not rated on both lists, or whose standard rating stands in. */
function unusualRole(
  context: PeriodContext,
  tournament: PeriodTournament,
  edition: FideEdition,
  { place, places, source }: { readonly place: number; readonly places: Int32Array; readonly source: Source },
): EntrantRole {
  const id = tournament.entrants[place]!;
  const rating = ratingAtStart(tournament, edition, id, source);
  if (rating !== null && isOnList(context, places[place]!)) return usualRole(rating);
  const before = context.players.get(id) ?? null;
  if (rating === null) return unratedAtStart(context, tournament, edition, before);
  const clause = lapse(context, tournament, edition, before) ?? withoutBase(context, edition, before, id);
  return { rating, ownRating: clause === null ? rating : null, entered: null, pools: false, clause };
}

/** Whether the list before has a rating of the player, and no list ever took it away. */
function isOnList({ players }: PeriodContext, place: number): boolean {
  return players.columns.rating[place] !== NONE && players.columns.delistedOn[place] === 0;
}

/** The list's rating, or on rapid and blitz lists the standard rating where the edition lets it stand in. */
function ratingAtStart(
  { atStart }: PeriodTournament,
  edition: FideEdition,
  id: string,
  source: Source,
): Derived<Points> | null {
  const rating = atStart.rating(id);
  if (rating !== null) return given("Ro", points(rating), source);
  return atStart.standard === null ? null : standardRatingIn(edition, atStart.standard, id, source);
}

function standardRatingIn(
  edition: FideEdition,
  standard: RatingOf,
  id: string,
  source: Source,
): Derived<Points> | null {
  const rating = standard(id);
  const used = standardRating(edition, {
    own: given("Ro", null, source),
    standard: given("standard rating", rating === null ? null : points(rating), source),
  });
  return isRated(used) ? used : null;
}

const isRated = (rating: Derived<Points | null>): rating is Derived<Points> => rating.value !== null;

function unratedAtStart(
  context: PeriodContext,
  { atStart }: PeriodTournament,
  edition: FideEdition,
  before: ListedPlayer | null,
): EntrantRole {
  if (before === null || before.rating === null) {
    return { rating: null, ownRating: null, entered: null, pools: true, clause: null };
  }
  const source = context.sourceBefore;
  const now = { date: context.listBefore.value, rating: before.rating, facts: before };
  const first = atStart.enteredOn(before.id) ?? now;
  const facts = {
    atStart: given("rating at the start", null, { code: "list", list: atStart.date }),
    firstPublished: given("rating first published", points(first.rating), { code: "list", list: first.date }),
    listBefore: given("rating on the list before", points(before.rating), source),
  };
  const [himself, forOpponents] = [ratingForHimself(edition, facts), ratingForOpponents(edition, facts)];
  return {
    rating: isRated(forOpponents) ? forOpponents : null,
    ownRating: isRated(himself) ? himself : null,
    entered: edition.articles.enteredMeanwhile.sets.byFirstRating ? first : now,
    pools: false,
    clause: himself.basis.kind === "clause" ? himself.basis.clause : null,
  };
}

/** The change of a tournament begun before the list that took the rating away lapses. */
function lapse(
  { listDate }: PeriodContext,
  { start }: PeriodTournament,
  edition: FideEdition,
  before: ListedPlayer | null,
): Clause | null {
  const delistedOn = before?.delistedOn ?? null;
  if (delistedOn === null || start >= delistedOn) return null;
  const ruling = lapseRuling(edition, { delistedOn, start, list: listDate });
  return ruling.value || ruling.basis.kind !== "clause" ? null : ruling.basis.clause;
}

export const lapseRuling = (
  edition: FideEdition,
  { delistedOn, start, list }: { delistedOn: IsoDate; start: IsoDate; list: Derived<IsoDate> },
): Derived<boolean> =>
  changeCounts(edition, {
    delistedOn: given("delisted on", delistedOn, { code: "list", list: delistedOn }),
    start: given("start", start, { code: "register" }),
    list,
  });

const withoutBase = (
  context: PeriodContext,
  edition: FideEdition,
  before: ListedPlayer | null,
  id: string,
): Clause | null =>
  (before?.rating ?? null) === null && baseOf(context, edition, before, id) === null ? { code: "base-missing" } : null;

/** The rating a change starts from: of the list before, else the standard rating that stands in for it. */
export function baseOf(
  { input, sourceBefore, records }: PeriodContext,
  edition: FideEdition,
  before: ListedPlayer | null,
  id: string,
): Derived<Points> | null {
  if (before !== null && before.rating !== null)
    return given("base rating", points(before.rating), records.sources.get(id) ?? sourceBefore);
  return input.standard === null ? null : standardRatingIn(edition, input.standard.before, id, sourceBefore);
}
