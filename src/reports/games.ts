import { type Derived, decide } from "../calculation/derived.ts";
import type { ReportedResult, ResultCode, TournamentReport } from "../domain/report.ts";
import { DRAW, type Hundredths, hundredths, LOSS, WIN } from "../domain/units.ts";
import type { TournamentGame } from "../rating/rate-tournament.ts";
import { cite } from "../regulations/edition.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";

/** What a played result is worth; every other code is of a game that was not played. */
const SCORES: Readonly<Partial<Record<ResultCode, Hundredths>>> = { "1": WIN, "=": DRAW, "0": LOSS };

/**
 * The games of a report, by the places of its players. A game stands where both players name each other in a round and
 * their results agree; where they do not, it is a game that does not count, because nobody can say what it was.
 */
export function gamesOf(
  edition: FideEdition,
  { players }: TournamentReport,
  /** Places of players whose rating nobody knows: nothing can be said of their games. */
  unknown: ReadonlySet<number>,
): readonly TournamentGame[] {
  const places = new Map(players.map(({ startNumber }, place) => [startNumber, place]));
  const against = notKnown(edition, "game-contradicted");
  const ratingUnknown = notKnown(edition, "rating-unknown");
  const games: TournamentGame[] = [];
  players.forEach(({ startNumber, results }, place) => {
    for (const own of results) {
      const other = own.opponent === null ? undefined : places.get(own.opponent);
      if (other === undefined || other === place) continue;
      const theirs = players[other]!.results.find(({ round }) => round === own.round);
      const isMutual = theirs?.opponent === startNumber;
      if (isMutual && other < place) continue; // seen from the other side already
      const game = isMutual ? gameOf(own, theirs, { place, other }, against) : unpaired(own, { place, other }, against);
      const isUnknown = unknown.has(place) || unknown.has(other);
      games.push(isUnknown && game.score !== null ? { ...game, score: null, against: ratingUnknown } : game);
    }
  });
  return games.sort((a, b) => a.round - b.round);
}

interface Places {
  readonly place: number;
  readonly other: number;
}

function gameOf(
  own: ReportedResult,
  theirs: ReportedResult,
  { place, other }: Places,
  against: Derived<boolean>,
): TournamentGame {
  const [mine, yours] = [worth(own.result), worth(theirs.result)];
  const hasWhite = own.colour === "white" || (own.colour === null && theirs.colour !== "white");
  const [white, black] = hasWhite ? [place, other] : [other, place];
  const game = { round: own.round, white, black, source: { code: "report", line: own.line } } as const;
  if (mine === null && yours === null) return { ...game, score: null };
  if (mine === null || yours === null || mine + yours !== WIN) return { ...game, score: null, against };
  return { ...game, score: hasWhite ? mine : hundredths(WIN - mine) };
}

/** Only one of the two names the other. */
function unpaired(own: ReportedResult, { place, other }: Places, against: Derived<boolean>): TournamentGame {
  const [white, black] = own.colour === "black" ? [other, place] : [place, other];
  return { round: own.round, white, black, score: null, source: { code: "report", line: own.line }, against };
}

const worth = (result: ResultCode | null): Hundredths | null => (result === null ? null : (SCORES[result] ?? null));

/** A report must say what was played and by whom: where its lines contradict each other or cannot be read it does not. */
const notKnown = (edition: FideEdition, code: "game-contradicted" | "rating-unknown"): Derived<boolean> =>
  decide("game counts", cite(edition, "reporting"), {}, () => [false, { code }]);
