import { Refusal } from "../domain/refusal.ts";
import type { Catalogue } from "./types/catalogue.ts";

/** The languages of `CATALOGUES`, each loaded when somebody asks for it: a command speaks only one. */
const LANGUAGES: Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: async () => (await import("./en.ts")).english,
  it: async () => (await import("./it.ts")).italian,
  es: async () => (await import("./es.ts")).spanish,
  sv: async () => (await import("./sv.ts")).swedish,
};

export const LANGUAGES_ON_DEMAND: readonly string[] = Object.keys(LANGUAGES);

export async function loadCatalogue(language: string): Promise<Catalogue> {
  if (!Object.hasOwn(LANGUAGES, language))
    throw new Refusal("unknown-language", { found: language, known: LANGUAGES_ON_DEMAND });
  return LANGUAGES[language]!();
}
