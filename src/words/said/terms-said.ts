import type { ObjectionTerms } from "../../regulations/objection-terms.ts";
import type { Catalogue } from "../types/catalogue.ts";

/** The terms of objections with their sentence. */
export const termsSaid = (words: Catalogue, { from, known, objectDays, answerDays }: ObjectionTerms) => ({
  from,
  objectDays,
  answerDays,
  known: words.known[known],
  says: words.objections.terms(from, objectDays, answerDays),
});
