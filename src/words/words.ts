import { Refusal } from "../domain/refusal.ts";
import { englishIn } from "./en.ts";
import { spanishIn } from "./es.ts";
import { italianIn } from "./it.ts";
import { isLanguage, LANGUAGE_CODES, type Language, ofLanguages } from "./languages.ts";
import { swedishIn } from "./sv.ts";
import type { Catalogue } from "./types/catalogue.ts";
import { PLAIN_WRITING, type Writing } from "./writing.ts";

/** The register's languages, all loaded: for a library and a server, which cannot wait. One that is missing does not compile. */
const BY_LANGUAGE: Readonly<Record<Language, (writing: Writing) => Catalogue>> = {
  en: englishIn,
  it: italianIn,
  es: spanishIn,
  sv: swedishIn,
};

export const catalogueIn = (language: Language, writing: Writing): Catalogue => BY_LANGUAGE[language](writing);

/** Every language there is, as the command line speaks it. The first is spoken where none is asked for. */
export const CATALOGUES = ofLanguages((language) => catalogueIn(language, PLAIN_WRITING));

export function catalogueOf(language: string): Catalogue {
  if (!isLanguage(language)) throw new Refusal("unknown-language", { found: language, known: LANGUAGE_CODES });
  return CATALOGUES[LANGUAGE_CODES.indexOf(language)]!;
}
