import type { FieldCode } from "../../domain/issues/issues.ts";
import type { Columns } from "../fixed-width.ts";

/** What may stand in a cell of a record. */
export type CellForm = "text" | "whole" | "decimal" | readonly string[];

export interface RecordTable {
  readonly cells: readonly { readonly field: FieldCode; readonly columns: Columns; readonly form: CellForm }[];
  /** Numbers at the end of the record: the columns of the first, how far apart they stand, and whom they name. */
  readonly list: { readonly first: Columns; readonly step: number; readonly of: "players" | "teams" | "either" } | null;
}

/**
 * The records that are tables, as the specifications count their columns. "either": start numbers in a tournament of
 * players, team numbers in one of teams.
 */
// biome-ignore format: a table, as printed
export const RECORD_TABLES: Readonly<Record<string, RecordTable>> = {
  "013": {
    cells: [{ field: "team", columns: [5, 36], form: "text" }],
    list: { first: [37, 40], step: 5, of: "players" },
  },
  "172": {
    cells: [
      { field: "federation", columns: [5, 7], form: "text" },
      { field: "ranking method", columns: [9, 13], form: ["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"] },
    ],
    list: null,
  },
  "240": {
    cells: [
      { field: "bye type", columns: [5, 5], form: ["F", "H", "Z"] },
      { field: "round", columns: [7, 9], form: "whole" },
    ],
    list: { first: [11, 14], step: 5, of: "either" },
  },
  "250": {
    cells: [
      { field: "match points", columns: [5, 8], form: "decimal" },
      { field: "game points", columns: [10, 13], form: "decimal" },
      { field: "round", columns: [15, 17], form: "whole" },
      { field: "last round", columns: [19, 21], form: "whole" },
    ],
    list: { first: [23, 26], step: 5, of: "either" },
  },
  "260": {
    cells: [
      { field: "round", columns: [5, 7], form: "whole" },
      { field: "last round", columns: [9, 11], form: "whole" },
    ],
    list: { first: [13, 16], step: 5, of: "either" },
  },
  "299": {
    cells: [
      { field: "points type", columns: [5, 5], form: ["W", "D", "L", "F", "H", "Z", "+", "-"] },
      { field: "match points", columns: [8, 11], form: "decimal" },
      { field: "game points", columns: [14, 17], form: "decimal" },
      { field: "round", columns: [20, 22], form: "whole" },
    ],
    list: { first: [24, 27], step: 5, of: "either" },
  },
  "300": {
    cells: [
      { field: "round", columns: [5, 7], form: "whole" },
      { field: "team number", columns: [9, 11], form: "whole" },
      { field: "opponent team", columns: [13, 15], form: "whole" },
    ],
    list: { first: [17, 20], step: 5, of: "players" },
  },
  "310": {
    cells: [
      { field: "team number", columns: [5, 7], form: "whole" },
      { field: "team", columns: [9, 40], form: "text" },
      { field: "nickname", columns: [42, 46], form: "text" },
      { field: "strength", columns: [48, 53], form: "decimal" },
      { field: "match points", columns: [55, 60], form: "decimal" },
      { field: "game points", columns: [62, 67], form: "decimal" },
      { field: "rank", columns: [69, 71], form: "whole" },
    ],
    list: { first: [74, 77], step: 5, of: "players" },
  },
  "320": {
    cells: [
      { field: "match points", columns: [5, 8], form: "decimal" },
      { field: "game points", columns: [10, 13], form: "decimal" },
    ],
    list: { first: [15, 17], step: 4, of: "teams" },
  },
  "330": {
    cells: [
      { field: "forfeit type", columns: [5, 6], form: ["+-", "-+", "--"] },
      { field: "round", columns: [8, 10], form: "whole" },
    ],
    list: { first: [12, 14], step: 4, of: "teams" },
  },
};

/** Records of the tournament that are one text, and the field they give. */
export const TEXT_RECORDS = {
  "012": "tournament name",
  "022": "city",
  "032": "tournament federation",
  "092": "type of tournament",
  "102": "chief arbiter",
  "112": "deputy arbiter",
  "122": "rate of play",
  "182": "pairing program",
  "192": "type code",
  "202": "tie-breaks",
  "212": "order of standings",
  "222": "rate of play code",
} as const satisfies Readonly<Record<string, FieldCode>>;

/** Other records of the tournament. */
export const OTHER_RECORDS = {
  "042": "start",
  "052": "end",
  "062": "player count",
  "072": "rated count",
  "082": "team count",
  "132": "round dates",
  "142": "round count",
  "152": "initial colour",
  "162": "score system",
  "352": "board colours",
  "362": "match score system",
} as const satisfies Readonly<Record<string, FieldCode>>;

/** Informative, for people to read; kept as they stand. */
const INFORMATIVE = ["801", "802"];

/** The records that TRF16 already had; all others came with TRF26. */
const SINCE_TRF06 = [
  "001",
  "013",
  "012",
  "022",
  "032",
  "042",
  "052",
  "062",
  "072",
  "082",
  "092",
  "102",
  "112",
  "122",
  "132",
];

const KNOWN: ReadonlySet<string> = new Set([
  "001",
  ...Object.keys(RECORD_TABLES),
  ...Object.keys(TEXT_RECORDS),
  ...Object.keys(OTHER_RECORDS),
  ...INFORMATIVE,
]);

export const isRecordCode = (code: string): boolean => KNOWN.has(code);
export const isOfTrf26 = (code: string): boolean => KNOWN.has(code) && !SINCE_TRF06.includes(code);
