import { type Derived, given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/source.ts";
import { DRAW, type Points, points } from "../../domain/units.ts";
import { excludedGame, gameCounts } from "../../regulations/fide/articles/counted-games.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { isForced } from "../office-decision.ts";
import type { TournamentGame } from "../rate-tournament.ts";
import { ruling } from "../ruling.ts";
import type { Fielded } from "./ruled.ts";

/** Whether a played game that nothing takes out counts for the one at a place against the other. */
export type GameRulings = (own: number, opponent: number, game: TournamentGame) => boolean;

/**
 * The rulings on all games of a period. The article is asked once for all games it cannot tell apart: of a tournament
 * only whether the two are rated, disregarded and kept matters, and how wide the difference is where that is asked.
 */
export function compiledRulings(): (fielded: Fielded) => GameRulings {
  const tables = new Map<string, Int8Array>();
  const excluded = new Map<string, boolean>();
  return (fielded) => {
    const { edition, field, rated } = fielded;
    if (!field.counts.value) return () => false;
    if (rated.system.value === "match") return oneByOne(fielded);
    const key = `${edition.id} ${field.system.value}`;
    const table = tables.get(key) ?? new Int8Array(COMBINATIONS).fill(UNKNOWN);
    tables.set(key, table);
    return (own, opponent, game) => {
      if (field.ratings[opponent] === null) return false;
      const forced = isForced(game);
      const combination = combinationOf(fielded, own, opponent) & (forced ? ~DISREGARDED : ALL);
      if (table[combination] === UNKNOWN) table[combination] = Number(askedOnce(fielded, combination));
      return table[combination] === 1 && (forced || !isExcluded(excluded, fielded, own, opponent));
    };
  };
}

const UNKNOWN = -1;
const COMBINATIONS = 8;
const [OPPONENT_RATED, DISREGARDED, OPPONENT_KEPT, ALL] = [1, 2, 4, 7];

function combinationOf({ rated, field }: Fielded, own: number, opponent: number): number {
  return (
    (rated.entrants[opponent]!.rating === null ? 0 : OPPONENT_RATED) |
    (field.disregarded[own]!.value || field.disregarded[opponent]!.value ? DISREGARDED : 0) |
    (field.first[opponent]?.kept.value ? OPPONENT_KEPT : 0)
  );
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

function isExcluded(
  known: Map<string, boolean>,
  { edition, roles, rated: tournament }: Fielded,
  own: number,
  opponent: number,
) {
  if (asksNoDifference(edition)) return false;
  const [mine, yours] = [roles[own]!.himself?.value ?? null, tournament.entrants[opponent]!.rating?.value ?? null];
  const key = `${edition.id} ${mine} ${yours}`;
  const answer =
    known.get(key) ?? !excludedGame(edition, { own: rated("Ro", mine), opponent: rated("opponent", yours) }).value;
  known.set(key, answer);
  return answer;
}

const asksNoDifference = ({ articles }: FideEdition): boolean => articles.excludedGames.sets === null;

/** A match is small, and how it stands differs from game to game: the article is asked about each. */
function oneByOne({ edition, rated: tournament, field, roles }: Fielded): GameRulings {
  const score = given("score", DRAW, COUNTED); // what it was does not matter, only that it was played
  return (own, opponent, { round, decided }) => {
    const more = decided ? { decided } : {};
    const entrants = tournament.entrants.with(own, { ...tournament.entrants[own]!, rating: roles[own]!.himself });
    return ruling(edition, { ...tournament, entrants }, field, own, { round, opponent, score, ...more }).value;
  };
}
