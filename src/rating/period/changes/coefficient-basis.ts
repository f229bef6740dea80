import { given } from "../../../calculation/derived.ts";
import type { Birth, IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import { fideEditionOn } from "../../../regulations/register.ts";
import type { ListedPlayer } from "../entries/listed-player.ts";
import { ANYTHING, type Counts, coefficientsOf, sidesOf, withoutGames } from "./earlier-facts.ts";

/** What the K of an entry rests on. */
export type CoefficientFactsKnown = Counts & Pick<ListedPlayer, "factsComplete" | "delistedOn">;

/**
 * Whether the K that a list of this office prints is derived from imported lists or assumed: games or ratings before the
 * first list on record could make it another. Applied once to all players who are alike to the articles.
 */
export function derivedCoefficients(
  kind: ListKind,
  date: IsoDate,
): (birth: Birth | null, facts: CoefficientFactsKnown) => boolean {
  const edition = fideEditionOn(kind, date);
  const asOf = given("K as of", date, { code: "list", list: date });
  const known = new Map<string, boolean>();
  return (birth, facts) => {
    if (facts.factsComplete || edition === undefined) return false;
    const { gamesSoFar, highest, delistedOn } = facts;
    const key = `${birth ?? ""} ${sidesOf(gamesSoFar, highest ?? 0)} ${delistedOn === null}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const open = delistedOn === null ? ANYTHING : withoutGames(ANYTHING);
    const answer = coefficientsOf({ edition, asOf }, birth, { gamesSoFar, highest }, open).size > 1;
    known.set(key, answer);
    return answer;
  };
}
