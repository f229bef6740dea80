import { type Derived, given } from "../calculation/derived.ts";
import { ENTERED } from "../domain/codes/source.ts";
import { addDays, type Birth, firstOfMonth, type IsoDate } from "../domain/dates.ts";
import { GAMES_MAX } from "../domain/limits.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Points } from "../domain/units.ts";
import {
  coefficientDate,
  coefficientUsed,
  developmentCoefficient,
  factsMissing,
} from "../regulations/fide/articles/development-coefficient.ts";
import { listInForce } from "../regulations/fide/articles/list-dates.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { fideEditionOn, holdsOn } from "../regulations/register.ts";
import { checkList, type EditionRequest, editionRequested, listEditionOf } from "./edition-of.ts";
import { readBirthOf, readCount, readDay, readListDate, readRating, type Written } from "./read.ts";

/** The facts K is made of, as a person gives them. */
export interface CoefficientFactsRequest {
  readonly rating?: Written | undefined;
  readonly gamesBefore?: Written | undefined;
  readonly highest?: Written | undefined;
  readonly birth?: Written | undefined;
  /** The list being made, `YYYY-MM`. */
  readonly forList?: string | undefined;
  /** The caller's clock: used only where an edition in force asks for an age and no date is given. */
  readonly today?: string | undefined;
}

export interface CoefficientRequest extends EditionRequest, CoefficientFactsRequest {
  /** Counted games in the list being made; with it K is lowered where the edition limits it. */
  readonly n?: Written | undefined;
}

export interface Coefficient {
  readonly edition: string;
  readonly k: number;
  readonly derivation: Derived<number>;
}

/** K of a player, with the clause that gave it. */
export function coefficient(request: CoefficientRequest): Coefficient {
  const edition = editionRequested(request);
  const start = request.on === undefined ? undefined : readDay(request.on, "on");
  const listDate = request.forList === undefined ? undefined : readListDate(request.forList, "for-list");
  checkList([edition], [start], listDate);
  const printed = coefficientFrom(edition, request, start);
  const list = listDate && request.edition === undefined ? listEditionOf(edition, listDate) : edition;
  const derivation =
    request.n === undefined
      ? printed
      : coefficientUsed(list, printed, given("n", readCount(request.n, "games", { from: 1, to: GAMES_MAX }), ENTERED));
  return { edition: edition.id, k: derivation.value, derivation };
}

/** K by the facts of a request; refused, naming them, where facts are missing. */
export function coefficientFrom(
  edition: FideEdition,
  request: CoefficientFactsRequest,
  start: IsoDate | undefined,
): Derived<number> {
  const facts = readFacts(request);
  const asOf = asOfDate(edition, request, start, facts);
  const missing = factsMissing(edition, { ...facts, asOf: asOf?.value });
  if (missing.length > 0)
    throw new Refusal("facts-missing", { facts: missing, edition: edition.id, kOption: "k" in request });
  if (facts.birth && asOf && facts.birth > asOf.value) {
    throw new Refusal("birth-in-future", { birth: facts.birth, asOf: asOf.value });
  }
  return developmentCoefficient(edition, {
    highest: given("highest rating", (facts.highest ?? facts.highestAtLeast ?? 0) as Points, ENTERED),
    gamesBefore: given("games before", facts.gamesBefore ?? 0, ENTERED),
    birth: given("birth", facts.birth ?? null, ENTERED),
    asOf: asOf ?? given("K as of", EVER, ENTERED),
  });
}

/** Stands for the date where no clause of the edition looks at one. */
const EVER = "0001-01-01" as IsoDate;

interface Facts {
  readonly highest: Points | undefined;
  readonly highestAtLeast: Points | undefined;
  readonly gamesBefore: number | undefined;
  /** null: none on record. */
  readonly birth: Birth | null | undefined;
}

/** The facts as given, checked one by one and against each other. */
export function readFacts({ rating, highest, gamesBefore, birth, today }: CoefficientFactsRequest): Facts {
  const own = rating === undefined ? undefined : readRating(rating, "rating");
  const top = highest === undefined ? undefined : readRating(highest, "highest");
  if (own !== undefined && top !== undefined && top < own) {
    throw new Refusal("highest-below-rating", { highest: top, rating: own });
  }
  const born = birth === undefined ? undefined : readBirthOf(birth, "birth");
  if (born && today !== undefined && born > today) {
    throw new Refusal("birth-in-future", { birth: born, asOf: today });
  }
  return {
    highest: top,
    highestAtLeast: own,
    gamesBefore:
      gamesBefore === undefined ? undefined : readCount(gamesBefore, "games-before", { from: 0, to: GAMES_MAX }),
    birth: born,
  };
}

/** The list whose facts K goes by: from the start and the list being made, else the only date the edition leaves open. */
function asOfDate(
  edition: FideEdition,
  { forList, today }: CoefficientFactsRequest,
  start: IsoDate | undefined,
  facts: Facts,
): Derived<IsoDate> | undefined {
  const { clauses } = edition.articles.developmentCoefficient.sets;
  if (clauses.every(({ untilAge }) => untilAge === undefined)) return undefined;
  const editionOn = (day: IsoDate) => (holdsOn(edition, day) ? edition : (fideEditionOn(edition.list, day) ?? edition));
  const inForce = (term: "start" | "day", day: IsoDate) => listInForce(editionOn, given(term, day, ENTERED));
  const listAtStart = start && inForce("start", start);
  const listBefore = forList === undefined ? undefined : inForce("day", addDays(readListDate(forList, "for-list"), -1));
  const [atStart, before] = [listAtStart ?? listBefore, listBefore ?? listAtStart];
  if (atStart && before) return coefficientDate(edition, { listAtStart: atStart, listBefore: before });
  return onlyDate(edition, facts, today as IsoDate | undefined);
}

/**
 * Without a date: any day of the edition, where every day gives the same K; today, where the edition is in force
 * today and only the age is open; otherwise nothing, and the date is asked for.
 */
function onlyDate(edition: FideEdition, facts: Facts, today: IsoDate | undefined): Derived<IsoDate> | undefined {
  if (edition.inForce === null) return undefined;
  const { from, until } = edition.inForce;
  const last = until ?? today;
  if (last === undefined) return undefined;
  if (until === undefined) return given("K as of", firstOfMonth(last), { code: "today", date: last });
  const kOn = (asOf: IsoDate) => clauseOn(edition, facts, asOf);
  return kOn(from) === kOn(until) ? given("K as of", firstOfMonth(until), { code: "any-day", from, until }) : undefined;
}

function clauseOn(edition: FideEdition, facts: Facts, asOf: IsoDate): number | undefined {
  if (factsMissing(edition, { ...facts, asOf }).length > 0) return undefined;
  return developmentCoefficient(edition, {
    highest: given("highest rating", (facts.highest ?? facts.highestAtLeast ?? 0) as Points, ENTERED),
    gamesBefore: given("games before", facts.gamesBefore ?? 0, ENTERED),
    birth: given("birth", facts.birth ?? null, ENTERED),
    asOf: given("K as of", asOf, ENTERED),
  }).value;
}
