import { given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import { hundredths } from "../../domain/units.ts";
import { isRoundRobin, tookPart } from "../../regulations/fide/articles/composition.ts";
import { type RoundRobinRating, roundRobin } from "../../regulations/fide/articles/round-robin.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { mayCount } from "../kernel/games-in-columns.ts";
import { NONE } from "../period/columns/player-columns.ts";
import type { Disregarded } from "./disregarded.ts";
import type { FieldFacts } from "./field-facts.ts";
import { type Scores, scoredIn } from "./scores.ts";

/** Places of those who took part. It matters to a round robin only: whether it is complete, and its own method, go by it. */
export function presentIn(
  edition: FideEdition,
  { system, ratings }: FieldFacts,
  { n }: Scores,
  disregarded: Disregarded["disregarded"],
): ReadonlySet<number> {
  const present = new Set<number>();
  if (!isRoundRobin(system.value)) return present;
  for (let place = 0; place < ratings.length; place++) {
    const gamesPlayed = given("games played", n[place]!, COUNTED);
    if (tookPart(edition, { gamesPlayed, disregarded: disregarded(place) }).value) present.add(place);
  }
  return present;
}

/**
 * Whether those who took part have played all their games with each other: a pairing that is not there was not played,
 * and a game that was taken out is as good as unplayed.
 */
export function isComplete({ games, system }: FieldFacts, present: ReadonlySet<number>): boolean {
  if (!isRoundRobin(system.value)) return false;
  const meetings = system.value === "double-round-robin" ? 2 : 1;
  let [among, played] = [0, 0];
  for (let game = 0; game < games.score.length; game++) {
    if (!present.has(games.white[game]!) || !present.has(games.black[game]!)) continue;
    among += 1;
    if (mayCount(games, game)) played += 1;
  }
  return played === among && played >= (meetings * present.size * (present.size - 1)) / 2;
}

/** Ru(new) of the unrated players of a round robin, by place. */
export function roundRobinTable(
  edition: FideEdition,
  facts: FieldFacts,
  present: ReadonlySet<number>,
): ReadonlyMap<number, RoundRobinRating> {
  const found = scoredIn(facts, (place, opponent) => present.has(place) && present.has(opponent));
  // Whose games rulings all took out, has nothing to be measured by.
  const scored = [...present].flatMap((place) => {
    const own = found.get(place);
    return own ? [{ place, ...own }] : [];
  });
  const rated = scored.filter(({ place }) => facts.ratings[place] !== NONE);
  if (rated.length === 0 || rated.length === scored.length) return new Map();
  const players = scored.map(({ place, n, W }) => ({
    rating: facts.rating(place),
    n: given("n", n, COUNTED),
    W: given("W", hundredths(W), COUNTED),
  }));
  const { unrated } = roundRobin(edition, players, given("opponents", players.length - 1, COUNTED));
  return new Map(scored.flatMap(({ place }, index) => (unrated[index] ? [[place, unrated[index]]] : [])));
}
