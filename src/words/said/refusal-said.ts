import type { Parameters, Refusal } from "../../domain/refusal.ts";
import type { Catalogue } from "../types/catalogue.ts";
import type { ClubPageRefusal } from "../types/web-club-words.ts";
import type { PageRefusal } from "../types/web-office-words.ts";

/** A refusal as a sentence, as the command line says it. */
export const sayRefusal = (words: Catalogue, { code, parameters }: Refusal): string => words.refusals[code](parameters);

/** A refusal as a page says it: where the command line names an option, a page names what it has. */
export function sayOnPage(words: Catalogue, refusal: Refusal): string {
  const refusals = { ...words.web.office.refusals, ...words.web.club.refusals };
  const { code } = refusal;
  const own = Object.hasOwn(refusals, code) ? refusals[code as PageRefusal | ClubPageRefusal] : undefined;
  const parameters = labelled(words, refusal.parameters);
  return own?.(parameters) ?? words.refusals[code](parameters);
}

/** A field of a form by what stands beside it on the page. */
function labelled(words: Catalogue, parameters: Parameters): Parameters {
  const labels: Readonly<Record<string, string>> = {
    ...words.office.tournaments.facts,
    ...words.web.calculators.fields,
    ...words.web.club.evening,
    reason: words.web.office.decide.reason,
  };
  const label = labels[String(parameters.field)];
  return label === undefined ? parameters : { ...parameters, field: label };
}
