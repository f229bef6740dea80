import { addDays } from "../../../domain/dates.ts";
import type { Changes, PlayerOutcome } from "../changes/changes.ts";
import { type EntryColumns, SHOWN } from "../columns/entry-columns.ts";
import { NONE, placeIn } from "../columns/player-columns.ts";
import type { PeriodContext } from "../context.ts";
import { type FirstNumbers, firstNumbers } from "../first/first-numbers.ts";
import { enoughIn } from "../first/first-ratings.ts";
import type { PoolBook } from "../first/pools.ts";
import { note } from "../review.ts";
import type { Note, Pool } from "../types.ts";
import { idle, type NewList, placesWhere } from "./new-list.ts";

/** What stays pooled for the next list, and what is noted. */
export interface Finished {
  readonly pools: ReadonlyMap<string, Pool>;
  readonly notes: readonly Note[];
}

/** From changes and pools to all entries: those of the list before in its order, then the new, by id. */
export function finish(context: PeriodContext, changes: Changes, book: PoolBook, list: NewList): Finished {
  const { players } = context;
  const { entries } = list;
  const changed = changedPlayers(context, changes);
  const firsts = firstRatings(context, book, changed);
  const newcomers = newcomersOf(context, changed, firsts.published);
  entries.admit(newcomers);
  const add = adder(context, { changed, list, published: firsts.published });
  const { present } = players.columns;
  for (let place = 0; place < present.length; place++) if (present[place] === 1) add(place);
  for (const place of newcomers) add(place);
  addUp(context, list);
  const pools = poolsLeft(context, entries, firsts.pools);
  return { pools, notes: [...correctionNotes(context, changed), ...federationNotes(context, entries)] };
}

/** The points of all before and after, which the reasons for every change must explain. */
function addUp({ players, records }: PeriodContext, { entries, balance }: NewList): void {
  const { pointsLeft, pointsBack } = records;
  balance.points("before", sumOf(players.columns.rating) + pointsLeft - pointsBack);
  balance.points("entrants", pointsBack);
  balance.points("leavers", -pointsLeft);
  balance.points("after", sumOf(entries.columns.rating));
}

function sumOf(ratings: Int16Array): number {
  let sum = 0;
  for (let place = 0; place < ratings.length; place++) if (ratings[place] !== NONE) sum += ratings[place]!;
  return sum;
}

/** What games changed. */
interface Changed {
  readonly places: readonly number[];
  /** What games made of the player at a place; null: no card. */
  readonly outcome: (place: number) => PlayerOutcome | null;
}

/**
 * The players whom games changed, or whose games changed nothing. A standard rating that stands in comes on the list with
 * the first game that counts, not with cards that have none.
 */
function changedPlayers({ players }: PeriodContext, changes: Changes): Changed {
  const numbers = new Int32Array(players.ids.length).fill(NONE);
  const places: number[] = [];
  for (let number = 0; number < changes.players.length; number++) {
    const place = changes.places[number]!;
    if (players.columns.rating[place] === NONE && changes.outcome(number).n === 0) continue;
    numbers[place] = number;
    places.push(place);
  }
  return { places, outcome: (place) => (numbers[place] === NONE ? null : changes.outcome(numbers[place]!)) };
}

interface Adding {
  readonly changed: Changed;
  readonly published: ReadonlyMap<string, FirstNumbers>;
  readonly list: NewList;
}

/** Makes the entry of the player at a place. */
function adder(context: PeriodContext, { changed, published, list }: Adding): (place: number) => void {
  const { columns, ids } = context.players;
  const { make, balance } = list;
  return (place) => {
    const rating = columns.rating[place]!;
    const games = changed.outcome(place);
    if (games !== null || rating !== NONE) {
      const corrected = correctionOf(context, ids[place]!);
      if (corrected !== 0) balance.points("corrections", corrected);
      // A standard rating that stood in enters the list together with the first change of it.
      if (games !== null && rating === NONE) balance.points("entrants", games.base - corrected);
      return make.rated(place, games ?? idle(rating + corrected));
    }
    const first = published.size === 0 ? undefined : published.get(ids[place]!);
    if (first?.initial == null || first.rating === null) return make.unrated(place);
    balance.points("entrants", first.initial);
    balance.points("oneTimeChanges", first.rating - first.initial);
    make.first(place, { rating: first.rating, n: first.n, games: first.games, lastCounted: first.lastCounted });
  };
}

