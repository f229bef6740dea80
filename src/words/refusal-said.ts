import type { Refusal } from "../domain/refusal.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ClubPageRefusal } from "./web-club-words.ts";
import type { PageRefusal } from "./web-office-words.ts";

/** A refusal as a sentence, as the command line says it. */
export const sayRefusal = (words: Catalogue, { code, parameters }: Refusal): string => words.refusals[code](parameters);

/** A refusal as a page says it: where the command line names an option, a page names what it has. */
export function sayOnPage(words: Catalogue, refusal: Refusal): string {
  const refusals = { ...words.web.office.refusals, ...words.web.club.refusals };
  const { code } = refusal;
  const own = Object.hasOwn(refusals, code) ? refusals[code as PageRefusal | ClubPageRefusal] : undefined;
  return own?.(refusal.parameters) ?? sayRefusal(words, refusal);
}
