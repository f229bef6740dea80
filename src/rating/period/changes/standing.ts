import { given } from "../../../calculation/derived.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { coefficientDate } from "../../../regulations/fide/articles/development-coefficient.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import type { PeriodContext } from "../context.ts";
import type { EnteredList, ListedFacts, PeriodTournament } from "../types.ts";
import type { CoefficientRule } from "./coefficients.ts";

/** How K is found, and how the K of the same list was printed. */
export interface CoefficientRules {
  readonly rule: CoefficientRule;
  readonly by: CoefficientRule;
}

/**
 * By which edition and which list K of a tournament goes: the list at the start or the list before, as the edition
 * says. Of a player who entered the list meanwhile it is the list whose rating counts: on the other there is no K.
 */
export function coefficientRule(
  { listBefore, input, printedBy }: PeriodContext,
  { atStart }: PeriodTournament,
  edition: FideEdition,
  { entered }: { readonly entered: EnteredList | null },
): CoefficientRules {
  const listAtStart = given("list at the start", atStart.date, { code: "list", list: atStart.date });
  const asOf =
    entered === null
      ? coefficientDate(edition, { listAtStart, listBefore })
      : given("list before", entered.date, { code: "list", list: entered.date });
  const by = asOf.value === listBefore.value ? printedBy : { edition: input.editionOn(asOf.value) ?? edition, asOf };
  return { rule: { edition, asOf }, by };
}

/** What K goes by, as of that list. A player who was on none is new. */
export function listedFactsOn(
  context: PeriodContext,
  { atStart }: PeriodTournament,
  { asOf, entered, id }: { readonly asOf: IsoDate; readonly entered: EnteredList | null; readonly id: string },
): ListedFacts {
  if (asOf === context.listBefore.value) return context.players.get(id) ?? NEW;
  return (entered === null ? atStart.factsOf(id) : entered.facts) ?? NEW;
}

const NEW: ListedFacts = { gamesSoFar: 0, highest: null, factsComplete: true, k: null };
