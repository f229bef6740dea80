import { Refusal } from "../domain/refusal.ts";
import type { Catalogue } from "./catalogue.ts";
import { english } from "./en.ts";

/** Every language there is. The first is spoken where none is asked for. */
export const CATALOGUES = [english] as const satisfies readonly Catalogue[];

export function catalogueOf(language: string): Catalogue {
  const catalogue = CATALOGUES.find((each) => each.language === language);
  if (catalogue === undefined) {
    throw new Refusal("unknown-language", { found: language, known: CATALOGUES.map((each) => each.language) });
  }
  return catalogue;
}

/** A refusal as a sentence. */
export const sayRefusal = (words: Catalogue, { code, parameters }: Refusal): string => words.refusals[code](parameters);
