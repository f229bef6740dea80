import { given } from "../../../calculation/derived.ts";
import type { Birth, IsoDate } from "../../../domain/dates.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import type { ListedPlayer } from "../entries/listed-player.ts";
import { type Counts, possibilitiesOf } from "./earlier-facts.ts";

/** What the K of an entry rests on. */
export type CoefficientFactsKnown = Counts & Pick<ListedPlayer, "factsComplete" | "delistedOn">;

/**
 * Whether the K that a list of this office prints is derived from imported lists or assumed: games or ratings before the
 * first list on record could make it another. Applied once to all players who are alike to the articles.
 */
export function derivedCoefficients(
  edition: FideEdition | undefined,
  date: IsoDate,
): (birth: Birth | null, facts: CoefficientFactsKnown) => boolean {
  const { anything, withoutGames, coefficients, sides } = possibilitiesOf(edition === undefined ? [] : [edition]);
  const asOf = given("K as of", date, { code: "list", list: date });
  const known = new Map<string, boolean>();
  return (birth, facts) => {
    if (facts.factsComplete || edition === undefined) return false;
    const { gamesSoFar, highest, delistedOn } = facts;
    const key = `${birth ?? ""} ${sides(gamesSoFar, highest ?? 0)} ${delistedOn === null}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const open = delistedOn === null ? anything : withoutGames(anything);
    const answer = coefficients({ edition, asOf }, birth, { gamesSoFar, highest }, open).size > 1;
    known.set(key, answer);
    return answer;
  };
}
