import type { Birth, IsoDate } from "../../domain/dates.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { ResultCode, Title, TournamentReport } from "../../domain/report.ts";

/** Where something stands in a file. */
export type Place = Pick<Issue, "line" | "columns">;

export type TakeIssue = (issue: Issue) => void;

/** A player as one game of a file names him. What the game does not say is null. */
export interface NamedPlayer {
  readonly id: string | null;
  readonly name: string;
  readonly rating: number | null;
  /** Something stands for a rating and cannot be read. */
  readonly ratingUnread: boolean;
  readonly federation: string | null;
  readonly title: Title | null;
  readonly sex: "m" | "w" | null;
  readonly birth: Birth | null;
  readonly nationalId: string | null;
  readonly nationalRating: number | null;
  readonly team: string | null;
  /** Where the file says it. */
  readonly place: (field: PlayerField) => Place;
}

export type PlayerField =
  | "id"
  | "name"
  | "rating"
  | "federation"
  | "title"
  | "sex"
  | "birth"
  | "nationalId"
  | "nationalRating"
  | "team";

/** What a game ended with, for White and for Black; null where it is not yet played. */
export type ResultPair = readonly [white: ResultCode | null, black: ResultCode | null];

/** A game as a file has it. */
export interface NamedGame {
  /** null: the file does not number it. */
  readonly round: number | null;
  readonly date: IsoDate | null;
  readonly white: NamedPlayer;
  /** null: White has a bye. */
  readonly black: NamedPlayer | null;
  readonly result: ResultPair;
  readonly line: number;
  readonly columns: readonly [first: number, last: number];
  readonly roundPlace: Place & { readonly found: string };
  /** Stands for the moves, so that the same game can be known again; "" where there are none. */
  readonly moves: string;
}

/** What a file says of the tournament itself. */
export type GameFileTournament = Omit<TournamentReport, "rounds" | "roundDates" | "players" | "teams">;

export const NO_FACTS: GameFileTournament = {
  name: null,
  city: null,
  federation: null,
  start: null,
  end: null,
  type: null,
  typeCode: null,
  chiefArbiter: null,
  deputyArbiters: [],
  rateOfPlay: null,
  rateOfPlayCode: null,
};

/** By line; those of the whole file first. */
export const inOrder = (issues: readonly Issue[]): readonly Issue[] => issues.toSorted((a, b) => a.line - b.line);

export const none = (lines: number): Issue => ({
  code: "games-none",
  severity: "error",
  line: 0,
  columns: null,
  field: "file",
  expected: { code: "some-games" },
  found: String(lines),
});
