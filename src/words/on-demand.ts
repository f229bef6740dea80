import { Refusal } from "../domain/refusal.ts";
import { isLanguage, LANGUAGE_CODES, LANGUAGES } from "./languages.ts";
import type { Catalogue } from "./types/catalogue.ts";
import { PLAIN_WRITING } from "./writing.ts";

/** The words of one language as the command line speaks it. */
export async function loadCatalogue(language: string): Promise<Catalogue> {
  if (!isLanguage(language)) throw new Refusal("unknown-language", { found: language, known: LANGUAGE_CODES });
  return (await LANGUAGES[language].all())(PLAIN_WRITING);
}
