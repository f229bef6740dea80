import type { Random } from "../calculation/random.ts";
import type { ResultCode } from "../domain/report.ts";
import type { System } from "../domain/tournament.ts";
import { points } from "../domain/units.ts";
import { scoringProbability } from "../regulations/fide/scoring-probability.ts";
import { SWISS_ROUNDS } from "./fields.ts";
import { doubleRoundRobinPairings, type Pairing, roundRobinPairings, swissPairings } from "./pairings.ts";
import type { SamplePlayer } from "./players.ts";

export interface PlayedPairing {
  readonly pairing: Pairing;
  /** White's result. */
  readonly result: ResultCode;
}

export type PlayedRound = readonly PlayedPairing[];

/** What a match is registered for. */
export const MATCH_GAMES = 6;
const DRAW_SHARE = 0.3;
const FORFEIT_SHARE = 0.01;

export function playRounds(chance: Random, field: readonly SamplePlayer[], system: System): readonly PlayedRound[] {
  const play = (pairing: Pairing): PlayedPairing => ({ pairing, result: resultOf(chance, field, pairing, system) });
  if (system === "round-robin") return roundRobinPairings(field.length).map((round) => round.map(play));
  if (system === "double-round-robin") return doubleRoundRobinPairings(field.length).map((round) => round.map(play));
  if (system === "match") {
    return Array.from({ length: MATCH_GAMES }, (_, round) => [play(round % 2 === 0 ? [0, 1] : [1, 0])]);
  }
  return playSwiss(field.length, play);
}

function playSwiss(players: number, play: (pairing: Pairing) => PlayedPairing): readonly PlayedRound[] {
  const scores = new Array<number>(players).fill(0);
  const colours = new Array<number>(players).fill(0);
  const met = Array.from({ length: players }, () => new Set<number>());
  const all = Array.from({ length: players }, (_, place) => place);
  const rounds: PlayedRound[] = [];
  for (let round = 0; round < SWISS_ROUNDS; round++) {
    const played = swissPairings(all, { scores, met, colours }).map(play);
    for (const {
      pairing: [white, black],
      result,
    } of played) {
      const score = result === "1" || result === "+" ? 1 : result === "=" ? 0.5 : 0;
      scores[white]! += score;
      scores[black]! += 1 - score;
      colours[white]! += 1;
      colours[black]! -= 1;
      met[white]!.add(black);
      met[black]!.add(white);
    }
    rounds.push(played);
  }
  return rounds;
}

/** By the true strengths and the table of expectation, with a share of draws; a few games are forfeited. */
function resultOf(chance: Random, field: readonly SamplePlayer[], [white, black]: Pairing, system: System): ResultCode {
  if (system === "swiss" && chance.chance(FORFEIT_SHARE)) return chance.chance(0.5) ? "+" : "-";
  const expected = scoringProbability(points(field[white]!.strength - field[black]!.strength)) / 100;
  const draw = Math.min(DRAW_SHARE, 2 * Math.min(expected, 1 - expected));
  const at = chance.next();
  if (at < draw) return "=";
  return at < draw + (expected - draw / 2) ? "1" : "0";
}
