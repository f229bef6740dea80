import { type Derived, decide } from "../calculation/derived.ts";
import type { ReportedResult, ResultCode, TournamentReport } from "../domain/report.ts";
import { DRAW, type Hundredths, LOSS, WIN } from "../domain/units.ts";
import type { TournamentGame } from "../rating/tournament/tournament.ts";
import { cite } from "../regulations/edition.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";

/** What a played result is worth; every other code is of a game that was not played. */
const SCORES: Readonly<Partial<Record<ResultCode, Hundredths>>> = { "1": WIN, "=": DRAW, "0": LOSS };

/** A game as the two players' lines have it, by the places of the players. */
export interface ReportedGame {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  /** White's; null: not played, or nobody can say. */
  readonly score: Hundredths | null;
  /** Whether the two lines contradict each other. */
  readonly contradicted: boolean;
  /** The line of the report that names it first. */
  readonly line: number;
}

/**
 * The games of a report, round by round. A game stands where both players name each other in a round and their results
 * agree; where they do not, it is contradicted, because nobody can say what it was.
 */
export function reportedGames({ players }: TournamentReport): readonly ReportedGame[] {
  const places = new Map(players.map(({ startNumber }, place) => [startNumber, place]));
  const games: ReportedGame[] = [];
  players.forEach(({ startNumber, results }, place) => {
    for (const own of results) {
      const other = own.opponent === null ? undefined : places.get(own.opponent);
      if (other === undefined || other === place) continue;
      const theirs = resultIn(players[other]!.results, own.round);
      const isMutual = theirs?.opponent === startNumber;
      if (isMutual && other < place) continue; // seen from the other side already
      games.push(isMutual ? gameOf(own, theirs, { place, other }) : unpaired(own, { place, other }));
    }
  });
  return games.sort((a, b) => a.round - b.round);
}

/** The games of a report as they are rated: what is contradicted does not count. */
export function gamesOf(
  edition: FideEdition,
  report: TournamentReport,
  /** Places of players whose rating nobody knows: nothing can be said of their games. */
  unknown: ReadonlySet<number>,
): readonly TournamentGame[] {
  const against = notKnown(edition, "game-contradicted");
  const ratingUnknown = notKnown(edition, "rating-unknown");
  return reportedGames(report).map(({ contradicted, line, ...game }) => {
    const reported = { ...game, source: { code: "report", line } } as const;
    if (contradicted) return { ...reported, against };
    const isUnknown = unknown.has(game.white) || unknown.has(game.black);
    return isUnknown && game.score !== null ? { ...reported, score: null, against: ratingUnknown } : reported;
  });
}

/** The results stand in order of their rounds, and most players have one in every round. */
const resultIn = (results: readonly ReportedResult[], round: number): ReportedResult | undefined => {
  const likely = results[round - 1];
  return likely?.round === round ? likely : results.find((each) => each.round === round);
};

interface Places {
  readonly place: number;
  readonly other: number;
}

function gameOf(own: ReportedResult, theirs: ReportedResult, { place, other }: Places): ReportedGame {
  const mine = worth(own.result);
  const yours = worth(theirs.result);
  const hasWhite = own.colour === "white" || (own.colour === null && theirs.colour !== "white");
  const agree = mine !== null && yours !== null && mine + yours === WIN;
  return {
    round: own.round,
    white: hasWhite ? place : other,
    black: hasWhite ? other : place,
    score: agree ? (hasWhite ? mine : yours) : null,
    contradicted: !agree && (mine !== null || yours !== null),
    line: own.line,
  };
}

/** Only one of the two names the other. */
function unpaired(own: ReportedResult, { place, other }: Places): ReportedGame {
  const [white, black] = own.colour === "black" ? [other, place] : [place, other];
  return { round: own.round, white, black, score: null, contradicted: true, line: own.line };
}

const worth = (result: ResultCode | null): Hundredths | null => (result === null ? null : (SCORES[result] ?? null));

/** A report must say what was played and by whom: where its lines contradict each other or cannot be read it does not. */
const notKnown = (edition: FideEdition, code: "game-contradicted" | "rating-unknown"): Derived<boolean> =>
  decide("game counts", cite(edition, "reporting"), {}, () => [false, { code }]);
