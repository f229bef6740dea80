import type { BalanceBook } from "../balance.ts";
import type { Outcome } from "../changes/changes.ts";
import { EntryColumns } from "../columns/entry-columns.ts";
import { NONE, placesOf } from "../columns/player-columns.ts";
import type { Context } from "../context.ts";
import type { Steps } from "../steps.ts";
import { type EntryMaker, entryMaker } from "./entries.ts";

/** A list while it is made. */
export interface NewList {
  readonly entries: EntryColumns;
  readonly make: EntryMaker;
  readonly balance: BalanceBook;
}

export function newList(context: Context, balance: BalanceBook): NewList {
  const entries = new EntryColumns(context.players);
  return { entries, make: entryMaker(context, balance, entries), balance };
}

/** Entries that are as they will stay: they can be written down while others are made. */
export interface EntriesMade {
  readonly entries: EntryColumns;
  readonly places: Uint32Array;
}

/** So many entries are made in one step. */
const STEP = 1_000;

/** Makes entries step by step. */
export function* inSteps(
  entries: EntryColumns,
  places: Uint32Array,
  make: (place: number) => void,
): Steps<void, EntriesMade> {
  for (let from = 0; from < places.length; from += STEP) {
    const some = places.subarray(from, from + STEP);
    for (let index = 0; index < some.length; index++) make(some[index]!);
    yield { entries, places: some };
  }
}

/** Players of the list before of whom no tournament, pool or correction says anything follow from that list alone. */
export function* untouchedEntries(context: Context, { entries, make }: NewList): Steps<void, EntriesMade> {
  const { rating, present } = context.players.columns;
  const isTouched = touchedPlaces(context);
  const places = placesWhere(present.length, (place) => present[place] === 1 && isTouched[place] === 0);
  yield;
  yield* inSteps(entries, places, (place) =>
    rating[place] === NONE ? make.unrated(place) : make.rated(place, idle(rating[place]!)),
  );
}

/** What games make of a rated player who has none. */
export const idle = (base: number): Outcome => ({ base, n: 0, exact: 0, rating: base });

export function placesWhere(size: number, isWanted: (place: number) => boolean): Uint32Array {
  const places = new Uint32Array(size);
  let found = 0;
  for (let place = 0; place < size; place++) if (isWanted(place)) places[found++] = place;
  return places.subarray(0, found);
}

function touchedPlaces({ input, players, corrections }: Context): Uint8Array {
  const isTouched = new Uint8Array(players.ids.length);
  const touch = (ids: Iterable<string>): void => {
    for (const id of ids) isTouched[players.place(id) ?? players.ids.length] = 1;
  };
  for (const tournament of input.tournaments) for (const place of placesOf(players, tournament)) isTouched[place] = 1;
  touch(input.pools.keys());
  touch(corrections.keys());
  return isTouched;
}
