import { type Clause, type Derived, given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Source } from "../../domain/source.ts";
import { type Points, points } from "../../domain/units.ts";
import { changeCounts } from "../../regulations/fide/articles/listing.ts";
import { ratingForHimself, ratingForOpponents, standardRating } from "../../regulations/fide/articles/rating-used.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { Context } from "./context.ts";
import { NONE, placeIn } from "./player-columns.ts";
import type { ListedPlayer, PeriodTournament, RatingOf } from "./types.ts";

/** What an entrant of a tournament is to others and to himself. */
export interface Role {
  /** The rating his opponents meet; null: to them he is unrated. */
  readonly rating: Derived<Points> | null;
  /** The rating his own change goes by; null: the tournament changes no rating of his. */
  readonly himself: Derived<Points> | null;
  /** Whether he entered the list between playing and being rated. */
  readonly meanwhile: boolean;
  /** Whether the tournament may go into his pool. */
  readonly pools: boolean;
  /** What a person should know about it; null: nothing. */
  readonly clause: Clause | null;
}

/** A rated player as usual: one object for each is enough to tell. */
export function roleOf(context: Context, tournament: PeriodTournament, edition: FideEdition, id: string): Role {
  const rating = ratingAtStart(tournament, edition, id);
  if (rating !== null && isOnList(context, id))
    return { rating, himself: rating, meanwhile: false, pools: false, clause: null };
  const before = context.players.get(id) ?? null;
  if (rating === null) return unratedAtStart(context, edition, before);
  const clause = lapse(context, tournament, edition, before) ?? withoutBase(context, edition, before, id);
  return { rating, himself: clause === null ? rating : null, meanwhile: false, pools: false, clause };
}

/** Whether the list before has a rating of his, and no list ever took it away. */
function isOnList({ players }: Context, id: string): boolean {
  const place = placeIn(players, id);
  return players.columns.rating[place] !== NONE && players.columns.delistedOn[place] === 0;
}

/** The list's rating, or on rapid and blitz lists the standard rating where the edition lets it stand in. */
function ratingAtStart({ atStart }: PeriodTournament, edition: FideEdition, id: string): Derived<Points> | null {
  const source: Source = { code: "list", list: atStart.date };
  const listed = atStart.rating(id);
  if (listed !== null) return given("Ro", points(listed), source);
  return atStart.standard === null ? null : standingIn(edition, atStart.standard, id, source);
}

function standingIn(edition: FideEdition, standard: RatingOf, id: string, source: Source): Derived<Points> | null {
  const rating = standard(id);
  const used = standardRating(edition, {
    own: given("Ro", null, source),
    standard: given("standard rating", rating === null ? null : points(rating), source),
  });
  return isRated(used) ? used : null;
}

const isRated = (rating: Derived<Points | null>): rating is Derived<Points> => rating.value !== null;

function unratedAtStart(context: Context, edition: FideEdition, before: ListedPlayer | null): Role {
  if (before === null || before.rating === null) {
    return { rating: null, himself: null, meanwhile: false, pools: true, clause: null };
  }
  const source = context.sourceBefore;
  const facts = {
    atStart: given("rating at the start", null, source),
    listBefore: given("rating on the list before", points(before.rating), source),
  };
  const [himself, forOpponents] = [ratingForHimself(edition, facts), ratingForOpponents(edition, facts)];
  return {
    rating: isRated(forOpponents) ? forOpponents : null,
    himself: isRated(himself) ? himself : null,
    meanwhile: true,
    pools: false,
    clause: himself.basis.kind === "clause" ? himself.basis.clause : null,
  };
}

/** The change of a tournament begun before the list that took the rating away lapses. */
function lapse(
  { listDate }: Context,
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

const withoutBase = (context: Context, edition: FideEdition, before: ListedPlayer | null, id: string): Clause | null =>
  (before?.rating ?? null) === null && baseOf(context, edition, before, id) === null ? { code: "base-missing" } : null;

/** The rating a change starts from: of the list before, else the standard rating that stands in for it. */
export function baseOf(
  { input, sourceBefore }: Context,
  edition: FideEdition,
  before: ListedPlayer | null,
  id: string,
): Derived<Points> | null {
  if (before !== null && before.rating !== null) return given("base rating", points(before.rating), sourceBefore);
  return input.standard === null ? null : standingIn(edition, input.standard.before, id, sourceBefore);
}
