import type { IsoDate } from "../dates.ts";

/** An expectation that needs nothing but its code. */
type None = Readonly<Record<never, never>>;

/** Where a value was understood although it was written in another way. */
export interface ReadAs {
  readonly readAs?: string | number;
}

/** What a report was expected to have where an issue was found. */
interface ReportExpectations {
  readonly "tournament-report": { readonly kind: string };
  readonly "at-most": { readonly max: number };
  readonly "utf-8": None;
  readonly "one-line-end": None;
  readonly "newer-dialect": None;
  readonly "known-record": None;
  readonly "marked-comment": None;
  readonly "one-record": { readonly line: number };
  readonly "player-lines": None;
  readonly date: { readonly form: string; readonly readAs?: string };
  readonly "clear-date": { readonly form: string; readonly readings: string };
  readonly "date-from": { readonly from: IsoDate };
  readonly "date-between": { readonly from: IsoDate | ""; readonly until: IsoDate | "" };
  readonly "dates-for-rounds": { readonly count: number };
  readonly count: { readonly count: number };
  readonly "rounds-played": { readonly count: number };
  readonly "number-between": { readonly from: number; readonly to: number };
  readonly score: None;
  readonly "score-pair": None;
  readonly "one-of": { readonly values: string };
  readonly colours: None;
  readonly "rate-of-play-code": None;
  readonly blank: None;
  readonly "line-in-place": { readonly by: number; readonly from: number; readonly to: number };
  readonly "blank-if-none": None;
  readonly "blank-if-unrated": None;
  readonly "own-number": { readonly line: number };
  readonly "name-with-comma": None;
  readonly "name-alone": None;
  readonly "plain-text": None;
  readonly sex: ReadAs;
  readonly title: ReadAs;
  readonly federation: ReadAs;
  readonly "fide-id": ReadAs;
  readonly birth: ReadAs;
  readonly rank: None;
  readonly "sum-of-results": { readonly points: string };
  readonly "game-or-bye": None;
  readonly bye: { readonly readAs: string };
  readonly opponent: None;
  readonly colour: ReadAs;
  readonly result: None;
  readonly "game-result": None;
  readonly "other-opponent": None;
  readonly "listed-player": None;
  readonly "listed-team": None;
  readonly "naming-back": { readonly startNumber: number; readonly name: string; readonly round: number };
  readonly "free-opponent": {
    readonly startNumber: number;
    readonly name: string;
    readonly plays: number;
    readonly playsName: string;
    readonly round: number;
  };
  readonly "opposite-colour": { readonly colour: string; readonly line: number; readonly name: string };
  readonly complement: { readonly result: string; readonly line: number; readonly name: string };
  readonly "forfeit-win": { readonly line: number; readonly name: string };
  readonly given: { readonly record: string };
  readonly "carried-by": { readonly dialect: string };
}

/** What was expected when a report met a list, an edition or the office. */
interface RateExpectations {
  readonly "system-of-pairings": { readonly system: string };
  readonly "player-of-list": None;
  readonly "rating-of-list": { readonly rating: number };
  readonly "rating-readable": None;
  readonly "rate-of-play": None;
  readonly "first-control": { readonly from: number; readonly to: number };
  readonly "match-length": None;
  readonly "start-asked": { readonly start: IsoDate };
  readonly "as-registered": { readonly value: string };
  readonly "arbiter-with-licence": None;
  readonly "report-of-each-month": { readonly daysOver: number };
  readonly "women-only": None;
  readonly "name-of-office": { readonly name: string };
  readonly "player-of-office": None;
}

/** What a rating list was expected to have. */
interface ListExpectations {
  readonly "list-file": None;
  readonly "list-header": None;
  readonly "list-column": None;
  readonly "line-of-length": { readonly max: number };
  readonly "whole-line": { readonly min?: number; readonly cells?: number };
  readonly "player-id": None;
  readonly "id-once": None;
  readonly "header-of-lines": { readonly lines: number };
  readonly "values-in-columns": None;
  readonly "name-in-column": None;
  readonly "player-name": None;
  readonly "federation-code": None;
  readonly "sex-of-list": None;
  readonly "title-of-list": None;
  readonly "titles-apart": None;
  readonly "arena-title": None;
  readonly "rating-number": None;
  readonly "k-number": None;
  readonly "whole-number": None;
  readonly "birth-of-list": None;
  readonly "flag-of-list": None;
  readonly "value-of-column": None;
  readonly "closed-quote": None;
  readonly "whole-record": None;
  readonly "whole-element": None;
  readonly "text-that-fits": { readonly max?: number };
  readonly "years-only": None;
  readonly "plain-letters": None;
  readonly "fewer-issues": { readonly max: number };
}

/** What a file of games, or the games of a club's evening, were expected to have. */
interface GamesExpectations {
  readonly "games-columns": None;
  readonly "rated-games-columns": None;
  readonly "games-column": None;
  readonly "setting-of-games": { readonly column: string };
  readonly "cells-of-header": { readonly count: number };
  readonly "quote-closed": None;
  readonly "id-of-player": None;
  readonly "name-of-player": None;
  readonly "rating-of-player": None;
  readonly "federation-of-player": None;
  readonly "title-of-player": None;
  readonly "sex-of-player": None;
  readonly "birth-of-player": None;
  readonly "round-number": { readonly taken?: number };
  readonly "day-of-game": None;
  readonly "one-day-of-round": { readonly round: number; readonly day: IsoDate };
  readonly "day-of-start": None;
  readonly "result-of-game": None;
  readonly "one-name-of-id": None;
  readonly "one-id-of-name": None;
  readonly "id-to-tell-apart": None;
  readonly "same-as-before": { readonly before: string | number };
  readonly "game-once": { readonly line: number };
  readonly "one-game-of-round": { readonly line: number };
  readonly "two-players": None;
  readonly "tag-pair": None;
  readonly "escaped-quotes": None;
  readonly "tag-once": None;
  readonly "comment-closed": None;
  readonly "time-control": { readonly min: number };
  readonly "some-games": None;
  readonly "result-to-write": None;
  readonly "evening-line": None;
  readonly "evening-columns": None;
  readonly "evening-minutes": None;
  readonly "member-of-club": None;
  readonly "one-of-these": { readonly candidates: string };
}

/** Everything that can be expected of a file, with the parameters that its phrase in `words/` takes. */
export interface ExpectationParameters
  extends ReportExpectations,
    RateExpectations,
    ListExpectations,
    GamesExpectations {}

export type ExpectationCode = keyof ExpectationParameters;

export type Expectation<Code extends ExpectationCode = ExpectationCode> = {
  [Each in Code]: { readonly code: Each } & ExpectationParameters[Each];
}[Code];

/** Expectations that can be told by their code alone. */
export type PlainExpectationCode = {
  [Code in ExpectationCode]: None extends ExpectationParameters[Code] ? Code : never;
}[ExpectationCode];

export const plainExpectation = (code: PlainExpectationCode): Expectation => ({ code }) as Expectation;
