import type { DraftEntry, Status } from "../types.ts";
import { type ListedColumns, listedAt, listedColumns, type PlayerColumns, putListed } from "./player-columns.ts";

/** As `status` has them. */
export const STATUSES: readonly Status[] = ["rated", "delisted", "unrated"];
/** What stands for null in the column of changes. */
export const NO_CHANGE = -32_768;
export const [SHOWN, TITLED_UNRATED] = [1, 2];

/** What a new list says besides. */
interface EntryExtras {
  readonly status: Uint8Array;
  readonly games: Int32Array;
  readonly change: Int16Array;
  /** SHOWN, TITLED_UNRATED. */
  readonly flags: Uint8Array;
}

/**
 * The entries of a list by player, in columns. They are objects when they are asked for: a list that is only written
 * down never needs them.
 */
export class EntryColumns implements ReadonlyMap<string, DraftEntry> {
  readonly players: Pick<PlayerColumns, "ids" | "place">;
  readonly columns: ListedColumns;
  readonly extras: EntryExtras;
  #newcomers: ReadonlySet<number> = new Set();

  constructor(players: Pick<PlayerColumns, "ids" | "place">) {
    const size = players.ids.length;
    this.players = players;
    this.columns = listedColumns(size);
    this.extras = {
      status: new Uint8Array(size),
      games: new Int32Array(size),
      change: new Int16Array(size).fill(NO_CHANGE),
      flags: new Uint8Array(size),
    };
  }

  /** Says who was not on the list before: their places, by id. */
  admit(newcomers: Iterable<number>): void {
    this.#newcomers = new Set(newcomers);
  }

  /** Entries that were made one by one. */
  static of(entries: Iterable<DraftEntry>): EntryColumns {
    const all = [...entries];
    const places = new Map(all.map(({ id }, place) => [id, place]));
    const made = new EntryColumns({ ids: all.map(({ id }) => id), place: (id) => places.get(id) });
    for (const [place, entry] of all.entries()) made.put(place, entry);
    return made;
  }

  put(place: number, entry: DraftEntry): void {
    putListed(this.columns, place, entry);
    this.extras.status[place] = STATUSES.indexOf(entry.status);
    this.extras.games[place] = entry.games;
    this.extras.change[place] = entry.change ?? NO_CHANGE;
    this.extras.flags[place] = (entry.shown ? SHOWN : 0) | (entry.titledUnrated ? TITLED_UNRATED : 0);
  }

  at(place: number): DraftEntry {
    const { status, games, change, flags } = this.extras;
    const player = listedAt(this.columns, place, this.players.ids[place]!);
    // Field by field: there are tens of thousands of them on a sheet.
    return {
      id: player.id,
      rating: player.rating,
      delistedOn: player.delistedOn,
      gamesSoFar: player.gamesSoFar,
      highest: player.highest,
      factsComplete: player.factsComplete,
      k: player.k,
      lastCounted: player.lastCounted,
      activity: player.activity,
      status: STATUSES[status[place]!]!,
      games: games[place]!,
      change: change[place] === NO_CHANGE ? null : change[place]!,
      shown: (flags[place]! & SHOWN) !== 0,
      titledUnrated: (flags[place]! & TITLED_UNRATED) !== 0,
    };
  }

  /** Everybody of the list before in its order, then those who are new, by id. */
  *places(): Generator<number> {
    const { present } = this.columns;
    for (let place = 0; place < present.length; place++)
      if (present[place] === 1 && !this.#newcomers.has(place)) yield place;
    yield* this.#newcomers;
  }

  get size(): number {
    let size = 0;
    for (const each of this.columns.present) size += each;
    return size;
  }

  get(id: string): DraftEntry | undefined {
    const place = this.players.place(id);
    return place === undefined || this.columns.present[place] !== 1 ? undefined : this.at(place);
  }

  has(id: string): boolean {
    return this.columns.present[this.players.place(id) ?? this.columns.present.length] === 1;
  }

  *keys(): Generator<string, undefined> {
    for (const place of this.places()) yield this.players.ids[place]!;
  }

  *values(): Generator<DraftEntry, undefined> {
    for (const place of this.places()) yield this.at(place);
  }

  *entries(): Generator<[string, DraftEntry], undefined> {
    for (const place of this.places()) yield [this.players.ids[place]!, this.at(place)];
  }

  [Symbol.iterator](): Generator<[string, DraftEntry], undefined> {
    return this.entries();
  }

  forEach(work: (entry: DraftEntry, id: string, all: ReadonlyMap<string, DraftEntry>) => void): void {
    for (const [id, entry] of this.entries()) work(entry, id, this);
  }
}
