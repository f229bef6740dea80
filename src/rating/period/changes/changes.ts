import type { DraftCard } from "../types.ts";
import type { PlayerChange } from "./player-change.ts";

/** What the games of the list make of one player. */
export interface PlayerOutcome {
  /** The rating it started from, corrections included. */
  readonly base: number;
  readonly n: number;
  /** In hundredths, before rounding. */
  readonly exact: number;
  readonly rating: number;
}

/** The changes of all players who have a card, however they were calculated. */
export interface Changes {
  readonly players: readonly string[];
  /** Where each of them is among the players of the list. */
  readonly places: readonly number[];
  /** By a player's number among those. */
  readonly outcome: (number: number) => PlayerOutcome;
  readonly cardsOf: (tournament: string) => readonly DraftCard[];
  /** Cards whose K was lowered because of the number of games. */
  readonly lowered: readonly DraftCard[];
}

/** Changes from the derivations, one by one: for periods too small to compile tables for. */
export function derivedChanges(
  { players, places }: Pick<Changes, "players" | "places">,
  changeOf: (player: string) => PlayerChange,
): Changes {
  const outcomes: PlayerOutcome[] = [];
  const byTournament = new Map<string, DraftCard[]>();
  for (const player of players) {
    const { base, n, exact, Rn, cards } = changeOf(player);
    outcomes.push({ base: base.value, n, exact: exact?.value ?? 0, rating: Rn.value });
    for (const { fielded, Ro, n, printed, K, change, games } of cards) {
      const tournament = fielded.tournament.id;
      const gain = games.reduce((sum, game) => sum + (game.gain?.gain.value ?? 0), 0);
      const own = byTournament.get(tournament) ?? [];
      byTournament.set(tournament, own);
      const [kPrinted, k] = [printed.value, K.value];
      own.push({ player, tournament, Ro: Ro.value, n, gain, kPrinted, k, change: change.value });
    }
  }
  return {
    players,
    places,
    outcome: (number) => outcomes[number]!,
    cardsOf: (tournament) => byTournament.get(tournament) ?? [],
    lowered: [...byTournament.values()].flat().filter(({ k, kPrinted }) => k !== kPrinted),
  };
}
