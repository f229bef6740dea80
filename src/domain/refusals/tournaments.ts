import type { IsoDate } from "../dates.ts";
import type { ListKind } from "../list.ts";
import type { NoParameters } from "./none.ts";

/** Requests about tournaments, reports and rulings. */
export interface TournamentRefusals {
  readonly "bad-tournament-id": { readonly found: string };
  readonly "dates-reversed": { readonly start: IsoDate; readonly end: IsoDate };
  readonly "registration-incomplete": { readonly facts: readonly string[] };
  readonly "tournament-exists": { readonly tournament: string };
  readonly "unknown-tournament": { readonly tournament: string };
  readonly "tournament-not-on-list": { readonly tournament: string; readonly list: string };
  readonly "stage-of-itself": { readonly tournament: string };
  readonly "stage-of-stage": { readonly tournament: string; readonly whole: string };
  readonly "stage-of-other-list": { readonly tournament: string; readonly kind: ListKind };
  readonly "stage-in-parts": { readonly tournament: string };
  readonly "ratings-fixed": { readonly start: IsoDate; readonly article: string };
  readonly "ratings-not-chosen": { readonly edition: string };
  readonly "cannot-be-refused": { readonly tournament: string; readonly article: string };
  readonly "always-rated": { readonly tournament: string; readonly article: string };
  readonly "before-registration": { readonly tournament: string; readonly registered: IsoDate; readonly on: IsoDate };
  readonly "told-before-decision": { readonly tournament: string; readonly on: IsoDate; readonly toldOn: IsoDate };
  readonly "appeal-before-decision": { readonly tournament: string; readonly decided: IsoDate; readonly on: IsoDate };
  readonly "outcome-before-appeal": { readonly tournament: string; readonly appealed: IsoDate; readonly on: IsoDate };
  readonly "nothing-to-admit": { readonly tournament: string; readonly article: string };
  readonly "already-decided": { readonly tournament: string };
  readonly "list-before-tournament": { readonly tournament: string; readonly list: IsoDate; readonly start: IsoDate };
  readonly "announced-too-late": { readonly tournament: string; readonly start: IsoDate; readonly article: string };
  readonly "nothing-to-appeal": { readonly tournament: string; readonly against: "registration" | "rating" };
  readonly "appeal-too-late": { readonly tournament: string; readonly until: IsoDate; readonly article: string };
  readonly "appeal-there": { readonly tournament: string };
  readonly "no-appeal": { readonly tournament: string; readonly against: "registration" | "rating" };
  readonly "one-report-only": { readonly count: number };
  readonly "tournament-missing": NoParameters;
  readonly "not-a-report": { readonly file: string };
  readonly "report-has-errors": { readonly file: string; readonly errors: number };
  readonly "report-of-other": { readonly file: string; readonly tournament: string; readonly part: number };
  readonly "not-in-parts": { readonly tournament: string };
  readonly "part-missing": { readonly tournament: string; readonly part: number; readonly next: number };
  readonly "part-needed": { readonly tournament: string; readonly next: number };
  readonly "no-report": { readonly tournament: string; readonly part: number | string };
  readonly "unknown-entrant": { readonly tournament: string; readonly startNumber: number };
  readonly "entrant-twice": { readonly tournament: string; readonly player: string; readonly startNumber: number };
  readonly "compare-with-itself": { readonly tournament: string };
  readonly "unknown-question": { readonly tournament: string; readonly question: number };
  readonly "question-answered": { readonly tournament: string; readonly question: number };
  readonly "result-needs-trf": { readonly file: string };
  /** By start numbers, as in the report. */
  readonly "reported-game-unknown": { readonly round: number; readonly white: number; readonly black: number };
  readonly "unknown-game": {
    readonly tournament: string;
    readonly round: number;
    readonly white: string;
    readonly black: string;
  };
  readonly "game-not-played": {
    readonly tournament: string;
    readonly round: number;
    readonly white: string;
    readonly black: string;
  };
  readonly "game-not-ruled": {
    readonly tournament: string;
    readonly round: number;
    readonly white: string;
    readonly black: string;
  };
}
