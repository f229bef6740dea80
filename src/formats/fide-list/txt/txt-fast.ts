import { K_MAX, RATING_MAX } from "../../../domain/limits.ts";
import type { ListEntry, ListedRating } from "../../../domain/list-entry.ts";
import type { FideName } from "../names.ts";
import {
  arenaIn,
  BLANK,
  birthIn,
  digits,
  flagsIn,
  INACTIVE,
  letterIn,
  numberIn,
  ODD,
  threeLetters,
  titleIn,
  titlesIn,
  WOMAN,
  words,
} from "./txt-cells.ts";
import type { TxtLayout } from "./txt-layout.ts";
import { LINE_MAX } from "./txt-limits.ts";

/**
 * Reads the lines of a list in which all is as it should be, character by character and without intermediate texts: a
 * list has two million of them. What is in any way unusual is left (undefined) to the reader that says what is wrong;
 * a test holds the two to the same entries.
 */
export function fastEntry(
  layout: TxtLayout,
): (text: string, codes: DataView, from: number, to: number) => ListEntry | undefined {
  const of = (name: FideName): Range => rangeOf(layout, name);
  const [id, name, country, sex, flag, birthday] = [
    of("fideid"),
    of("name"),
    of("country"),
    of("sex"),
    of("flag"),
    of("birthday"),
  ];
  const [title, womenTitle, otherTitles, arenaTitle] = [of("title"), of("w_title"), of("o_title"), of("foa_title")];
  const federations = new Array<string | undefined>(26 ** 3).fill(undefined);
  const standings = standingsReader(layout);
  const borders = Int32Array.from(layout.borders);
  return (text, codes, from, to) => {
    if (to - from > LINE_MAX || to - from <= country.start || isCut(codes, from, to, borders)) return undefined;
    const idText = digits(text, codes, from + id.start, Math.min(from + id.end, to));
    const nameText = words(text, codes, from + name.start, Math.min(from + name.end, to));
    const federation = threeLetters(text, codes, from + country.start, Math.min(from + country.end, to), federations);
    const sexCode = letterIn(codes, from + sex.start, Math.min(from + sex.end, to));
    const flags = flagsIn(codes, from + flag.start, Math.min(from + flag.end, to));
    const birth = birthIn(codes, from + birthday.start, Math.min(from + birthday.end, to));
    if (idText === undefined || nameText === undefined || federation === undefined) return undefined;
    if (flags === undefined || birth === undefined) return undefined;
    if (sexCode !== BLANK && sexCode !== M && sexCode !== F) return undefined;
    if (sexCode === M && (flags & WOMAN) !== 0) return undefined;
    const own = titleIn(text, codes, from + title.start, Math.min(from + title.end, to));
    const women = titleIn(text, codes, from + womenTitle.start, Math.min(from + womenTitle.end, to));
    const others = titlesIn(text, codes, from + otherTitles.start, Math.min(from + otherTitles.end, to));
    const arena = arenaIn(text, codes, from + arenaTitle.start, Math.min(from + arenaTitle.end, to));
    if (own === undefined || women === undefined || others === undefined || arena === undefined) return undefined;
    const rated = standings(codes, from, to);
    if (rated === undefined) return undefined;
    return {
      id: idText,
      name: nameText,
      federation,
      sex: sexCode === M ? "m" : sexCode === F || (flags & WOMAN) !== 0 ? "w" : null,
      title: own,
      womenTitle: women,
      otherTitles: others,
      arenaTitle: arena,
      standings: rated,
      birth,
      inactive: (flags & INACTIVE) !== 0,
    };
  };
}

const SPACE = 32;

/** Something goes over the border of two columns. */
function isCut(codes: DataView, from: number, to: number, borders: Int32Array): boolean {
  for (let index = 0; index < borders.length; index++) {
    const at = from + borders[index]!;
    if (at < to && codes.getUint8(at - 1) !== SPACE && codes.getUint8(at) !== SPACE) return true;
  }
  return false;
}

const [M, F] = [77, 70];

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A column the list does not have is empty in every line. */
const rangeOf = ({ columns }: TxtLayout, name: FideName): Range =>
  columns.find((column) => column.name === name) ?? { start: 0, end: 0 };

type StandingsReader = (codes: DataView, from: number, to: number) => ListEntry["standings"] | undefined;

function standingsReader(layout: TxtLayout): StandingsReader {
  const readers = layout.kinds.map(([kind, [rating, games, k]]) => {
    const reader = standingReader(rangeOf(layout, rating), rangeOf(layout, games), rangeOf(layout, k));
    return [kind, reader] as const;
  });
  const [[kind, first], [, second], [, third]] = [readers[0]!, readers[1] ?? readers[0]!, readers[2] ?? readers[0]!];
  if (readers.length === 1) {
    return (codes, from, to) => {
      const one = first(codes, from, to);
      return one && { [kind]: one };
    };
  }
  return (codes, from, to) => {
    const standard = first(codes, from, to);
    const rapid = second(codes, from, to);
    const blitz = third(codes, from, to);
    return standard && rapid && blitz && { standard, rapid, blitz };
  };
}

/** More than half of a list is this. */
const UNRATED: ListedRating = { rating: null, games: 0, k: null };

function standingReader(rating: Range, games: Range, k: Range) {
  const [ratingStart, ratingEnd, gamesStart, gamesEnd] = [rating.start, rating.end, games.start, games.end];
  const [kStart, kEnd] = [k.start, k.end];
  return (codes: DataView, from: number, to: number): ListedRating | undefined => {
    const ratingValue = numberIn(codes, from + ratingStart, Math.min(from + ratingEnd, to));
    const gamesValue = numberIn(codes, from + gamesStart, Math.min(from + gamesEnd, to));
    const kValue = numberIn(codes, from + kStart, Math.min(from + kEnd, to));
    if (ratingValue === ODD || gamesValue === ODD || kValue === ODD) return undefined;
    if (ratingValue > RATING_MAX || kValue > K_MAX) return undefined;
    if (ratingValue <= 0 && gamesValue === 0 && kValue <= 0) return UNRATED;
    return {
      rating: ratingValue <= 0 ? null : ratingValue,
      games: gamesValue === BLANK ? null : gamesValue,
      k: kValue <= 0 ? null : kValue,
    };
  };
}
