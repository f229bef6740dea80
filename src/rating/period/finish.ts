import { addDays } from "../../domain/dates.ts";
import type { BalanceBook } from "./balance.ts";
import type { Changes, Outcome } from "./changes.ts";
import type { Context } from "./context.ts";
import { type EntryMaker, entryMaker } from "./entries.ts";
import { type FirstRating, firstRating, mayBePublished } from "./first-ratings.ts";
import type { PoolBook } from "./pools.ts";
import { note } from "./review.ts";
import type { DraftEntry, ListedPlayer, Note, Pool } from "./types.ts";

/** The new list and what stays pooled for the next one. */
export interface Finished {
  readonly entries: ReadonlyMap<string, DraftEntry>;
  readonly pools: ReadonlyMap<string, Pool>;
  readonly notes: readonly Note[];
}

/** From changes and pools to entries. Everybody of the list before comes in its order, then those new to it, by id. */
export function finish(context: Context, changes: Changes, book: PoolBook, balance: BalanceBook): Finished {
  const make = entryMaker(context, balance);
  const places = new Map(changes.players.map((id, place) => [id, place]));
  const firsts = firstRatings(context, book, places);
  const entries = new Map<string, DraftEntry>();
  const add = (before: ListedPlayer): void => {
    const place = places.get(before.id);
    const outcome = place === undefined ? idle(context, before) : changes.outcome(place);
    const entry = entryOf(context, make, balance, {
      before,
      outcome,
      first: outcome === null ? firsts.published.get(before.id) : undefined,
    });
    if (entry.rating !== null) balance.points("after", entry.rating);
    entries.set(before.id, entry);
  };
  for (const before of context.players.values()) {
    if (before.rating !== null) balance.points("before", before.rating);
    add(before);
  }
  for (const id of newcomers(context, changes, firsts.published)) add({ ...NEWCOMER, id });
  for (const { rating } of context.leavers) {
    if (rating === null) continue;
    balance.points("before", rating);
    balance.points("leavers", -rating);
  }
  return { entries, pools: poolsLeft(context, entries, firsts.pools), notes: correctionNotes(context, places) };
}

interface Found {
  readonly before: ListedPlayer;
  readonly outcome: Outcome | null;
  readonly first: FirstRating | undefined;
}

function entryOf(
  context: Context,
  make: EntryMaker,
  balance: BalanceBook,
  { before, outcome, first }: Found,
): DraftEntry {
  if (outcome !== null) {
    const corrected = correctionOf(context, before.id);
    balance.points("corrections", corrected);
    // A standard rating that stood in enters the list together with the first change of it.
    if (before.rating === null) balance.points("entrants", outcome.base - corrected);
    return make.rated(before, outcome);
  }
  if (first?.initial == null || first.derivation.value === null) return make.unrated(before);
  const rating = first.derivation.value;
  balance.points("entrants", first.initial);
  balance.points("oneTimeChanges", rating - first.initial);
  return make.first(before, { rating, n: first.n, games: first.games });
}

/** A rated player without a card; null: unrated. */
function idle(context: Context, { id, rating }: ListedPlayer): Outcome | null {
  if (rating === null) return null;
  const base = rating + correctionOf(context, id);
  return { base, n: 0, exact: 0, rating: base };
}

const correctionOf = ({ corrections }: Context, id: string): number =>
  corrections.size === 0 ? 0 : (corrections.get(id) ?? []).reduce((sum, { points }) => sum + points, 0);

/** Of a player whom no list has had. */
const NEWCOMER: ListedPlayer = {
  id: "",
  rating: null,
  delistedOn: null,
  gamesSoFar: 0,
  highest: null,
  factsComplete: true,
  k: null,
  lastCounted: null,
  activity: "active",
};

function newcomers({ players }: Context, changes: Changes, published: ReadonlyMap<string, FirstRating>): string[] {
  const ids = [...changes.players, ...published.keys()].filter((id) => !players.has(id));
  return [...new Set(ids)].sort();
}

/** Every pool is tried; its window is drawn anew where a tournament came to it or the list articles have changed. */
function firstRatings(context: Context, { pools, touched }: PoolBook, places: ReadonlyMap<string, number>) {
  const { input, list, players } = context;
  const articlesChanged = input.editionOn(addDays(input.previous.date, -1))?.id !== list.id;
  const may = mayBePublished(context);
  const published = new Map<string, FirstRating>();
  const left = new Map<string, Pool>();
  for (const [id, pool] of pools) {
    if ((players.get(id)?.rating ?? null) !== null || places.has(id)) continue; // rated: what was pooled is over
    if (!articlesChanged && !touched.has(id) && !may(id, pool)) {
      left.set(id, pool);
      continue;
    }
    const first = firstRating(context, id, pool);
    if (first.initial !== null) published.set(id, first);
    else left.set(id, first.pool);
  }
  return { published, pools: left };
}

/** A pool that was ever opened is remembered even when it is empty: the opening rule is not repeated. */
function poolsLeft(
  { input }: Context,
  entries: ReadonlyMap<string, DraftEntry>,
  pools: ReadonlyMap<string, Pool>,
): ReadonlyMap<string, Pool> {
  const leaving = new Set(input.leavers.map(({ player }) => player));
  return new Map(
    [...pools].filter(([id, { tournaments, openedBy }]) => {
      const isDelisted = entries.get(id)?.delistedOn === input.list;
      return !isDelisted && !leaving.has(id) && (tournaments.length > 0 || openedBy !== null);
    }),
  );
}

/** A first rating is new: a correction of what was there before does not touch it. */
function correctionNotes({ input, players }: Context, places: ReadonlyMap<string, number>): Note[] {
  return input.corrections.flatMap(({ player, reason }) => {
    const isApplied = (players.get(player)?.rating ?? null) !== null || places.has(player);
    return isApplied ? [] : [note({ code: "correction-without-rating", reason }, player, null)];
  });
}
