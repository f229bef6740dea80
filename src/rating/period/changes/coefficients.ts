import { type Derived, decide, given } from "../../../calculation/derived.ts";
import type { Birth } from "../../../domain/dates.ts";
import { points } from "../../../domain/units.ts";
import { listedAt, NONE, type PlayerColumns } from "../columns/player-columns.ts";
import { officeRule } from "../readings.ts";
import type { ListedFacts } from "../types.ts";
import {
  type Allowed,
  type CoefficientRule,
  type Counts,
  coefficientBy,
  type Possibilities,
  sourceOf,
  withStated,
} from "./earlier-facts.ts";
import type { StatedFacts } from "./facts-before.ts";

export type { CoefficientRule } from "./earlier-facts.ts";

/** What K goes by. */
export interface CoefficientEvidence {
  readonly birth: Birth | null;
  readonly now: Counts;
  /** The same of the list that printed K last, and that K. */
  readonly printed: ListedFacts;
  readonly possibilities: Possibilities;
  /** What imported lists allow of the time before the first list on record. */
  readonly allowed: Allowed;
  /** What the office has stated of that time; null: nothing. */
  readonly stated: StatedFacts | null;
}

/**
 * K by the facts of a list. Of a player whose games or highest rating before the first list on record are not known,
 * it is the K of every possibility that the imported lists allow; where these differ, the K printed last if it is among
 * them, else that of at least 30 games and the highest rating seen (reading `facts-incomplete`).
 */
export function coefficientOn(rule: CoefficientRule, by: CoefficientRule, facts: CoefficientEvidence): Derived<number> {
  const { birth, printed, stated, possibilities } = facts;
  const now = withStated(facts.now, stated);
  const K = coefficientBy(rule, birth, now, stated);
  if (printed.factsComplete) return K;
  const open = possibilities.openBeside(stated);
  // Whatever was before, the facts on record decide.
  if (possibilities.coefficients(rule, birth, now, open).size === 1) return K;
  const allowed = facts.allowed & open || open;
  const values = possibilities.coefficients(rule, birth, now, allowed);
  const last = printed.k === null ? null : given("K", printed.k, sourceOf(by.asOf));
  const [value = K.value] = values;
  if (values.size === 1)
    return decide("K", ON_RECORD, last === null ? {} : { last }, () => [value, { code: "K-possible" }]);
  if (last !== null && values.has(last.value))
    return decide("K", ON_RECORD, { last }, ({ last }) => [last, { code: "K-printed" }]);
  const highest = given("highest rating", points(now.highest ?? 0), sourceOf(rule.asOf));
  const assumed = possibilities.allowsGames(allowed) ? possibilities.gamesEstablished : 0;
  const games = given("games before", Math.max(now.gamesSoFar, assumed), { code: "assumed" });
  const established = coefficientBy(rule, birth, { gamesSoFar: games.value, highest: now.highest });
  return decide("K", ON_RECORD, { highest, games }, () => [established.value, { code: "K-assumed" }]);
}

const ON_RECORD = officeRule("coefficientOnRecord", "facts-incomplete");

/** What is known of players besides the columns of a list. */
export interface CoefficientSources {
  readonly possibilities: Possibilities;
  readonly birth: (player: string) => Birth | null;
  readonly allowed: (player: string, printed: ListedFacts) => Allowed;
  readonly stated: (player: string) => StatedFacts | null;
}

/** K of many players by one rule: the article is applied once to all who are alike to it. */
export interface CoefficientTable {
  readonly of: (player: string, now: Counts, printed: ListedFacts) => number;
  /** K of the player at a place, by their games and highest rating now. */
  readonly at: (place: number, gamesSoFar: number, highest: number) => number;
}

export function coefficientTable(
  rule: CoefficientRule,
  by: CoefficientRule,
  { ids, columns, persons }: PlayerColumns,
  sources: CoefficientSources,
): CoefficientTable {
  const { possibilities } = sources;
  const byBirth = new Map<Birth | null, Map<number, number>>();
  const byClass: Map<number, number>[] = [];
  const of: CoefficientTable["of"] = (player, now, printed) => {
    const [birth, stated] = [sources.birth(player), sources.stated(player)];
    const allowed = printed.factsComplete ? possibilities.anything : sources.allowed(player, printed);
    const ask = () => coefficientOn(rule, by, { birth, now, printed, possibilities, allowed, stated }).value;
    if (stated !== null) return ask(); // There are few of them.
    const key = keyOf(possibilities, now, printed, allowed);
    const known = byBirth.get(birth) ?? new Map<number, number>();
    const K = known.get(key) ?? ask();
    byBirth.set(birth, known.set(key, K));
    return K;
  };
  // Nothing is made for a player whose facts are complete, unless their K was never asked for: there are half a million.
  const at: CoefficientTable["at"] = (place, gamesSoFar, highest) => {
    const ask = () => of(ids[place]!, { gamesSoFar, highest: Math.max(0, highest) }, listedAt(columns, place, ""));
    if (columns.factsComplete[place] !== 1) return ask();
    const birthClass = persons.birth(place);
    byClass[birthClass] ??= new Map();
    const known = byClass[birthClass];
    const key = possibilities.sides(gamesSoFar, highest);
    const found = known.get(key);
    if (found !== undefined) return found;
    const K = ask();
    known.set(key, K);
    return K;
  };
  return { of, at };
}

/** Of a player whose facts are complete, what lists printed does not matter. */
function keyOf(
  { anything, count, sides }: Possibilities,
  { gamesSoFar, highest }: Counts,
  printed: ListedFacts,
  allowed: Allowed,
): number {
  const lists = printed.factsComplete ? 0 : ((printed.k ?? NONE) + 2) * (anything + 1) + allowed;
  return lists * count + sides(gamesSoFar, highest ?? 0);
}
