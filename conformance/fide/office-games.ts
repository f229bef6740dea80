import type { System } from "../../src/domain/tournament.ts";
import { hundredths, points } from "../../src/domain/units.ts";
import { disregardedResult, gameCounts } from "../../src/regulations/fide/articles/counted-games.ts";
import type { FideEdition } from "../../src/regulations/fide/fide-edition.ts";
import type { CaseHead } from "../conformance.ts";
import { everyEdition, fast, standard } from "../editions.ts";
import { fact, fide, IN_2022, ruled, SINCE_2022, SINCE_2024, TO_2012, TO_2017 } from "./office-case.ts";

interface Game {
  readonly system?: System;
  readonly bothMoved?: boolean;
  readonly decision?: boolean;
  readonly own?: number | null;
  readonly opponent?: number | null;
  readonly kept?: boolean;
  readonly match?: { readonly scheduled: number; readonly leader: number; readonly waiver: boolean };
}

// biome-ignore format: a table
const UNPLAYED_GAMES = fide<CaseHead & Game>("unplayedGames", [
  { in: everyEdition(), says: "both have moved", bothMoved: true, decision: false, expected: [true, "game-counts"] },
  { in: everyEdition(), says: "a forfeit never counts", bothMoved: false, decision: false, expected: [false, "game-unplayed"] },
  { in: [...TO_2017, ...IN_2022], says: "played is played", bothMoved: true, decision: true, expected: [true, "game-counts"] },
  { in: SINCE_2024, says: "unless force majeure or fair play speaks against it", bothMoved: true, decision: true, expected: [false, "game-excluded-by-decision"] },
], counts);

// biome-ignore format: a table
const DISREGARDED_RESULT = fide("disregardedResult", [
  { in: everyEdition(), says: "nothing in the first tournament: nor for the opponents", score: 0, opening: true, rating: null, expected: [true, false] },
  { in: TO_2012, says: "half a point in the first tournament", score: 50, opening: true, rating: null, expected: [true, false] },
  { in: TO_2012, says: "a hundredth more than the limit stands", score: 51, opening: true, rating: null, expected: [false, true] },
  { in: TO_2012, says: "one point stands", score: 100, opening: true, rating: null, expected: [false, true] },
  { in: [...standard("2014-07"), ...fast("2017-07")], says: "half a point stands", score: 50, opening: true, rating: null, expected: [false, true] },
  { in: [...standard("2014-07"), ...fast("2017-07")], says: "a hundredth more than the limit stands", score: 1, opening: true, rating: null, expected: [false, true] },
  { in: everyEdition(), says: "nothing in a later tournament stands", score: 0, opening: false, rating: null, expected: [false, true] },
  { in: everyEdition(), says: "nothing of a rated player stands", score: 0, opening: true, rating: 1500, expected: [false, true] },
], (edition, { score, opening, rating }) => {
  const disregarded = disregardedResult(edition, {
    rating: fact("rating", rating === null ? null : points(rating)),
    opening: fact("first tournament", opening),
    score: fact("score", hundredths(score)),
  });
  return [disregarded.value, gameCounts(edition, { ...factsOf({}), disregarded }).value];
});

const NOT_2009 = [...standard("2009-07", "2017-07"), ...fast("2012-01", "2017-07")];

// biome-ignore format: a table
const UNRATED_OPPONENTS = fide<CaseHead & Game>("unratedOpponents", [
  { in: everyEdition(), says: "Swiss, rated opponent", system: "swiss", own: 1900, opponent: 1800, expected: [true, "game-counts"] },
  { in: everyEdition(), says: "Swiss, an unrated player's game against a rated one", system: "swiss", own: null, opponent: 1800, expected: [true, "game-counts"] },
  { in: standard("2009-03", "2009-03"), says: "Swiss, unrated opponent whose tournament is kept", system: "swiss", own: 1900, opponent: null, kept: true, expected: [true, "game-counts"] },
  { in: standard("2009-03", "2009-03"), says: "Swiss, unrated opponent whose tournament is not kept", system: "swiss", own: 1900, opponent: null, kept: false, expected: [false, "opponent-not-kept"] },
  { in: everyEdition(), says: "Swiss, both unrated", system: "swiss", own: null, opponent: null, kept: true, expected: [false, "opponent-unrated"] },
  { in: [...NOT_2009, ...SINCE_2022], says: "Swiss, unrated opponent", system: "swiss", own: 1900, opponent: null, kept: true, expected: [false, "opponent-unrated"] },
  { in: [...NOT_2009, ...SINCE_2022], says: "team, unrated opponent", system: "team", own: 1900, opponent: null, kept: true, expected: [false, "opponent-unrated"] },
  { in: TO_2017, says: "round robin, unrated opponent", system: "round-robin", own: 1900, opponent: null, expected: [true, "game-counts"] },
  { in: TO_2017, says: "double round robin, both unrated", system: "double-round-robin", own: null, opponent: null, expected: [true, "game-counts"] },
  { in: SINCE_2022, says: "round robin, unrated opponent", system: "round-robin", own: 1900, opponent: null, kept: true, expected: [false, "opponent-unrated"] },
], counts);

