import type { Random } from "../calculation/random.ts";

/** A fault as reports really have it: a name, and what it does to the text of a TRF. */
export interface SampleFault {
  readonly name: string;
  readonly plant: (text: string, chance: Random) => string;
}

/** Columns of a player line, counted from 0, the end not included. */
const RATING = [48, 52] as const;
const FEDERATION = [53, 56] as const;
const ID = [57, 68] as const;
const POINTS = [80, 84] as const;
const RANK = [85, 89] as const;

/** The usual faults: all but the last are tolerated with a warning when a report is read. */
export const SAMPLE_FAULTS: readonly SampleFault[] = [
  { name: "date-style", plant: (text) => text.replace(/^(0[45]2) (\d{4})\/(\d{2})\/(\d{2})/gm, "$1 $4/$3/$2") },
  { name: "count-wrong", plant: (text) => text.replace(/^062 (\d+)/m, (_, count) => `062 ${Number(count) + 1}`) },
  {
    name: "unrated-as-zero",
    plant: (text) => everyPlayer(text, RATING, (cell) => (cell.trim() === "" ? "   0" : cell)),
  },
  {
    name: "club-codes",
    plant: (text) => everyPlayer(text, FEDERATION, (cell, index) => (index % 3 === 0 ? "KIL" : cell)),
  },
  { name: "ranks-missing", plant: (text) => everyPlayer(text, RANK, () => "    ") },
  {
    name: "points-wrong",
    plant: (text, chance) => onePlayer(text, chance, POINTS, (cell) => (Number(cell) + 0.5).toFixed(1).padStart(4)),
  },
  { name: "id-missing", plant: (text, chance) => onePlayer(text, chance, ID, (cell) => " ".repeat(cell.length)) },
  {
    // A game not lost becomes lost in the player's line only, which contradicts the opponent's line.
    name: "result-contradicts",
    plant: (text) => text.replace(/^(001.{88}(?:.{10})*?.{4} [wb]) [1=]/m, "$1 0"),
  },
];

type Columns = readonly [from: number, to: number];

function everyPlayer(text: string, [from, to]: Columns, change: (cell: string, index: number) => string): string {
  let index = 0;
  return text.replace(
    /^001 .*$/gm,
    (line) => line.slice(0, from) + change(line.slice(from, to), index++) + line.slice(to),
  );
}

function onePlayer(text: string, chance: Random, columns: Columns, change: (cell: string) => string): string {
  const players = text.match(/^001 /gm)?.length ?? 0;
  const chosen = chance.whole(0, players - 1);
  return everyPlayer(text, columns, (cell, index) => (index === chosen ? change(cell) : cell));
}
