import type { BalanceBook } from "../balance.ts";
import type { PlayerOutcome } from "../changes/changes.ts";
import { EntryColumns } from "../columns/entry-columns.ts";
import type { PeriodContext } from "../context.ts";
import { type EntryMaker, entryMaker } from "./entries.ts";

/** A list while it is made. */
export interface NewList {
  readonly entries: EntryColumns;
  readonly make: EntryMaker;
  readonly balance: BalanceBook;
}

export function newList(context: PeriodContext, balance: BalanceBook): NewList {
  const entries = new EntryColumns(context.players);
  return { entries, make: entryMaker(context, balance, entries), balance };
}

/** What games make of a rated player who has none. */
export const idle = (base: number): PlayerOutcome => ({ base, n: 0, exact: 0, rating: base });

export function placesWhere(size: number, isWanted: (place: number) => boolean): Uint32Array {
  const places = new Uint32Array(size);
  let found = 0;
  for (let place = 0; place < size; place++) if (isWanted(place)) places[found++] = place;
  return places.subarray(0, found);
}
