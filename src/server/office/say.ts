import type { Refusal } from "../../domain/refusal.ts";
import type { Catalogue } from "../../words/catalogue.ts";
import type { PageRefusal } from "../../words/web-office-words.ts";
import { sayRefusal } from "../../words/words.ts";

/** A refusal as a page says it: where the command line names an option, a page names what it has. */
export function sayOnPage(words: Catalogue, refusal: Refusal): string {
  const { refusals } = words.web.office;
  const own = Object.hasOwn(refusals, refusal.code) ? refusals[refusal.code as PageRefusal] : undefined;
  return own?.(refusal.parameters) ?? sayRefusal(words, refusal);
}