const NO_EXCLUSION = [...standard("2009-03"), ...fast("2012-01", "2024-03")];

// biome-ignore format: a table
const EXCLUDED_GAMES = fide<CaseHead & Game>("excludedGames", [
  { in: NO_EXCLUSION, says: "no difference is too wide", own: 2800, opponent: 1800, expected: [true, "game-counts"] },
  { in: fast("2024-12"), says: "2601 v 2001: 600 points", own: 2601, opponent: 2001, expected: [false, "difference-excluded"] },
  { in: fast("2024-12"), says: "the same for the weaker one", own: 2001, opponent: 2601, expected: [false, "difference-excluded"] },
  { in: fast("2024-12"), says: "2601 v 2002: 599 points", own: 2601, opponent: 2002, expected: [true, "game-counts"] },
  { in: fast("2024-12"), says: "2600 is not above 2600", own: 2600, opponent: 2000, expected: [true, "game-counts"] },
], counts);

// biome-ignore format: a table
const UNRATED_MATCH = fide<CaseHead & Game>("unratedMatch", [
  { in: everyEdition(), says: "both rated", own: 1900, opponent: 1800, match: { scheduled: 6, leader: 0, waiver: false }, expected: [true, "game-counts"] },
  { in: everyEdition(), says: "the opponent unrated", own: 1900, opponent: null, match: { scheduled: 6, leader: 0, waiver: false }, expected: [false, "match-with-unrated"] },
  { in: everyEdition(), says: "himself unrated", own: null, opponent: 1900, match: { scheduled: 6, leader: 0, waiver: false }, expected: [false, "match-with-unrated"] },
], counts);

// biome-ignore format: a table
const DECIDED_MATCH = fide<CaseHead & Game>("decidedMatch", [
  { in: everyEdition(), says: "six games, 3½–1½: game 6 does not count", match: { scheduled: 6, leader: 350, waiver: false }, expected: [false, "match-decided"] },
  { in: everyEdition(), says: "six games, 3–2: game 6 counts", match: { scheduled: 6, leader: 300, waiver: false }, expected: [true, "game-counts"] },
  { in: everyEdition(), says: "100 games, 50½: decided", match: { scheduled: 100, leader: 5050, waiver: false }, expected: [false, "match-decided"] },
  { in: [...TO_2017, ...IN_2022], says: "no waiver", match: { scheduled: 6, leader: 350, waiver: true }, expected: [false, "match-decided"] },
  { in: SINCE_2024, says: "waived on request", match: { scheduled: 6, leader: 350, waiver: true }, expected: [true, "game-counts"] },
], counts);

function counts(edition: FideEdition, game: Game): readonly unknown[] {
  return ruled(gameCounts(edition, factsOf(game)));
}

/** A game that counts in every edition, but for what a case says. */
function factsOf({
  system = "swiss",
  bothMoved = true,
  decision = false,
  own = 1900,
  opponent = 1800,
  kept = false,
  match,
}: Game) {
  return {
    system: fact("system", match ? "match" : system),
    bothMoved: fact("both have moved", bothMoved),
    excludedByDecision: fact("excluded by decision", decision),
    own: fact("own rating", own === null ? null : points(own)),
    opponent: fact("opponent rating", opponent === null ? null : points(opponent)),
    disregarded: fact("disregarded", false),
    opponentKept: fact("opponent kept", kept),
    match: match
      ? {
          scheduled: fact("scheduled games", match.scheduled),
          leaderScore: fact("score of the leader", hundredths(match.leader)),
          waiver: fact("waiver", match.waiver),
        }
      : null,
  } as const;
}

export const GAME_TABLES = [
  UNPLAYED_GAMES,
  DISREGARDED_RESULT,
  UNRATED_OPPONENTS,
  EXCLUDED_GAMES,
  UNRATED_MATCH,
  DECIDED_MATCH,
];
