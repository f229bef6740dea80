import type { Known } from "../calculation/derived.ts";
import { day, type IsoDate } from "../domain/dates.ts";

/** Until when somebody may object, and until when the office must answer. */
export interface ObjectionTerms {
  /** The first day on which an objection comes under them. */
  readonly from: IsoDate;
  readonly known: Known;
  /** Days after the publication of a list with the game or the line; before it, anybody may object at any time. */
  readonly objectDays: number;
  /** Days after the objection. */
  readonly answerDays: number;
}

/**
 * The FIDE texts give players no term: 12.4 only says that ratings can be checked. So these are an assumption: two months, in
 * which a list and its successor are seen, and the month that the texts give organisers to appeal.
 */
export const OBJECTION_TERMS: readonly ObjectionTerms[] = [
  { from: day("2009-07-01"), known: "assumption", objectDays: 60, answerDays: 30 },
];

/** The terms for an objection of a day. */
export function objectionTerms(on: IsoDate): ObjectionTerms {
  const terms = OBJECTION_TERMS.findLast(({ from }) => from <= on);
  if (terms === undefined) throw new Error(`no terms for objections of ${on}`);
  return terms;
}
