import { given } from "../../calculation/derived.ts";
import type { Birth } from "../../domain/dates.ts";
import { ALL_SIDES, type Allowed, allowedBy, allowedByAll, type CoefficientRule, sidesOf } from "./earlier-facts.ts";
import type { ImportedFacts } from "./facts-before.ts";
import type { PlayerColumns } from "./player-columns.ts";
import type { ListedFacts, PeriodInput } from "./types.ts";

/** What imported lists allow of a player's games and ratings before the first list on record. */
export type AllowedOf = (player: string, by: CoefficientRule, printed: ListedFacts) => Allowed;

/** By every imported list there is; where none were given, by the K that the list before printed. */
export function allowedOf(
  { imported, editionOn }: Pick<PeriodInput, "imported" | "editionOn">,
  { ids, place: placeOf, persons }: PlayerColumns,
  birthOf: (player: string) => Birth | null,
): AllowedOf {
  if (imported === undefined)
    return (player, by, printed) =>
      printed.k === null ? allowedByAll([]) : allowedByAll([allowedBy(by, birthOf(player), withK(printed, printed.k))]);
  const lists = imported.flatMap((list) => {
    const edition = editionOn(list.date);
    const asOf = given("K as of", list.date, { code: "list", list: list.date });
    return edition === undefined ? [] : [{ list, rule: { edition, asOf }, known: new Map<number, Allowed>() }];
  });
  const found = new Uint8Array(ids.length);
  return (player) => {
    const place = placeOf(player) ?? ids.length;
    if (found[place]) return found[place];
    const birthClass = place < ids.length ? persons.birth(place) : 0;
    const allowed = allowedByAll(
      lists.map(({ list, rule, known }) => {
        const facts = list.facts(player);
        if (facts === null || facts.k === null) return 0;
        const key = (birthClass * KS + facts.k) * ALL_SIDES + sidesOf(facts.gamesSoFar, facts.highest ?? 0);
        const own = known.get(key) ?? allowedBy(rule, birthOf(player), withK(facts, facts.k));
        known.set(key, own);
        return own;
      }),
    );
    found[place] = allowed;
    return allowed;
  };
}

/** More than any K. */
const KS = 256;

const withK = ({ gamesSoFar, highest }: ImportedFacts, k: number) => ({ gamesSoFar, highest, k });