const correctionOf = ({ corrections }: PeriodContext, id: string): number =>
  corrections.size === 0 ? 0 : (corrections.get(id) ?? []).reduce((sum, { points }) => sum + points, 0);

/** Places of those who come on the list, by id. */
function newcomersOf(
  { players }: PeriodContext,
  { places }: Changed,
  published: ReadonlyMap<string, FirstNumbers>,
): readonly number[] {
  const { ids, columns } = players;
  const isNew = (place: number): boolean => columns.present[place] === 0;
  const first = [...published.keys()].map((id) => placeIn(players, id)).filter(isNew);
  return [...new Set([...places.filter(isNew), ...first])].sort((one, other) => (ids[one]! < ids[other]! ? -1 : 1));
}

/** Every pool is tried; its window is set again where a tournament came to it or the list articles have changed. */
function firstRatings(
  context: PeriodContext,
  { pools, touched }: PoolBook,
  changed: Changed,
): { readonly published: ReadonlyMap<string, FirstNumbers>; readonly pools: ReadonlyMap<string, Pool> } {
  const { input, list, players } = context;
  const articlesChanged = input.editionOn(addDays(input.previous.date, -1))?.id !== list.id;
  const isEnough = enoughIn(context);
  const firstOf = firstNumbers(context);
  const published = new Map<string, FirstNumbers>();
  const left = new Map<string, Pool>();
  for (const [id, pool] of pools) {
    const place = placeIn(players, id);
    if (players.columns.rating[place] !== NONE || changed.outcome(place) !== null) continue; // rated: what was pooled is over
    if (!articlesChanged && !touched.has(id) && !isEnough(id, keptOf(pool))) {
      left.set(id, pool);
      continue;
    }
    const first = firstOf(id, pool);
    if (first.initial !== null) published.set(id, first);
    else left.set(id, first.pool);
  }
  return { published, pools: left };
}

/** If all of them were in the window: where that is not enough, nothing more need be asked. */
const keptOf = ({ tournaments }: Pool) => tournaments.filter((each) => each.kept);

/** A pool that was ever opened is remembered even when it is empty: the opening rule is not repeated. */
function poolsLeft(
  { input }: PeriodContext,
  entries: EntryColumns,
  pools: ReadonlyMap<string, Pool>,
): ReadonlyMap<string, Pool> {
  // A player who had another record's rating is unrated without it, and collects on.
  const leaving = new Set(
    input.leavers.flatMap(({ player, hadRatingOf }) => (hadRatingOf === undefined ? player : [])),
  );
  return new Map(
    [...pools].filter(([id, { tournaments, openedBy }]) => {
      const isDelisted = entries.get(id)?.delistedOn === input.list;
      return !isDelisted && !leaving.has(id) && (tournaments.length > 0 || openedBy !== null);
    }),
  );
}

/** Rated players without a federation are counted and shown nowhere: that is said (C7). */
function federationNotes({ players, person }: PeriodContext, { columns, extras }: EntryColumns): Note[] {
  const hidden = placesWhere(
    columns.rating.length,
    (place) =>
      columns.rating[place] !== NONE &&
      (extras.flags[place]! & SHOWN) === 0 &&
      person(players.ids[place]!).federation === null,
  );
  return hidden.length === 0 ? [] : [note({ code: "without-federation", players: hidden.length }, null, null)];
}

/** A first rating is new: a correction of what was there before does not touch it. */
function correctionNotes({ input, players }: PeriodContext, changed: Changed): Note[] {
  return input.corrections.flatMap(({ player, reason }) => {
    const place = players.place(player);
    const isApplied =
      place !== undefined && (players.columns.rating[place] !== NONE || changed.outcome(place) !== null);
    return isApplied ? [] : [note({ code: "correction-without-rating", reason }, player, null)];
  });
}
