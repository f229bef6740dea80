import type { LeftOutReason } from "../../../domain/codes/monitor.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import type { Issue } from "../../../domain/issues/issues.ts";

/** A played game between two rated players. */
export interface GameRead {
  readonly white: number;
  readonly black: number;
  /** Ids of the players or, without them, their names; "" where the file says neither. */
  readonly whitePlayer: string;
  readonly blackPlayer: string;
  /** Years of birth; 0 where the file says none. */
  readonly whiteBorn: number;
  readonly blackBorn: number;
  /** White's score in half points. */
  readonly score: number;
  readonly date: IsoDate | null;
  /** "" where the file names none. */
  readonly event: string;
}

/** Where games go as they are read, one by one, so that memory does not grow with the file. */
export interface GameSink {
  readonly game: (game: GameRead) => void;
  readonly leftOut: (why: Exclude<LeftOutReason, "undated">) => void;
  readonly issue: (issue: Issue) => void;
}

/** A form of a file of games: takes its lines in turn. */
export interface GameLines {
  readonly take: (line: string, number: number) => void;
  readonly end: () => void;
}
