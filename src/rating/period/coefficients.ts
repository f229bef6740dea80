import { type Derived, decide, given } from "../../calculation/derived.ts";
import type { Birth, IsoDate } from "../../domain/dates.ts";
import type { Source } from "../../domain/source.ts";
import { points } from "../../domain/units.ts";
import { developmentCoefficient } from "../../regulations/fide/articles/development-coefficient.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { GAMES_MAX, RATING_MAX } from "../read.ts";
import { NONE, type PlayerColumns, standingAt } from "./player-columns.ts";
import { officeRule } from "./readings.ts";
import type { ListedPlayer } from "./types.ts";

/** The edition that says what K is, and the list whose facts it goes by. */
export interface CoefficientRule {
  readonly edition: FideEdition;
  readonly asOf: Derived<IsoDate>;
}

/** What K goes by. */
export interface CoefficientFacts {
  readonly birth: Birth | null;
  readonly now: Pick<ListedPlayer, "gamesSoFar" | "highest">;
  /** The same of the list that printed K last, and that K. */
  readonly printed: PrintedFacts;
}

export type PrintedFacts = Pick<ListedPlayer, "gamesSoFar" | "highest" | "factsComplete" | "k">;

/**
 * K by the facts of a list. Of a player whose games or highest rating before the first list on record are not known,
 * the K that every possibility gives that also gives the K printed last; where they differ, or where there is none, the
 * K printed last. It is never guessed that such a player is new, or that he is not (reading `facts-incomplete`).
 */
export function coefficientOn(rule: CoefficientRule, by: CoefficientRule, facts: CoefficientFacts): Derived<number> {
  const { birth, now, printed } = facts;
  const K = coefficientBy(rule, birth, now);
  if (printed.factsComplete || printed.k === null) return K;
  const possible = POSSIBILITIES.filter((each) => coefficientBy(by, birth, each(printed)).value === printed.k);
  const values = new Set(possible.map((each) => coefficientBy(rule, birth, each(now)).value));
  const [value = printed.k] = values.size === 1 ? values : [];
  // That the article gives the same number by the facts on record is no reason, where others are as possible.
  if (values.size === 1 && value === K.value) return K;
  const last = given("K", printed.k, sourceOf(by.asOf));
  return decide("K", ON_RECORD, { last }, ({ last }) => [
    value,
    value === last ? { code: "K-printed" } : { code: "K-possible" },
  ]);
}

const ON_RECORD = officeRule("coefficientOnRecord", "facts-incomplete");

type Counts = CoefficientFacts["now"];

/** What the facts on record may stand for: they are all there is, or there were more games, a higher rating, or both. */
const POSSIBILITIES: readonly ((facts: Counts) => Counts)[] = [
  (facts) => facts,
  ({ highest }) => ({ highest, gamesSoFar: GAMES_MAX }),
  ({ gamesSoFar }) => ({ highest: RATING_MAX, gamesSoFar }),
  () => ({ highest: RATING_MAX, gamesSoFar: GAMES_MAX }),
];

function coefficientBy({ edition, asOf }: CoefficientRule, birth: Birth | null, facts: Counts): Derived<number> {
  const source = sourceOf(asOf);
  return developmentCoefficient(edition, {
    highest: given("highest rating", points(facts.highest ?? 0), source),
    gamesBefore: given("games before", facts.gamesSoFar, source),
    birth: given("birth", birth, { code: "register" }),
    asOf,
  });
}

const sourceOf = (asOf: Derived<IsoDate>): Source => ({ code: "list", list: asOf.value });

/** K of many players by one rule: the article is asked once for all whom it cannot tell apart. */
export interface CoefficientTable {
  readonly of: (facts: CoefficientFacts) => number;
  /** K of the player at a place, by his games and his highest rating as they are now. */
  readonly at: (place: number, gamesSoFar: number, highest: number) => number;
}

export function coefficientTable(
  rule: CoefficientRule,
  by: CoefficientRule,
  { ids, columns, persons }: PlayerColumns,
  birthOf: (player: string) => Birth | null,
): CoefficientTable {
  const clauses = [rule, by].flatMap(({ edition }) => edition.articles.developmentCoefficient.sets.clauses);
  const highestLimits = limitsIn(clauses.flatMap(({ highestMin, highestBelow }) => [highestMin, highestBelow]));
  const gamesLimits = limitsIn(clauses.flatMap(({ gamesMin, gamesBelow }) => [gamesMin, gamesBelow]));
  const sides = (highest: number, games: number): number =>
    sideOf(highestLimits, highest) * SIDES + sideOf(gamesLimits, games);
  const byBirth = new Map<Birth | null, Map<number, number>>();
  const byClass: Map<number, number>[] = [];
  /** Of a player whose facts are complete, what the list before printed does not matter. */
  const keyOf = (now: number, k: number, printed: number): number =>
    (k === NONE ? 0 : (k + 1) * SIDES * SIDES + printed) * SIDES * SIDES + now;
  const of = (facts: CoefficientFacts): number => {
    const { birth, now, printed } = facts;
    const place = ({ highest, gamesSoFar }: Counts): number => sides(highest ?? 0, gamesSoFar);
    const key = keyOf(place(now), printed.factsComplete ? NONE : (printed.k ?? NONE), place(printed));
    const known = byBirth.get(birth) ?? new Map<number, number>();
    const K = known.get(key) ?? coefficientOn(rule, by, facts).value;
    byBirth.set(birth, known.set(key, K));
    return K;
  };
  // Nothing is made for a player unless his K was never asked for: there are half a million of them.
  const at: CoefficientTable["at"] = (place, gamesSoFar, highest) => {
    const birthClass = persons.birth(place);
    byClass[birthClass] ??= new Map();
    const known = byClass[birthClass];
    const k = columns.factsComplete[place] === 1 ? NONE : columns.k[place]!;
    const printed = k === NONE ? 0 : sides(columns.highest[place]!, columns.gamesSoFar[place]!);
    const key = keyOf(sides(highest, gamesSoFar), k, printed);
    const found = known.get(key);
    if (found !== undefined) return found;
    const K = of({
      birth: birthOf(ids[place]!),
      now: { gamesSoFar, highest: Math.max(0, highest) },
      printed: standingAt(columns, place, ""),
    });
    known.set(key, K);
    return K;
  };
  return { of, at };
}

const SIDES = 8;

/** The numbers at which some clause of an article begins or ceases to hold. */
function limitsIn(numbers: readonly (number | undefined)[]): readonly number[] {
  const limits = [...new Set(numbers.filter((each) => each !== undefined))].sort((a, b) => a - b);
  if (limits.length >= SIDES) throw new Error(`expected up to ${SIDES - 1} limits of K, found ${limits.length}`);
  return limits;
}

function sideOf(limits: readonly number[], value: number): number {
  let side = 0;
  while (side < limits.length && value >= limits[side]!) side++;
  return side;
}
