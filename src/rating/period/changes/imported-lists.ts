import { given } from "../../../calculation/derived.ts";
import type { Birth } from "../../../domain/dates.ts";
import { dayNumber, type PlayerColumns } from "../columns/player-columns.ts";
import type { ListedFacts, PeriodInput } from "../types.ts";
import type { Allowed, CoefficientRule, Possibilities } from "./earlier-facts.ts";
import type { ImportedFacts } from "./facts-before.ts";

/** What imported lists allow of a player's games and ratings before the first list on record. */
export type AllowedOf = (player: string, by: CoefficientRule, printed: ListedFacts) => Allowed;

/** Whether a player was delisted and no imported list names them since: games up to then no longer count (reading `delisted-return`). */
export function newAgain(
  { imported = [] }: Pick<PeriodInput, "imported">,
  { ids, place: placeOf, columns }: PlayerColumns,
): (player: string) => boolean {
  const lists = imported.map((list) => ({ list, day: dayNumber(list.date) }));
  return (player) => {
    const left = columns.delistedOn[placeOf(player) ?? ids.length] ?? 0;
    return left > 0 && !lists.some(({ list, day }) => day > left && list.facts(player) !== null);
  };
}

/** By every imported list there is; where none were given, by the K that the list before printed. */
export function allowedOf(
  { imported, editionOn }: Pick<PeriodInput, "imported" | "editionOn">,
  { ids, place: placeOf, persons }: PlayerColumns,
  birthOf: (player: string) => Birth | null,
  isNewAgain: (player: string) => boolean,
  { allowedBy, allowedByAll, withoutGames, count, sides }: Possibilities,
): AllowedOf {
  if (imported === undefined)
    return (player, by, printed) => {
      const own = printed.k === null ? [] : [allowedBy(by, birthOf(player), withK(printed, printed.k))];
      return isNewAgain(player) ? withoutGames(allowedByAll(own)) : allowedByAll(own);
    };
  const lists = imported.flatMap((list) => {
    const edition = editionOn(list.date);
    const asOf = given("K as of", list.date, { code: "list", list: list.date });
    return edition === undefined ? [] : [{ list, rule: { edition, asOf }, known: new Map<number, Allowed>() }];
  });
  const found = new Int32Array(ids.length);
  return (player) => {
    const place = placeOf(player) ?? ids.length;
    if (found[place]) return found[place];
    const birthClass = place < ids.length ? persons.birth(place) : 0;
    const together = allowedByAll(
      lists.map(({ list, rule, known }) => {
        const facts = list.facts(player);
        if (facts === null || facts.k === null) return 0;
        const key = (birthClass * KS + facts.k) * count + sides(facts.gamesSoFar, facts.highest ?? 0);
        const own = known.get(key) ?? allowedBy(rule, birthOf(player), withK(facts, facts.k));
        known.set(key, own);
        return own;
      }),
    );
    const allowed = isNewAgain(player) ? withoutGames(together) : together;
    found[place] = allowed;
    return allowed;
  };
}

/** More than any K. */
const KS = 256;

const withK = ({ gamesSoFar, highest }: ImportedFacts, k: number) => ({ gamesSoFar, highest, k });
