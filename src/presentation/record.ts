import type { Colour } from "../domain/tournament.ts";

/** A game of a player, as far as a record goes by it. */
export interface RecordGame {
  readonly colour: Colour;
  /** null: not played. */
  readonly score: number | null;
  readonly ownRating: number | null;
  readonly opponentRating: number | null;
}

export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

const tallyOf = (games: readonly RecordGame[]): Tally => ({
  wins: games.filter(({ score }) => score === 1).length,
  draws: games.filter(({ score }) => score === 0.5).length,
  losses: games.filter(({ score }) => score === 0).length,
});

/** The games for which something about both ratings holds. */
const byRatings = (
  games: readonly RecordGame[],
  holds: (own: number, other: number) => boolean,
): readonly RecordGame[] =>
  games.filter(({ ownRating: own, opponentRating: other }) => own !== null && other !== null && holds(own, other));

/** Wins, draws and losses by colour and by the strength of the opponents, and who was met. */
export function recordOf<Game extends RecordGame>(games: readonly Game[]) {
  const played = games.filter(({ score }) => score !== null);
  const met = played.flatMap(({ opponentRating }) => opponentRating ?? []);
  const wins = played.filter(({ score, opponentRating }) => score === 1 && opponentRating !== null);
  return {
    games: played.length,
    all: tallyOf(played),
    white: tallyOf(played.filter(({ colour }) => colour === "white")),
    black: tallyOf(played.filter(({ colour }) => colour === "black")),
    stronger: tallyOf(byRatings(played, (own, other) => other > own)),
    weaker: tallyOf(byRatings(played, (own, other) => other < own)),
    averageOpponent: met.length === 0 ? null : Math.round(met.reduce((sum, each) => sum + each, 0) / met.length),
    bestWin: wins.toSorted((one, other) => (other.opponentRating ?? 0) - (one.opponentRating ?? 0))[0] ?? null,
  };
}
