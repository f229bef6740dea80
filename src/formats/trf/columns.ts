import type { FieldCode } from "../../domain/issues/issues.ts";
import type { Columns } from "../fixed-width.ts";
import { ROUNDS_MAX } from "../limits.ts";
import type { TrfDialect } from "./document.ts";

/** Record 001 as TRF16 and TRF26 count it; a national record has the same columns up to the birth. */
const PLAYER = {
  "start number": [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  id: [58, 68],
  birth: [70, 79],
  points: [81, 84],
  rank: [86, 89],
} as const satisfies Partial<Record<FieldCode, Columns>>;

export type TrfPlayerField = keyof typeof PLAYER;
export type TrfPlayerColumns = Readonly<Record<TrfPlayerField, Columns>>;

/** TRF06 has titles of one or two letters, one column further right. */
export const PLAYER_COLUMNS: Readonly<Record<TrfDialect, TrfPlayerColumns>> = {
  trf06: { ...PLAYER, title: [12, 13] },
  trf16: PLAYER,
  trf26: PLAYER,
};

/** The blank columns of record 001, with the fields that cannot be trusted when something stands there. */
export const PLAYER_GAPS: readonly { readonly columns: Columns; readonly touches: readonly TrfPlayerField[] }[] = [
  { columns: [4, 4], touches: ["start number"] },
  { columns: [9, 9], touches: ["start number", "sex"] },
  { columns: [14, 14], touches: ["title"] },
  { columns: [48, 48], touches: ["rating", "name"] },
  { columns: [53, 53], touches: ["rating", "federation"] },
  { columns: [57, 57], touches: ["federation", "id"] },
  { columns: [69, 69], touches: ["id", "birth"] },
  { columns: [80, 80], touches: ["birth", "points"] },
  { columns: [85, 85], touches: ["points", "rank"] },
  { columns: [90, 91], touches: ["rank"] },
];

/** The cell of round 1; each later round stands ten columns further right. */
const FIRST_ROUND = 92;
const ROUND_WIDTH = 10;

/** Where a round begins, in records 001 and 132. */
export const roundStart = (round: number): number => FIRST_ROUND + ROUND_WIDTH * (round - 1);

/** The columns of a round: opponent (4), colour (1) and result (1) with blanks between in 001, its date in 132. */
export const roundColumns = (round: number): Columns => [roundStart(round), roundStart(round) + 7];

/** The round whose cell a column of record 001 belongs to; null: it stands before the rounds. */
export const roundAt = (column: number): number | null =>
  column < FIRST_ROUND ? null : Math.floor((column - FIRST_ROUND) / ROUND_WIDTH) + 1;

/** How many cells of rounds a line of this length has, the last perhaps in part. */
export const roundsIn = (length: number): number =>
  Math.min(ROUNDS_MAX, Math.max(0, Math.ceil((length - FIRST_ROUND + 1) / ROUND_WIDTH)));

/** The same, without a last cell in part. */
export const wholeRoundsIn = (length: number): number =>
  Math.max(0, Math.floor((length - FIRST_ROUND + 3) / ROUND_WIDTH));
