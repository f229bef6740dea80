import type { FideName } from "../names.ts";
import type { Cell } from "./line-cell.ts";
import type { TxtLayout } from "./txt-layout.ts";

/** What a line of the oldest lists holds, by order and shape, and the words that fit nothing. */
export interface Shaped {
  readonly cells: ReadonlyMap<FideName, Cell>;
  readonly unplaced: readonly Cell[];
}

const FEDERATION = /^[A-Z]{3}$/;
const TITLE = /^(?:[gmfch]|w[gmfch]|hg|[gmfc]f)$/;
const NUMBER = /^\d{1,4}$/;
const DAY = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/;
const SEX = /^[MF]$/;
const FLAG = /^[wi]{1,2}$/;

/** What can stand right behind a federation. */
const isBehind = (word: Cell | undefined): boolean =>
  word === undefined || NUMBER.test(word.text) || DAY.test(word.text) || SEX.test(word.text);

/**
 * In the lists of 2001 to 2005 no column stands where its label does: id, name, perhaps a title in small letters, three
 * capitals, and then numbers, days and letters in the order of the header. undefined where a line has no federation.
 */
export function shapedRecord(words: readonly Cell[], layout: TxtLayout): Shaped | undefined {
  const names = layout.columns.map(({ name }) => name);
  const at = words.findLastIndex(({ text }, index) => index > 1 && FEDERATION.test(text) && isBehind(words[index + 1]));
  if (at === -1) return undefined;
  const cells = new Map<FideName, Cell>([
    ["fideid", words[0]!],
    ["country", words[at]!],
  ]);
  const isTitleFirst = names.includes("title") && names.indexOf("title") < names.indexOf("name");
  let [first, last] = [1, at - 1];
  const place = isTitleFirst ? first : last;
  if (names.includes("title") && last > first && TITLE.test(words[place]!.text)) {
    cells.set("title", words[place]!);
    if (isTitleFirst) first += 1;
    else last -= 1;
  }
  cells.set("name", nameOf(words.slice(first, last + 1)));
  return { cells, unplaced: placeBehind(words.slice(at + 1), names, cells) };
}

/** Blanks inside a name mean nothing, however many there are. */
const nameOf = (words: readonly Cell[]): Cell => ({
  text: words.map(({ text }) => text).join(" "),
  start: words[0]!.start,
  end: words.at(-1)!.end,
});

/** Days and letters by their shape; a rating has four digits, a number of games fewer. */
function placeBehind(words: readonly Cell[], names: readonly FideName[], cells: Map<FideName, Cell>): readonly Cell[] {
  const takes = (name: FideName, word: Cell): boolean => {
    if (!names.includes(name) || cells.has(name)) return false;
    cells.set(name, word);
    return true;
  };
  const isLong = ({ text }: Cell): boolean => /^\d{4}$/.test(text);
  // Where a year stands for the day of birth, the header says which of the two comes first.
  const long = names.filter((name) => name === "rating" || (name === "birthday" && words.filter(isLong).length > 1));
  return words.filter((word) => {
    const { text } = word;
    if (isLong(word)) return !long.some((name) => takes(name, word));
    if (NUMBER.test(text)) return !takes("games", word);
    if (DAY.test(text)) return !takes("birthday", word);
    if (SEX.test(text)) return !takes("sex", word);
    return !(FLAG.test(text) && takes("flag", word));
  });
}
