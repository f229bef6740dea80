import { type Derived, given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { DRAW, type Points, points } from "../../../domain/units.ts";
import { excludedGame, gameCounts } from "../../../regulations/fide/articles/counted-games.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { givesRating } from "../../first/first-results.ts";
import { FORCED } from "../../kernel/games-in-columns.ts";
import { ruling } from "../../ruling.ts";
import { NONE, orNull } from "../columns/player-columns.ts";
import type { Fielded } from "./fielded.ts";

/** Whether a played game that nothing takes out counts for the one at a place against the other. */
export type GameRulings = (own: number, opponent: number, game: number) => boolean;

/**
 * The rulings on all games of a period. The article is applied once to all games that are alike to it: of a tournament
 * only whether the two are rated, disregarded and kept matters, and how wide the difference is where that is asked.
 */
export function compiledRulings(): (fielded: Fielded) => GameRulings {
  const tables = new Map<string, Int8Array>();
  const excluded = new Map<FideEdition, Map<number, boolean>>();
  return (fielded) => {
    const { edition, field, tournament, games } = fielded;
    if (!field.counts.value) return () => false;
    if (tournament.system === "match") return oneByOne(fielded);
    const key = `${edition.id} ${field.system.value}`;
    const table = tables.get(key) ?? new Int8Array(COMBINATIONS).fill(UNKNOWN);
    tables.set(key, table);
    const isExcluded = exclusions(excluded, fielded);
    const facts = factsByPlace(fielded);
    return (own, opponent, game) => {
      const forced = games.special?.[game] === FORCED;
      const theirs = facts[opponent]!;
      if ((theirs & NOTHING_TO_MEET) !== 0) return false;
      const combination = (theirs & ~DISREGARDED) | (forced ? 0 : (facts[own]! | theirs) & DISREGARDED);
      if (table[combination] === UNKNOWN) table[combination] = Number(askedOnce(fielded, combination));
      if (table[combination] === 0) return false;
      return forced || isExcluded === null || !isExcluded(own, opponent);
    };
  };
}

const UNKNOWN = -1;
const COMBINATIONS = 8;
const OPPONENT_RATED = 1;
const DISREGARDED = 2;
const OPPONENT_KEPT = 4;
const NOTHING_TO_MEET = 8;

function factsByPlace({ roles: { ratings }, field }: Fielded): Uint8Array {
  const facts = new Uint8Array(ratings.length);
  for (let place = 0; place < ratings.length; place++) {
    const first = field.first[place];
    facts[place] =
      (ratings[place] === NONE ? 0 : OPPONENT_RATED) |
      (field.isDisregarded(place) ? DISREGARDED : 0) |
      (first?.kept.value ? OPPONENT_KEPT : 0) |
      (first && !givesRating(first) ? NOTHING_TO_MEET : 0);
  }
  return facts;
}

/** Both are given the same rating here, so that no difference is too wide: that is asked apart. */
function askedOnce({ edition, field }: Fielded, combination: number): boolean {
  const fact = (term: "both have moved" | "excluded by decision" | "disregarded" | "opponent kept", value: boolean) =>
    given(term, value, COUNTED);
  return gameCounts(edition, {
    system: field.system,
    bothMoved: fact("both have moved", true),
    excludedByDecision: fact("excluded by decision", false),
    own: rated("Ro", ANY_RATING),
    opponent: rated("opponent", combination & OPPONENT_RATED ? ANY_RATING : null),
    disregarded: fact("disregarded", (combination & DISREGARDED) !== 0),
    opponentKept: fact("opponent kept", (combination & OPPONENT_KEPT) !== 0),
    match: null,
  }).value;
}

const ANY_RATING = 2000;

const rated = (term: "Ro" | "opponent", rating: number | null): Derived<Points | null> =>
  given(term, rating === null ? null : points(rating), COUNTED);

/** Whether the difference between two is too wide; null: it is not asked. */
function exclusions(
  answers: Map<FideEdition, Map<number, boolean>>,
  { edition, roles }: Fielded,
): ((own: number, opponent: number) => boolean) | null {
  if (edition.articles.excludedGames.sets === null) return null;
  const known = answers.get(edition) ?? new Map<number, boolean>();
  answers.set(edition, known);
  return (own, opponent) => {
    const [mine, yours] = [roles.own[own]!, roles.ratings[opponent]!];
    const key = mine * RATINGS + yours;
    const found = known.get(key);
    if (found !== undefined) return found;
    const facts = { own: rated("Ro", orNull(mine)), opponent: rated("opponent", orNull(yours)) };
    const answer = !excludedGame(edition, facts).value;
    known.set(key, answer);
    return answer;
  };
}

/** More than there are. */
const RATINGS = 2 ** 16;

/** A match is small, and how it stands differs from game to game: the article is asked about each. */
function oneByOne({ edition, field, roles, ...fielded }: Fielded): GameRulings {
  const tournament = fielded.rated();
  const score = given("score", DRAW, COUNTED); // what it was does not matter, only that it was played
  return (own, opponent, game) => {
    const { round, decided } = tournament.games[game]!;
    const more = decided ? { decided } : {};
    const entrants = tournament.entrants.with(own, { ...tournament.entrants[own]!, rating: roles.of(own).ownRating });
    return ruling(edition, { ...tournament, entrants }, field, own, { round, opponent, score, ...more }).value;
  };
}
