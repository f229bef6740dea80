import { addDays, addMonths, type IsoDate } from "../domain/dates.ts";
import type { ReportedTeam, ResultCode } from "../domain/report.ts";
import type { System } from "../domain/tournament.ts";
import { points } from "../domain/units.ts";
import { scoringProbability } from "../regulations/fide/scoring-probability.ts";
import { doubleRoundRobinPairings, type Pairing, roundRobinPairings, swissPairings } from "./pairings.ts";
import type { SamplePlayer } from "./players.ts";
import type { Random } from "./random.ts";

/** A tournament as it was played: who, when, how, and every result. Ratings are not in it: they come from a list. */
export interface SampleTournament {
  readonly id: string;
  readonly name: string;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly system: System;
  readonly players: readonly SamplePlayer[];
  readonly rounds: readonly (readonly PlayedPairing[])[];
  readonly teams: readonly ReportedTeam[];
}

interface PlayedPairing {
  readonly pairing: Pairing;
  /** White's result. */
  readonly result: ResultCode;
}

const PLACES = ["Lakeside", "Northgate", "Harbour", "Millbrook", "Oldtown", "Riverbend", "Stonebridge", "Westfield"];
const NAMES: Readonly<Record<System, string>> = {
  swiss: "Open",
  "round-robin": "Masters",
  "double-round-robin": "Double",
  team: "Team Cup",
  match: "Match",
};
const SYSTEMS: readonly System[] = [
  "swiss",
  "swiss",
  "swiss",
  "swiss",
  "round-robin",
  "swiss",
  "team",
  "double-round-robin",
  "swiss",
  "match",
];
const DRAW_SHARE = 0.3;
const FORFEIT_SHARE = 0.01;

/** Tournaments spread over some months, of every system. */
export function sampleTournaments(
  chance: Random,
  players: readonly SamplePlayer[],
  { count, first, months }: { readonly count: number; readonly first: IsoDate; readonly months: number },
): readonly SampleTournament[] {
  return Array.from({ length: count }, (_, index) => {
    const own = chance.fork(index);
    const start = addDays(addMonths(first, Math.floor((index * months) / count)), own.whole(0, 20));
    return sampleTournament(own, players, { index, start, system: SYSTEMS[index % SYSTEMS.length]! });
  });
}

function sampleTournament(
  chance: Random,
  players: readonly SamplePlayer[],
  { index, start, system }: { readonly index: number; readonly start: IsoDate; readonly system: System },
): SampleTournament {
  const field = fieldOf(chance, players, system);
  const rounds = playRounds(chance, field, system);
  return {
    id: `T${String(index + 1).padStart(4, "0")}`,
    name: `${chance.pick(PLACES)} ${NAMES[system]} ${index + 1}`,
    start,
    end: addDays(start, rounds.length - 1),
    system,
    players: field,
    rounds,
    teams: system === "team" ? teamsOf(field.length) : [],
  };
}

/** Those who play are of about one strength in a small tournament, of any in a large one. */
function fieldOf(chance: Random, players: readonly SamplePlayer[], system: System): readonly SamplePlayer[] {
  const size = { swiss: chance.whole(24, 80), team: 32, "round-robin": 10, "double-round-robin": 6, match: 2 }[system];
  if (system === "swiss" || system === "team") return byStrength(chance.shuffled(players).slice(0, size));
  const rated = byStrength(players.filter(({ rating }) => rating !== null));
  const at = chance.whole(0, Math.max(0, rated.length - size));
  const field = rated.slice(at, at + size);
  const guests = system === "match" ? 0 : chance.whole(0, 2);
  const unrated = chance.shuffled(players.filter(({ rating }) => rating === null)).slice(0, guests);
  return byStrength([...field.slice(0, size - unrated.length), ...unrated]);
}

const byStrength = (players: readonly SamplePlayer[]): SamplePlayer[] =>
  [...players].sort((a, b) => b.strength - a.strength || (a.id < b.id ? -1 : 1));

function playRounds(
  chance: Random,
  field: readonly SamplePlayer[],
  system: System,
): readonly (readonly PlayedPairing[])[] {
  const play = (pairing: Pairing): PlayedPairing => ({ pairing, result: resultOf(chance, field, pairing, system) });
  if (system === "round-robin") return roundRobinPairings(field.length).map((round) => round.map(play));
  if (system === "double-round-robin") return doubleRoundRobinPairings(field.length).map((round) => round.map(play));
  if (system === "match") return Array.from({ length: 6 }, (_, round) => [play(round % 2 === 0 ? [0, 1] : [1, 0])]);
  return playSwiss(field.length, play);
}

function playSwiss(players: number, play: (pairing: Pairing) => PlayedPairing): readonly (readonly PlayedPairing[])[] {
  const scores = new Array<number>(players).fill(0);
  const colours = new Array<number>(players).fill(0);
  const met = Array.from({ length: players }, () => new Set<number>());
  const all = Array.from({ length: players }, (_, place) => place);
  const rounds: PlayedPairing[][] = [];
  for (let round = 0; round < 7; round++) {
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

/** Teams of four boards. */
const teamsOf = (players: number): readonly ReportedTeam[] =>
  Array.from({ length: players / 4 }, (_, team) => ({
    name: `Team ${team + 1}`,
    players: Array.from({ length: 4 }, (_, board) => board * (players / 4) + team + 1),
    line: 0,
  }));
