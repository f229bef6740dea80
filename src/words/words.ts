import { Refusal } from "../domain/refusal.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { italian } from "./it.ts";
import { swedish } from "./sv.ts";
import type { Catalogue } from "./types/catalogue.ts";

/** Every language there is. The first is spoken where none is asked for. */
export const CATALOGUES = [english, italian, spanish, swedish] as const satisfies readonly Catalogue[];

export function catalogueOf(language: string): Catalogue {
  const catalogue = CATALOGUES.find((each) => each.language === language);
  if (catalogue === undefined) {
    throw new Refusal("unknown-language", { found: language, known: CATALOGUES.map((each) => each.language) });
  }
  return catalogue;
}
