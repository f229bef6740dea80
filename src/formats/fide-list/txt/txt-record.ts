import type { ListRecord } from "../entry.ts";
import type { FideName } from "../names.ts";
import type { Cell } from "./line-cell.ts";
import type { TxtColumn, TxtLayout } from "./txt-layout.ts";
import { type Shaped, shapedRecord } from "./txt-shape.ts";

/** A line's fields by the columns of the header, counted in whole characters. */
export function columnRecord(line: string, number: number, { columns }: TxtLayout): ListRecord {
  const letters = lettersOf(line);
  const between = (start: number, end: number): string => {
    const part = letters.slice(start, end);
    return (typeof part === "string" ? part : part.join("")).trim();
  };
  const cells = new Map<FideName, Cell>();
  columns.forEach(({ name, start, end }, index) => {
    const next = columns[index + 1];
    // A list of titles that is too long runs into the arena title: neither can be told from the other.
    // So does a name that is too long: what stands in the next column is not known.
    const overflows = next?.start === end && mayRunOver(name, next.name) && isFull(letters, end);
    const stop = !overflows ? end : name === "name" ? wordEnd(letters, end) : next.end;
    if (!cells.has(name)) cells.set(name, { text: between(start, stop), start, end: Math.min(stop, letters.length) });
    if (overflows) cells.set(next.name, { text: "", start: next.start, end: next.end });
  });
  return recordOf(cells, number, letters.length);
}

const lettersOf = (line: string): string | readonly string[] => (/[\ud800-\udfff]/.test(line) ? [...line] : line);

const mayRunOver = (name: FideName, next: FideName): boolean =>
  name === "name" || (name === "o_title" && next === "foa_title");

function wordEnd(letters: string | readonly string[], from: number): number {
  let at = from;
  while (isLetter(letters[at])) at += 1;
  return at;
}

/** A border of two columns that a word or number goes over, and the fields on both sides of it. */
export interface Cut {
  readonly border: number;
  readonly left: TxtColumn;
  readonly right: TxtColumn | undefined;
}

export function cutsIn(line: string, { columns, borders }: TxtLayout): readonly Cut[] {
  const letters = lettersOf(line);
  return borders.flatMap((border) => {
    if (!isFull(letters, border)) return [];
    const left = columns.findLast(({ start }) => start < border) ?? columns[0]!;
    const right = columns.find(({ start }) => start === border);
    if (left.name === "o_title" && left.end === border && mayFollowTitles(letters[border]!, right)) return [];
    return [{ border, left, right }];
  });
}

/** Titles may fill their column up to the rating after it; what of them is in the column of arena titles is told there. */
const mayFollowTitles = (letter: string, right: TxtColumn | undefined): boolean =>
  right?.name === "foa_title" || /\d/.test(letter);

const isFull = (letters: string | readonly string[], end: number): boolean =>
  isLetter(letters[end - 1]) && isLetter(letters[end]);
const isLetter = (letter: string | undefined): boolean => letter !== undefined && letter !== " ";

/** A line of the oldest lists by order and shape; where that cannot be, by nearness to the labels. */
export function looseRecord(
  line: string,
  number: number,
  layout: TxtLayout,
): { readonly record: ListRecord; readonly unplaced: readonly Cell[] } {
  const words = wordsOf(line);
  const { cells, unplaced } = shapedRecord(words, layout) ?? nearestCells(line, words, layout);
  return { record: recordOf(cells, number, line.length), unplaced };
}

/**
 * A label may begin up to three characters before or after its column. Only the name has blanks in it. Words that have no
 * label left over are handed back.
 */
function nearestCells(line: string, [id, ...words]: readonly Cell[], { columns }: TxtLayout): Shaped {
  const cells = new Map<FideName, Cell>();
  if (id) cells.set("fideid", id);
  const at = columns.findIndex(({ name }) => name === "name");
  const before = columns.slice(0, at).filter(({ name }) => name !== "fideid");
  const after = columns.slice(at + 1);
  // Only where another column stands before the name does the name begin at its label.
  const name = nameOf(line, before.length > 0 ? columns[at]!.start : (id?.end ?? 0), after[0]?.start ?? line.length);
  cells.set("name", name);
  const ahead = words.filter((word) => word.end <= name.start);
  const unplaced = [
    ...place(ahead, before, cells),
    ...place(
      words.filter((word) => word.start >= name.end),
      after,
      cells,
    ),
  ];
  return { cells, unplaced };
}

/** The name ends at two blanks, or with the word that reaches into the next column. */
function nameOf(line: string, from: number, next: number): Cell {
  const blanks = line.slice(from).search(/\S/);
  if (blanks === -1 || from + blanks >= next) return { text: "", start: from, end: from };
  const start = from + blanks;
  const gap = line.slice(start).search(/\s{2}|\s*$/);
  const last = line.slice(next).search(/\s|$/);
  const end = Math.min(start + gap, next + last);
  return { text: line.slice(start, end).trim(), start, end };
}

const wordsOf = (line: string): Cell[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

/** Each word in turn goes to the nearest label that is still to come. */
function place(words: readonly Cell[], labels: readonly TxtColumn[], cells: Map<FideName, Cell>): readonly Cell[] {
  let from = 0;
  const unplaced: Cell[] = [];
  for (const word of words) {
    const left = labels.slice(from);
    if (left.length === 0) {
      unplaced.push(word);
      continue;
    }
    const nearest = left.reduce((best, label) => (distance(word, label) < distance(word, best) ? label : best));
    from = labels.indexOf(nearest) + 1;
    cells.set(nearest.name, word);
  }
  return unplaced;
}

/** Characters between a word and a label; below nought by as many as they share. */
const distance = (word: Cell, label: TxtColumn): number =>
  Math.max(label.start - word.end, word.start - label.labelEnd);

function recordOf(cells: ReadonlyMap<FideName, Cell>, line: number, length: number): ListRecord {
  return {
    text: (name) => cells.get(name)?.text ?? "",
    place: (name) => {
      const cell = cells.get(name);
      return {
        line,
        columns: cell && cell.start < length ? [cell.start + 1, Math.max(cell.end, cell.start + 1)] : null,
      };
    },
  };
}
