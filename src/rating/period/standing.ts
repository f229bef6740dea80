import { given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { coefficientDate } from "../../regulations/fide/articles/development-coefficient.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { CoefficientRule, PrintedFacts } from "./coefficients.ts";
import type { Context } from "./context.ts";
import type { PeriodTournament } from "./types.ts";

/** How K is found, and how the K of the same list was printed. */
export interface CoefficientRules {
  readonly rule: CoefficientRule;
  readonly by: CoefficientRule;
}

/**
 * By which edition and which list K of a tournament goes: the list at the start or the list before, as the edition
 * says. Of a player who entered the list meanwhile it is the list before in any case: on the other he has no K.
 */
export function coefficientRule(
  { listBefore, input, printedBy }: Context,
  { atStart }: PeriodTournament,
  edition: FideEdition,
  { meanwhile }: { readonly meanwhile: boolean },
): CoefficientRules {
  const listAtStart = meanwhile
    ? listBefore
    : given("list at the start", atStart.date, { code: "list", list: atStart.date });
  const asOf = coefficientDate(edition, { listAtStart, listBefore });
  const by = asOf.value === listBefore.value ? printedBy : { edition: input.editionOn(asOf.value) ?? edition, asOf };
  return { rule: { edition, asOf }, by };
}

/** What K goes by, as of that list. A player who was on none is new. */
export const standingOn = (context: Context, { atStart }: PeriodTournament, asOf: IsoDate, id: string): PrintedFacts =>
  (asOf === context.listBefore.value ? context.players.get(id) : atStart.standing(id)) ?? NEW;

const NEW: PrintedFacts = { gamesSoFar: 0, highest: null, factsComplete: true, k: null };
