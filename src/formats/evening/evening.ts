import type { ClubResult } from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import { readResult } from "../games/results.ts";

/** A player as an evening names him: by number, id or name, as it stands there. */
export interface EveningPlayer {
  readonly text: string;
  /** A number with a federation, where the file has one. */
  readonly id: string | null;
  readonly columns: Issue["columns"];
}

/** A game as it was written down. What is not said is null: the evening says it. */
export interface EveningGame {
  readonly white: EveningPlayer;
  readonly black: EveningPlayer;
  readonly result: ClubResult;
  readonly begun: IsoDate | null;
  readonly finished: IsoDate | null;
  readonly round: number | null;
  readonly tournament: string | null;
  readonly minutes: number | null;
  /** Seconds for each move, beside the minutes; otherwise none. */
  readonly perMove?: number;
  readonly line: number;
}

export interface Evening {
  readonly games: readonly EveningGame[];
  readonly issues: readonly Issue[];
}

/** What a game that says only who and how leaves to the evening. */
export const UNSAID = {
  begun: null,
  finished: null,
  round: null,
  tournament: null,
  minutes: null,
} as const satisfies Partial<EveningGame>;

/** How both sides of a result are written in the book. Games that ended before both had moved are walkovers there. */
const RESULTS: ReadonlyMap<string, ClubResult> = new Map<string, ClubResult>([
  ["1 0", "1-0"],
  ["= =", "1/2-1/2"],
  ["0 1", "0-1"],
  ["+ -", "+-"],
  ["- +", "-+"],
  ["- -", "--"],
  ["W L", "+-"],
  ["L W", "-+"],
  ["D D", "--"],
]);

/** undefined where it is no result of a game. */
export const clubResult = (text: string): ClubResult | undefined => {
  const pair = readResult(text);
  return pair && RESULTS.get(pair.join(" "));
};

/** The same for codes of a report. */
export const resultOfCodes = (white: string | null, black: string | null): ClubResult | undefined =>
  RESULTS.get(`${white} ${black}`);
