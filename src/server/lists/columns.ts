import { type ListFilter, searchable } from "./list-filter.ts";
import type { Listed } from "./listed.ts";
import { nameColumn } from "./name-column.ts";
import { wordColumn } from "./word-column.ts";

export interface ColumnBuilder {
  readonly add: (listed: Listed) => void;
  readonly size: () => number;
  readonly at: (row: number) => Listed;
  /** 1 for each row that the public may see. */
  readonly visible: (isShown: IsShown) => Uint8Array;
  /** Rows by rating, the highest first; of equals the lower number first. */
  readonly order: () => Int32Array;
  /** Rows by the number of the player. */
  readonly byNumber: () => Int32Array;
  /** The place of each row by name, without regard to accents and case. */
  readonly nameRanks: () => Int32Array;
  readonly playerAt: (row: number) => number;
  readonly ratingAt: (row: number) => number;
  /** What players are ranked among. */
  readonly groupsAt: (row: number) => RankGroups;
  /** Compiles a filter once per page, because a page may test half a million rows. */
  readonly fitting: (filter: ListFilter) => (row: number) => boolean;
  readonly federations: () => readonly string[];
  readonly titles: () => readonly string[];
}

export interface RankGroups {
  readonly rating: number;
  readonly games: number;
  /** null: not known, or not on the list before. */
  readonly change: number | null;
  readonly inactive: boolean;
  readonly isWoman: boolean;
  /** As the list writes it; empty: not known. */
  readonly sex: string;
  readonly birthYear: number;
  /** The number of the federation; names are for people. */
  readonly federation: number;
}

/** Whether the public may see a player. Pure, because results are cached by function identity. */
export type IsShown = (player: Pick<Listed, "player" | "federation">) => boolean;

const ANY = -1;
const YEAR_MAX = 9999;
/** Flag for a derived K, added to it: greater than any K. */
const DERIVED = 128;
/** Stands for a change that is not known: no rating moves so far. */
const NO_CHANGE = -32_768;

export function columnBuilder(): ColumnBuilder {
  let capacity = 1 << 12;
  let size = 0;
  let [player, rating, change, games, birth] = [
    new Float64Array(capacity),
    new Int16Array(capacity),
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
  const [names, keys] = [nameColumn(), nameColumn()];
  const grow = (): void => {
    capacity *= 2;
    player = copied(player, new Float64Array(capacity));
    rating = copied(rating, new Int16Array(capacity));
    change = copied(change, new Int16Array(capacity));
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
      keys.push(searchable(listed.name));
      rating[size] = listed.rating;
      change[size] = listed.change ?? NO_CHANGE;
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
      change: change[row] === NO_CHANGE ? null : change[row]!,
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
    titles: () => titles.all.filter((each) => each !== ""),
    fitting: (filter) => {
      const { moved } = filter;
      const named = filter.named === null ? null : keys.having(filter.named);
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
        birth[row]! <= wanted.to &&
        (moved === null || (moved === "new" ? change[row] === NO_CHANGE : change[row]! > 0)) &&
        (named === null || named[row] === 1);
    },
    nameRanks: keys.ranks,
    playerAt: (row) => player[row]!,
    ratingAt: (row) => rating[row]!,
    groupsAt: (row) => ({
      rating: rating[row]!,
      games: games[row]!,
      change: change[row] === NO_CHANGE ? null : change[row]!,
      inactive: inactive[row] === 1,
      isWoman: sexes.word(sex[row]!) === "w",
      sex: sexes.word(sex[row]!),
      birthYear: birth[row]!,
      federation: federation[row]!,
    }),
    byNumber: () => {
      const rows = Int32Array.from({ length: size }, (_, row) => row);
      return rows.every((row) => row === 0 || player[row - 1]! < player[row]!)
        ? rows
        : rows.sort((one, other) => player[one]! - player[other]!);
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
