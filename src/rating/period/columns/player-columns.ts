import type { IsoDate } from "../../../domain/dates.ts";
import type { Activity } from "../../../regulations/fide/articles/inactivity.ts";
import type { ListedPlayer } from "../entries/listed-player.ts";
import type { PeriodTournament } from "../types.ts";

/** What stands for null in a column of ratings, K or highest ratings. */
export const NONE = -1;
/** As `activity` has them. */
export const ACTIVITIES: readonly Activity[] = ["active", "inactive", "gone"];

/** What a list says of players, in columns by their places: half a million objects cost more than all that is done with them. */
export interface ListedColumns {
  /** Whether the list has somebody at this place. */
  readonly present: Uint8Array;
  readonly rating: Int16Array;
  readonly gamesSoFar: Int32Array;
  readonly highest: Int16Array;
  readonly factsComplete: Uint8Array;
  readonly k: Int16Array;
  /** Days as numbers, 20261101; 0: none. */
  readonly delistedOn: Int32Array;
  readonly lastCounted: Int32Array;
  readonly activity: Uint8Array;
}

/** Columns in which nobody has anything: everybody is new. */
export const listedColumns = (size: number): ListedColumns => ({
  present: new Uint8Array(size),
  rating: new Int16Array(size).fill(NONE),
  gamesSoFar: new Int32Array(size),
  highest: new Int16Array(size).fill(NONE),
  factsComplete: new Uint8Array(size).fill(1),
  k: new Int16Array(size).fill(NONE),
  delistedOn: new Int32Array(size),
  lastCounted: new Int32Array(size),
  activity: new Uint8Array(size),
});

/** The same columns with more places, or their copies. */
export function resized(from: ListedColumns, size: number): ListedColumns {
  const to = listedColumns(size);
  const kept = Math.min(size, from.present.length);
  to.present.set(from.present.subarray(0, kept));
  to.rating.set(from.rating.subarray(0, kept));
  to.gamesSoFar.set(from.gamesSoFar.subarray(0, kept));
  to.highest.set(from.highest.subarray(0, kept));
  to.factsComplete.set(from.factsComplete.subarray(0, kept));
  to.k.set(from.k.subarray(0, kept));
  to.delistedOn.set(from.delistedOn.subarray(0, kept));
  to.lastCounted.set(from.lastCounted.subarray(0, kept));
  to.activity.set(from.activity.subarray(0, kept));
  return to;
}

/** Takes the player at a place off the list: they are new again. */
export function cleared(columns: ListedColumns, place: number): void {
  columns.present[place] = 0;
  columns.rating[place] = NONE;
  columns.gamesSoFar[place] = 0;
  columns.highest[place] = NONE;
  columns.factsComplete[place] = 1;
  columns.k[place] = NONE;
  columns.delistedOn[place] = 0;
  columns.lastCounted[place] = 0;
  columns.activity[place] = 0;
}

export function putListed(columns: ListedColumns, place: number, player: Omit<ListedPlayer, "id">): void {
  columns.present[place] = 1;
  columns.rating[place] = player.rating ?? NONE;
  columns.gamesSoFar[place] = player.gamesSoFar;
  columns.highest[place] = player.highest ?? NONE;
  columns.factsComplete[place] = player.factsComplete ? 1 : 0;
  columns.k[place] = player.k ?? NONE;
  columns.delistedOn[place] = dayNumber(player.delistedOn);
  columns.lastCounted[place] = dayNumber(player.lastCounted);
  columns.activity[place] = ACTIVITIES.indexOf(player.activity);
}

export const listedAt = (columns: ListedColumns, place: number, id: string): ListedPlayer => ({
  id,
  rating: orNull(columns.rating[place]!),
  delistedOn: dayOf(columns.delistedOn[place]!),
  gamesSoFar: columns.gamesSoFar[place]!,
  highest: orNull(columns.highest[place]!),
  factsComplete: columns.factsComplete[place] === 1,
  k: orNull(columns.k[place]!),
  lastCounted: dayOf(columns.lastCounted[place]!),
  activity: ACTIVITIES[columns.activity[place]!]!,
});

