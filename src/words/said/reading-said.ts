import type { ReadingCode } from "../../domain/codes/readings.ts";
import type { Reading } from "../../regulations/edition.ts";
import type { Catalogue } from "../types/catalogue.ts";

interface ReadingSaid {
  readonly code: ReadingCode;
  readonly rules: string[];
  readonly question: string;
  readonly answer: string;
  readonly evidence: string;
}

/** A reading with its question, our answer and what speaks for it in words. */
export const readingSaid = (words: Catalogue, { code, rules, evidence }: Reading): ReadingSaid => ({
  code,
  rules: [...rules],
  ...words.readings[code],
  evidence: words.evidence[evidence],
});
