import type { ReportedPlayer, ReportedResult, ResultCode, TournamentReport } from "../domain/report.ts";
import { DRAW, type Hundredths, hundredths, LOSS, WIN } from "../domain/units.ts";
import type { TournamentGame } from "../rating/rate-tournament.ts";

/** What a played result is worth; every other code is of a game that was not played. */
const SCORES: Readonly<Partial<Record<ResultCode, Hundredths>>> = { "1": WIN, "=": DRAW, "0": LOSS };

/**
 * The games of a report, by the places of its players. A game stands where both players name each other in a round;
 * where the two lines contradict each other there is none, and the reader of the file has said so.
 */
export function gamesOf({ players }: TournamentReport): readonly TournamentGame[] {
  const places = new Map(players.map(({ startNumber }, place) => [startNumber, place]));
  const games: TournamentGame[] = [];
  players.forEach((player, place) => {
    for (const own of player.results) {
      const other = own.opponent === null ? undefined : places.get(own.opponent);
      if (other === undefined || other <= place) continue;
      const theirs = players[other]!.results.find((each) => each.round === own.round);
      const game = theirs && gameOf(own, theirs, player, { place, other });
      if (game) games.push(game);
    }
  });
  return games.sort((a, b) => a.round - b.round);
}

function gameOf(
  own: ReportedResult,
  theirs: ReportedResult,
  player: ReportedPlayer,
  { place, other }: { readonly place: number; readonly other: number },
): TournamentGame | null {
  if (theirs.opponent !== player.startNumber || own.result === null || theirs.result === null) return null;
  const [mine, yours] = [SCORES[own.result], SCORES[theirs.result]];
  const isPlayed = mine !== undefined && yours !== undefined && mine + yours === WIN;
  if (!isPlayed && (mine !== undefined || yours !== undefined)) return null;
  const hasWhite = own.colour === "white" || (own.colour === null && theirs.colour !== "white");
  const score = isPlayed ? (hasWhite ? mine : hundredths(WIN - mine)) : null;
  const [white, black] = hasWhite ? [place, other] : [other, place];
  return { round: own.round, white, black, score, source: { code: "report", line: own.line } };
}
