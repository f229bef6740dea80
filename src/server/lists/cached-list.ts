import type { Highlights } from "./highlights.ts";
import { firstFrom, keptPlaces } from "./list-places.ts";
import type { Listed } from "./listed.ts";
import { nameColumn } from "./name-column.ts";
import { words } from "./word-column.ts";

export interface Columns {
  readonly add: (listed: Listed) => void;
  readonly size: () => number;
  readonly at: (row: number) => Listed;
  /** The rows that may be shown: 1 for each. */
  readonly visible: (isShown: IsShown) => Uint8Array;
  /** Rows by rating, the highest first; of equals the lower number first. */
  readonly order: () => Int32Array;
  /** Whether a row fits: made once for a page, because a page may look at half a million rows. */
  readonly fitting: (filter: ListFilter) => (row: number) => boolean;
  readonly federations: () => readonly string[];
}

/** Whether the public may see a player. The same function answers the same. */
export type IsShown = (player: Pick<Listed, "player" | "federation">) => boolean;

const ANY = -1;
const YEAR_MAX = 9999;
/** More than any K: stands beside one that is derived. */
const DERIVED = 128;

export function growing(): Columns {
  let services = 1 << 12;
  let size = 0;
  let [player, rating, games, birth] = [
    new Float64Array(services),
    new Int16Array(services),
    new Int16Array(services),
    new Int16Array(services),
  ];
  let [k, inactive, federation, sex, title] = [
    new Uint8Array(services),
    new Uint8Array(services),
    new Uint16Array(services),
    new Uint8Array(services),
    new Uint8Array(services),
  ];
  const [federations, sexes, titles] = [words(), words(), words()];
  const names = nameColumn();
  const grow = (): void => {
    services *= 2;
    player = copied(player, new Float64Array(services));
    rating = copied(rating, new Int16Array(services));
    games = copied(games, new Int16Array(services));
    birth = copied(birth, new Int16Array(services));
    k = copied(k, new Uint8Array(services));
    inactive = copied(inactive, new Uint8Array(services));
    federation = copied(federation, new Uint16Array(services));
    sex = copied(sex, new Uint8Array(services));
    title = copied(title, new Uint8Array(services));
  };
  return {
    size: () => size,
    add: (listed) => {
      if (size === services) grow();
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

export interface ShelvedList {
  /** How many of it may be shown. */
  readonly size: (isShown: IsShown) => number;
  /** What is new on it; null: nobody knows. */
  readonly highlights: Highlights | null;
  /** Players after a place in the order, as many as fit on a page; `next` is where the following page begins. */
  readonly page: (asked: AskedPage) => ListPage;
  readonly federations: readonly string[];
}

export interface AskedPage {
  readonly filter: ListFilter;
  readonly isShown: IsShown;
  readonly after: number;
  readonly limit: number;
}

export interface ListPage {
  /** How many fit and may be shown, on all pages. */
  readonly found: number;
  readonly rows: readonly (Listed & { readonly place: number })[];
  readonly next: number | null;
}

const EVERYBODY: ListFilter = { federation: null, sex: null, title: null, born: null, activeOnly: false };

export function shelved(columns: Columns, highlights: Highlights | null): ShelvedList {
  const order = columns.order();
  const placesOf = keptPlaces(order, columns.visible, columns.fitting);
  return {
    size: (isShown) => placesOf(isShown, EVERYBODY).length,
    highlights,
    federations: columns.federations(),
    page: ({ filter, isShown, after, limit }) => {
      const places = placesOf(isShown, filter);
      const first = firstFrom(places, after);
      const rows = Array.from(places.subarray(first, first + limit), (at, index) => ({
        ...columns.at(order[at]!),
        place: first + index + 1,
      }));
      return { rows, next: places[first + limit] ?? null, found: places.length };
    },
  };
}
