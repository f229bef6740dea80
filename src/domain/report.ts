import type { Birth, IsoDate } from "./dates.ts";
import type { Hundredths } from "./units.ts";

/** Titles of players, from the list's own abbreviations. */
export const TITLES = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", "WH"] as const;
export type Title = (typeof TITLES)[number];

/** A report of a tournament, whatever file it came in. What a file does not say is null, never guessed. */
export interface TournamentReport {
  readonly name: string | null;
  readonly city: string | null;
  readonly federation: string | null;
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  /** How it was played, as the arbiter wrote it. */
  readonly type: string | null;
  /** The same as a code of TRF26 (192). */
  readonly typeCode: string | null;
  readonly chiefArbiter: string | null;
  readonly deputyArbiters: readonly string[];
  /** The rate of play, as the arbiter wrote it. */
  readonly rateOfPlay: string | null;
  /** The same as a code of TRF26 (222). */
  readonly rateOfPlayCode: string | null;
  /** How many rounds the results cover. */
  readonly rounds: number;
  /** By round; null where a date is missing. */
  readonly roundDates: readonly (IsoDate | null)[];
  readonly players: readonly ReportedPlayer[];
  readonly teams: readonly ReportedTeam[];
}

export interface ReportedPlayer {
  /** The key by which results name each other. */
  readonly startNumber: number;
  readonly name: string;
  readonly sex: "m" | "w" | null;
  readonly title: Title | null;
  /** null: unrated, or unread. */
  readonly rating: number | null;
  /** Something stands for a rating and cannot be read: whether he is rated is not known. */
  readonly ratingUnread?: true;
  readonly federation: string | null;
  /** The player's number with FIDE; null where the file has none, or has a national one. */
  readonly id: string | null;
  readonly nationalId: string | null;
  readonly nationalRating: number | null;
  readonly birth: Birth | null;
  /** As declared, not as counted. */
  readonly points: Hundredths | null;
  readonly rank: number | null;
  /** The line of the file that names him. */
  readonly line: number;
  /** One for every round the file has something for, in order. */
  readonly results: readonly ReportedResult[];
}

/**
 * Results as TRF writes them: 1 = 0 were played and are rated, W D L ended before both had moved and are not,
 * + and − are forfeits, H F U Z are byes (half, full, allocated by the pairing, none).
 */
export const RESULT_CODES = ["1", "=", "0", "W", "D", "L", "+", "-", "H", "F", "U", "Z"] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

export interface ReportedResult {
  readonly round: number;
  /** The start number of the opponent; null for a bye. */
  readonly opponent: number | null;
  readonly colour: "white" | "black" | null;
  /** null: paired, not yet played. */
  readonly result: ResultCode | null;
  readonly line: number;
  readonly columns: readonly [first: number, last: number];
}

export interface ReportedTeam {
  readonly name: string;
  /** Start numbers of its players, by board. */
  readonly players: readonly number[];
  readonly line: number;
}
