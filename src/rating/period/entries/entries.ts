import { given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { points } from "../../../domain/units.ts";
import { entry as entryOf } from "../../../regulations/fide/articles/listing.ts";
import type { BalanceBook } from "../balance.ts";
import type { PlayerOutcome } from "../changes/changes.ts";
import type { CoefficientTable } from "../changes/coefficients.ts";
import { type EntryColumns, NO_CHANGE, SHOWN, STATUSES, TITLED_UNRATED } from "../columns/entry-columns.ts";
import { dayNumber, NONE } from "../columns/player-columns.ts";
import type { PeriodContext } from "../context.ts";
import type { Status } from "../types.ts";
import { oneTimeChanges } from "./one-time.ts";
import { printedRule } from "./publication.ts";
import { type Visibility, visibility } from "./visibility.ts";

/** Writes the entries of a list, each at its place. Every article is applied once to all players who are alike to it. */
export interface EntryMaker {
  /** A player with a rating to start from; gives the rating now, or none. */
  readonly rated: (place: number, outcome: PlayerOutcome) => void;
  /** A first rating: its games, and those of them in this period. */
  readonly first: (place: number, facts: FirstFacts) => void;
  readonly unrated: (place: number) => void;
}

export interface FirstFacts {
  readonly rating: number;
  readonly n: number;
  readonly games: number;
  /** The list that counted the last of them. */
  readonly lastCounted: IsoDate | null;
}

export function entryMaker(context: PeriodContext, book: BalanceBook, into: EntryColumns): EntryMaker {
  const changed = oneTimeChanges(context);
  const floor = statusByRating(context);
  const tools: Tools = {
    context,
    into,
    today: dayNumber(context.input.list),
    shows: visibility(context),
    coefficient: context.coefficients(printedRule(context), context.printedBy),
  };
  const { gamesSoFar, delistedOn } = context.players.columns;
  return {
    rated: (place, { base, n, exact, rating: Rn }) => {
      const rating = changed(context.players.ids[place]!, Rn);
      // Most have no game: nothing is booked for them.
      if (n > 0 || exact !== 0 || Rn !== base) {
        book.hundredths("games", exact);
        book.hundredths("rounding", (Rn - base) * 100 - exact);
      }
      if (rating !== Rn) book.points("oneTimeChanges", rating - Rn);
      const status = floor(rating);
      if (status === RATED) return listed(tools, place, { rating, games: n, gamesSoFar: gamesSoFar[place]! + n });
      book.points("floor", -rating);
      without(tools, place, { status, games: n, delistedOn: tools.today });
    },
    first: (place, { rating, n, games, lastCounted }) =>
      listed(tools, place, { rating, games, gamesSoFar: n, lastCounted: dayNumber(lastCounted) }),
    unrated: (place) => without(tools, place, { status: UNRATED, games: 0, delistedOn: delistedOn[place]! }),
  };
}

interface Tools {
  readonly context: PeriodContext;
  readonly into: EntryColumns;
  /** The date of the list. */
  readonly today: number;
  readonly shows: Visibility;
  readonly coefficient: CoefficientTable;
}

const numberOf = (status: Status): number => STATUSES.indexOf(status);
const [RATED, DELISTED, UNRATED] = [numberOf("rated"), numberOf("delisted"), numberOf("unrated")];

interface Listed {
  readonly rating: number;
  readonly games: number;
  readonly gamesSoFar: number;
  /** Of a first rating: the list that counted the last game. */
  readonly lastCounted?: number;
}

/** An entry with a rating. */
function listed({ context, into, today, shows, coefficient }: Tools, place: number, own: Listed): void {
  const { columns: before } = context.players;
  const { columns, extras } = into;
  const { rating, games, gamesSoFar } = own;
  const was = before.rating[place]!;
  const highest = Math.max(before.highest[place]!, rating);
  const lastCounted = games > 0 ? today : (own.lastCounted ?? (was === NONE ? today : before.lastCounted[place]!));
  const activity = shows.activity(lastCounted, before.activity[place]!);
  columns.present[place] = 1;
  columns.rating[place] = rating;
  columns.delistedOn[place] = before.delistedOn[place]!;
  columns.gamesSoFar[place] = gamesSoFar;
  columns.highest[place] = highest;
  columns.factsComplete[place] = before.factsComplete[place]!;
  columns.k[place] = coefficient.at(place, gamesSoFar, highest);
  columns.lastCounted[place] = lastCounted;
  columns.activity[place] = activity;
  extras.status[place] = RATED;
  extras.games[place] = games;
  extras.change[place] = was === NONE ? NO_CHANGE : rating - was;
  extras.flags[place] = shows.isShown(place, activity) ? SHOWN : 0;
}

interface Without {
  readonly status: number;
  readonly games: number;
  readonly delistedOn: number;
}

/** An entry without one. A player who comes back is new: games are counted from then on, while the highest rating stays. */
function without({ context, into, today, shows }: Tools, place: number, own: Without): void {
  const { columns: before } = context.players;
  const { columns, extras } = into;
  columns.present[place] = 1;
  columns.delistedOn[place] = own.delistedOn;
  columns.highest[place] = before.highest[place]!;
  columns.factsComplete[place] = before.factsComplete[place]!;
  columns.lastCounted[place] = own.games > 0 ? today : before.lastCounted[place]!;
  columns.activity[place] = before.activity[place]!;
  extras.status[place] = own.status;
  extras.games[place] = own.games;
  extras.flags[place] = (shows.isShown(place, ACTIVE) ? SHOWN : 0) | (shows.isTitled(place) ? TITLED_UNRATED : 0);
}

const ACTIVE = 0;

/** How the list shows a rating, by the floor of its own date. */
function statusByRating({ floor }: PeriodContext): (rating: number) => number {
  const known: number[] = [];
  return (rating) => {
    const found = known[rating];
    if (found !== undefined) return found;
    const entry = entryOf(floor, given("rating", points(rating), COUNTED)).value;
    const status = entry === "listed" ? RATED : entry === "delisted" ? DELISTED : UNRATED;
    known[rating] = status;
    return status;
  };
}
