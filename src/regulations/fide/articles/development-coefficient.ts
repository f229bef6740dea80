import { choose, type Derived, decide, derive } from "../../../calculation/derived.ts";
import { type Birth, type IsoDate, readDate, yearOf } from "../../../domain/dates.ts";
import type { Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { CoefficientClause, FideEdition } from "../fide-edition.ts";

/** What K depends on, as of one list. */
export interface CoefficientFacts {
  /** The highest rating the player was ever published with. */
  readonly highest: Derived<Points>;
  /** Games counted up to that list, those of the first rating included. */
  readonly gamesBefore: Derived<number>;
  /** null: not on record. */
  readonly birth: Derived<Birth | null>;
  /** The date of that list. */
  readonly asOf: Derived<IsoDate>;
}

/** K as the list prints it: by the first clause that holds. */
export const developmentCoefficient = (edition: FideEdition, facts: CoefficientFacts): Derived<number> =>
  choose("K", cite(edition, "developmentCoefficient"), factsAskedFor(edition, facts), {
    holds: (clause: CoefficientClause, facts) => holds(clause, facts) === true,
    gives: ({ K }) => K,
  });

/** K as it is used: lowered to the largest whole number that keeps K times the games of the list within the limit. */
export function coefficientUsed(edition: FideEdition, K: Derived<number>, n: Derived<number>): Derived<number> {
  const article = cite(edition, "coefficientLimit");
  if (article.sets === null) return K;
  const { gamesTimesKMax } = article.sets;
  if (K.value * n.value <= gamesTimesKMax) return K;
  return decide("K", article, { K, n }, ({ K, n }) => [
    Math.floor(gamesTimesKMax / n),
    { code: "K-lowered", K, n, gamesTimesKMax },
  ]);
}

/** The list whose facts K goes by: the one in force at the start, or the one before the list being made. */
export const coefficientDate = (
  edition: FideEdition,
  dates: { readonly listAtStart: Derived<IsoDate>; readonly listBefore: Derived<IsoDate> },
): Derived<IsoDate> =>
  derive("K as of", cite(edition, "developmentCoefficient"), { ...dates }, ({ listAtStart, listBefore }, { asOf }) =>
    asOf === "list at the start" ? listAtStart : listBefore,
  );

/** The numbers at which a clause of some edition begins or ceases to hold. */
export interface CoefficientLimits {
  readonly games: readonly number[];
  readonly highest: readonly number[];
}

/** What K may have depended on before the first list on record is a set of so many cases, one bit for each. */
export const POSSIBILITIES_MAX = 30;

export function coefficientLimits(editions: readonly FideEdition[]): CoefficientLimits {
  const clauses = editions.flatMap(({ articles }) => articles.developmentCoefficient.sets.clauses);
  const sorted = (numbers: readonly (number | undefined)[]): readonly number[] =>
    [...new Set(numbers.filter((each) => each !== undefined))].sort((a, b) => a - b);
  return {
    games: sorted(clauses.flatMap(({ gamesMin, gamesBelow }) => [gamesMin, gamesBelow])),
    highest: sorted(clauses.flatMap(({ highestMin, highestBelow }) => [highestMin, highestBelow])),
  };
}

/** Facts that may be unknown: undefined is not known here, null is known not to be on record. */
export interface PartialFacts {
  readonly highest?: number | undefined;
  /** What the highest rating is at least, where it is not known itself. */
  readonly highestAtLeast?: number | undefined;
  readonly gamesBefore?: number | undefined;
  readonly birth?: Birth | null | undefined;
  readonly asOf?: IsoDate | undefined;
}

export type CoefficientFact = "highest" | "gamesBefore" | "birth" | "asOf";

/**
 * The facts that are still needed before K is certain: none, where every clause that could hold gives the same K.
 * Nothing is assumed about a fact that was not given.
 */
export function factsMissing(edition: FideEdition, facts: PartialFacts): readonly CoefficientFact[] {
  const { clauses } = cite(edition, "developmentCoefficient").sets;
  const open: CoefficientClause[] = [];
  for (const clause of clauses) {
    const answer = holds(clause, facts);
    if (answer === undefined) open.push(clause);
    if (answer !== true) continue;
    if (open.every(({ K }) => K === clause.K)) return [];
    break;
  }
  const missing = open.flatMap((clause) => factsOf(clause).filter((fact) => facts[fact] === undefined));
  return [...new Set(missing)];
}

/** true or false where the facts decide it, undefined where they do not. */
function holds(clause: CoefficientClause, facts: PartialFacts): boolean | undefined {
  return all([
    atLeast(clause.highestMin, facts.highest, facts.highestAtLeast),
    not(atLeast(clause.highestBelow, facts.highest, facts.highestAtLeast), clause.highestBelow),
    atLeast(clause.gamesMin, facts.gamesBefore),
    not(atLeast(clause.gamesBelow, facts.gamesBefore), clause.gamesBelow),
    isYoung(clause, facts),
  ]);
}

function atLeast(min: number | undefined, value: number | undefined, floor?: number): boolean | undefined {
  if (min === undefined) return true;
  if (value !== undefined) return value >= min;
  return floor !== undefined && floor >= min ? true : undefined;
}

const not = (answer: boolean | undefined, asked: number | undefined): boolean | undefined =>
  asked === undefined ? true : answer === undefined ? undefined : !answer;

const all = (answers: readonly (boolean | undefined)[]): boolean | undefined =>
  answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;

/** With a birth year only, the end of the year of the birthday stands for the birthday. */
function isYoung({ untilAge, untilAgeOn }: CoefficientClause, { birth, asOf }: PartialFacts): boolean | undefined {
  if (untilAge === undefined) return true;
  if (birth === null) return false;
  if (birth === undefined || asOf === undefined) return undefined;
  const birthday = readDate(birth);
  if (birthday === undefined || untilAgeOn === "end of year") return yearOf(asOf) - yearOf(birth) <= untilAge;
  return asOf < `${yearOf(birthday) + untilAge}${birthday.slice(4)}`;
}

function factsOf({ highestMin, highestBelow, gamesMin, gamesBelow, untilAge }: CoefficientClause): CoefficientFact[] {
  return [
    ...(highestMin !== undefined || highestBelow !== undefined ? (["highest"] as const) : []),
    ...(gamesMin !== undefined || gamesBelow !== undefined ? (["gamesBefore"] as const) : []),
    ...(untilAge !== undefined ? (["birth", "asOf"] as const) : []),
  ];
}

/** Only the facts that some clause of the edition asks for: the others would explain nothing. */
function factsAskedFor(
  edition: FideEdition,
  facts: CoefficientFacts,
): Partial<CoefficientFacts> & Record<string, Derived<unknown>> {
  const { clauses } = edition.articles.developmentCoefficient.sets;
  const asked = ASKED.get(clauses) ?? FACTS.filter((fact) => clauses.some((clause) => factsOf(clause).includes(fact)));
  ASKED.set(clauses, asked);
  const found: Record<string, Derived<unknown>> = {};
  for (const fact of asked) found[fact] = facts[fact];
  return found;
}

const FACTS = ["highest", "gamesBefore", "birth", "asOf"] as const satisfies readonly CoefficientFact[];

/** By the clauses of an edition: K is asked for thousands of times on one page. */
const ASKED = new WeakMap<readonly CoefficientClause[], readonly CoefficientFact[]>();
