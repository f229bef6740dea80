import { idsSaidIn } from "./ids-said.ts";

/** Words that no reader should meet, and labels that are questions. */
const BANNED = /\b(whoever|him|his|so many|anew|mended|worth nothing)\b/i;
const QUESTION = /^whether\b/i;

/** A text, and where it stands. */
export type Text = readonly [path: string, text: string];

/** The texts that are not plain English, each with where it stands. */
export const unplainIn = (texts: readonly Text[]): readonly string[] =>
  texts.flatMap(([path, text]) =>
    BANNED.test(text) || QUESTION.test(text) || idsSaidIn(text).length > 0 ? [`${path}: ${text}`] : [],
  );