export const orNull = (value: number): number | null => (value === NONE ? null : value);

const DAYS = new Map<number, IsoDate>();

/** Days of lists are few, and each is one text for all players. */
export function dayOf(day: number): IsoDate | null {
  if (day === 0) return null;
  const known = DAYS.get(day);
  if (known !== undefined) return known;
  const figures = String(day).padStart(8, "0");
  // It was made from a date, below or in the ledger.
  const date = `${figures.slice(0, 4)}-${figures.slice(4, 6)}-${figures.slice(6)}` as IsoDate;
  DAYS.set(day, date);
  return date;
}

export const dayNumber = (date: IsoDate | null): number => (date === null ? 0 : Number(date.replaceAll("-", "")));

/** What the articles ask of persons, by numbers that are the same where the answers are. */
export interface PersonClasses {
  /** The same number: the same birth. */
  readonly birth: (place: number) => number;
  /** The same number: the same federation, the same wishes of it, and titled or not alike. */
  readonly federationStanding: (place: number) => number;
  readonly isKnown: (place: number) => boolean;
}

interface Options {
  /** By place; everybody who may come on the new list has one. */
  readonly ids: readonly string[];
  readonly place: (id: string) => number | undefined;
  readonly columns: ListedColumns;
  readonly persons: PersonClasses;
}

/** A list as the next one finds it: in the order of their places, everybody on it. */
export class PlayerColumns implements Iterable<ListedPlayer> {
  readonly ids: readonly string[];
  readonly place: (id: string) => number | undefined;
  readonly columns: ListedColumns;
  readonly persons: PersonClasses;

  constructor({ ids, place, columns, persons }: Options) {
    this.ids = ids;
    this.place = place;
    this.columns = columns;
    this.persons = persons;
  }

  get(id: string): ListedPlayer | undefined {
    const place = this.place(id);
    return place === undefined || this.columns.present[place] !== 1 ? undefined : listedAt(this.columns, place, id);
  }

  has(id: string): boolean {
    return this.columns.present[this.place(id) ?? this.ids.length] === 1;
  }

  /** The rating of somebody on the list; null: none, or not on it. */
  rating(id: string): number | null {
    const place = this.place(id);
    return place === undefined ? null : orNull(this.columns.rating[place]!);
  }

  /** The same list without some of its players. */
  without(ids: Iterable<string>): PlayerColumns {
    const columns = resized(this.columns, this.ids.length);
    for (const id of ids) {
      const place = this.place(id);
      if (place !== undefined) cleared(columns, place);
    }
    return new PlayerColumns({ ...this, columns });
  }

  *[Symbol.iterator](): Generator<ListedPlayer> {
    for (let place = 0; place < this.ids.length; place++)
      if (this.columns.present[place] === 1) yield listedAt(this.columns, place, this.ids[place]!);
  }
}

/** The place of somebody who must have one. */
export function placeIn({ place }: Pick<PlayerColumns, "place">, id: string): number {
  const found = place(id);
  if (found === undefined) throw new Error(`${id} has no place among the players of the list`);
  return found;
}

/** Where the entrants of a tournament are. That somebody was somewhere when it was put together is only a guess. */
export function placesOf(
  players: Pick<PlayerColumns, "ids" | "place">,
  { entrants, places: guesses }: Pick<PeriodTournament, "entrants" | "places">,
): Int32Array {
  const places = new Int32Array(entrants.length);
  for (let entrant = 0; entrant < places.length; entrant++) {
    const [id, guess] = [entrants[entrant]!, guesses?.[entrant] ?? NONE];
    places[entrant] = players.ids[guess] === id ? guess : placeIn(players, id);
  }
  return places;
}
