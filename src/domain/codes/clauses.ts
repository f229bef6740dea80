import type { LaskClauses } from "./clauses/lask.ts";
import type { OfficeClauses } from "./clauses/office.ts";
import type { PeriodClauses } from "./clauses/period.ts";
import type { RatingClauses } from "./clauses/rating.ts";

/** Every case of an article that a ruling can rest on, with the numbers that its sentence in `words/` takes. */
export interface ClauseParameters extends RatingClauses, OfficeClauses, PeriodClauses, LaskClauses {}

export type ClauseCode = keyof ClauseParameters;

/** One case of an article: a code that `words/` says in a sentence, and its numbers. */
export type Clause<Code extends ClauseCode = ClauseCode> = {
  [Each in Code]: { readonly code: Each } & ClauseParameters[Each];
}[Code];
