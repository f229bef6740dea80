import type { Highlights } from "./highlights.ts";
import type { Listed } from "./listed.ts";
import { nameColumn } from "./name-column.ts";
import { lowerBound, placesCache } from "./places-cache.ts";
import { wordColumn } from "./word-column.ts";

export interface ColumnBuilder {
  readonly add: (listed: Listed) => void;
  readonly size: () => number;
  readonly at: (row: number) => Listed;
  /** 1 for each row that the public may see. */
  readonly visible: (isShown: IsShown) => Uint8Array;
  /** Rows by rating, the highest first; of equals the lower number first. */
  readonly order: () => Int32Array;
  /** Compiles a filter once per page, because a page may test half a million rows. */
  readonly fitting: (filter: ListFilter) => (row: number) => boolean;
  readonly federations: () => readonly string[];
}

/** Whether the public may see a player. Pure, because results are cached by function identity. */
export type IsShown = (player: Pick<Listed, "player" | "federation">) => boolean;

const ANY = -1;
const YEAR_MAX = 9999;
/** Flag for a derived K, added to it: greater than any K. */
const DERIVED = 128;

export function columnBuilder(): ColumnBuilder {
  let capacity = 1 << 12;
  let size = 0;
  let [player, rating, games, birth] = [
    new Float64Array(capacity),
    new Int16Array(capacity),
    new Int16Array(capacity),
    new Int16Array(capacity),
  ];
  let [k, inactive, federation, sex, title] = [
    new Uint8Array(capacity),
    new Uint8Array(capacity),
    new Uint16Array(capacity),
    new Uint8Array(capacity),
    new Uint8Array(capacity),
  ];
  const [federations, sexes, titles] = [wordColumn(), wordColumn(), wordColumn()];
  const names = nameColumn();
  const grow = (): void => {
    capacity *= 2;
    player = copied(player, new Float64Array(capacity));
    rating = copied(rating, new Int16Array(capacity));
    games = copied(games, new Int16Array(capacity));
    birth = copied(birth, new Int16Array(capacity));
    k = copied(k, new Uint8Array(capacity));
    inactive = copied(inactive, new Uint8Array(capacity));
    federation = copied(federation, new Uint16Array(capacity));
    sex = copied(sex, new Uint8Array(capacity));
    title = copied(title, new Uint8Array(capacity));
  };
  return {
    size: () => size,
    add: (listed) => {
      if (size === capacity) grow();
      player[size] = listed.player;
      names.push(listed.name);
      rating[size] = listed.rating;
      games[size] = listed.games;
      birth[size] = listed.birthYear;
      k[size] = listed.k + (listed.kDerived ? DERIVED : 0);
      inactive[size] = Number(listed.inactive);
      federation[size] = federations.number(listed.federation);
      sex[size] = sexes.number(listed.sex);
      title[size] = titles.number(listed.title);
      size += 1;
    },
    at: (row) => ({
      player: player[row]!,
      name: names.at(row),
      rating: rating[row]!,
      games: games[row]!,
      k: k[row]! % DERIVED,
      kDerived: k[row]! >= DERIVED,
      inactive: inactive[row] === 1,
      federation: federations.word(federation[row]!),
      sex: sexes.word(sex[row]!),
      birthYear: birth[row]!,
      title: titles.word(title[row]!),
    }),
    federations: () => federations.all.filter((each) => each !== "").sort(),
    fitting: (filter) => {
      const wanted = {
        federation: filter.federation === null ? ANY : federations.find(filter.federation),
        sex: filter.sex === null ? ANY : sexes.find(filter.sex),
        title: filter.title === null ? ANY : titles.find(filter.title),
        from: filter.born?.from ?? 0,
        to: filter.born?.to ?? YEAR_MAX,
      };
      return (row) =>
        (wanted.federation === ANY || federation[row] === wanted.federation) &&
        (wanted.sex === ANY || sex[row] === wanted.sex) &&
        (wanted.title === ANY || title[row] === wanted.title) &&
        (!filter.activeOnly || inactive[row] === 0) &&
        birth[row]! >= wanted.from &&
        birth[row]! <= wanted.to;
    },
    visible: (isShown) =>
      Uint8Array.from({ length: size }, (_, row) =>
        Number(isShown({ player: player[row]!, federation: federations.word(federation[row]!) })),
      ),
    order: () => {
      const rows = Int32Array.from({ length: size }, (_, row) => row);
      return rows.sort((one, other) => rating[other]! - rating[one]! || player[one]! - player[other]!);
    },
  };
}

function copied<Column extends Float64Array | Int16Array | Uint8Array | Uint16Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

/** What a page of a list is limited to. */
export interface ListFilter {
  readonly federation: string | null;
  readonly sex: "m" | "w" | null;
  readonly title: string | null;
  /** Years of birth, both included. */
  readonly born: { readonly from: number; readonly to: number } | null;
  readonly activeOnly: boolean;
}

export interface CachedList {
  /** The number of visible players. */
  readonly size: (isShown: IsShown) => number;
  /** null: the list was imported, and what is new on it is not known. */
  readonly highlights: Highlights | null;
  /** One page of players from a cursor on; `next` is the cursor of the next page. */
  readonly page: (request: ListPageRequest) => ListPage;
  readonly federations: readonly string[];
}

export interface ListPageRequest {
  readonly filter: ListFilter;
  readonly isShown: IsShown;
  readonly after: number;
  readonly limit: number;
}

export interface ListPage {
  /** The number of matches on all pages. */
  readonly found: number;
  readonly rows: readonly (Listed & { readonly place: number })[];
  readonly next: number | null;
}

const NO_FILTER: ListFilter = { federation: null, sex: null, title: null, born: null, activeOnly: false };

export function cachedList(columns: ColumnBuilder, highlights: Highlights | null): CachedList {
  const order = columns.order();
  const placesOf = placesCache(order, columns.visible, columns.fitting);
  return {
    size: (isShown) => placesOf(isShown, NO_FILTER).length,
    highlights,
    federations: columns.federations(),
    page: ({ filter, isShown, after, limit }) => {
      const places = placesOf(isShown, filter);
      const first = lowerBound(places, after);
      const rows = Array.from(places.subarray(first, first + limit), (at, index) => ({
        ...columns.at(order[at]!),
        place: first + index + 1,
      }));
      return { rows, next: places[first + limit] ?? null, found: places.length };
    },
  };
}
