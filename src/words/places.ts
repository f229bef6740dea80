import { TERMS, type Term } from "../domain/codes/terms.ts";

/** Probabilities, gains and changes have two decimals wherever they are shown; scores have as many as they have. */
export const placesOf = (term: string): number | undefined =>
  term !== "W" && TERMS[term as Term] === "hundredths" ? 2 : undefined;
