import type { ReportedPlayer, ReportedResult, ResultCode, TournamentReport } from "../domain/report.ts";
import type { System } from "../domain/tournament.ts";
import { hundredths } from "../domain/units.ts";
import type { PlayedRound } from "./play.ts";
import type { SampleTournament } from "./tournaments.ts";

const OTHER_SIDE: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  "1": "0",
  "0": "1",
  "=": "=",
  "+": "-",
  "-": "+",
};
const WORTH: Readonly<Partial<Record<ResultCode, number>>> = { "1": 100, "+": 100, "=": 50, U: 100 };
const TYPES: Readonly<Record<System, string>> = {
  swiss: "Individual: Swiss-System",
  team: "Team: Swiss-System",
  "round-robin": "Individual: Round-Robin",
  "double-round-robin": "Individual: Double Round-Robin",
  match: "Individual: Match",
};

/** The report of a tournament up to some round, with the ratings of a list: what its arbiter would send. */
export function reportOf(
  tournament: SampleTournament,
  ratingOf: (id: string) => number | null,
  upTo: number,
): TournamentReport {
  const { name, start, end, system, teams, registration } = tournament;
  const rounds = tournament.rounds.slice(0, upTo);
  return {
    name,
    city: registration.city,
    federation: registration.federation,
    start,
    end,
    type: TYPES[system],
    typeCode: null,
    chiefArbiter: registration.arbiters[0]!.name,
    deputyArbiters: [],
    rateOfPlay: registration.rateOfPlay,
    rateOfPlayCode: null,
    rounds: rounds.length,
    roundDates: registration.schedule.slice(0, upTo),
    players: reportedPlayers(tournament.players, rounds, ratingOf),
    teams,
  };
}

function reportedPlayers(
  players: SampleTournament["players"],
  rounds: readonly PlayedRound[],
  ratingOf: (id: string) => number | null,
): readonly ReportedPlayer[] {
  const results = resultsOf(rounds, players.length);
  const totals = results.map((own) => own.reduce((sum, { result }) => sum + (WORTH[result ?? "Z"] ?? 0), 0));
  const order = totals.map((total, place) => ({ total, place })).sort((a, b) => b.total - a.total || a.place - b.place);
  const ranks = new Map(order.map(({ place }, index) => [place, index + 1]));
  return players.map(({ id, name, sex, title, birth, federation }, place) => ({
    startNumber: place + 1,
    name,
    sex,
    title,
    rating: ratingOf(id),
    federation,
    id,
    nationalId: null,
    nationalRating: null,
    birth,
    points: hundredths(totals[place]!),
    rank: ranks.get(place)!,
    line: 0,
    results: results[place]!,
  }));
}

/** A sample report comes from no file. */
const NOWHERE = [0, 0] as const;

/** By player. One without a pairing in a round has the bye that the pairing allots. */
function resultsOf(rounds: readonly PlayedRound[], players: number): readonly (readonly ReportedResult[])[] {
  const all = Array.from({ length: players }, (): ReportedResult[] => []);
  for (const [index, round] of rounds.entries()) {
    const add = (place: number, opponent: number | null, colour: "white" | "black" | null, result: ResultCode) =>
      all[place]!.push({ round: index + 1, opponent, colour, result, line: 0, columns: NOWHERE });
    for (const { pairing, result } of round) {
      const [white, black] = pairing;
      add(white, black + 1, "white", result);
      add(black, white + 1, "black", OTHER_SIDE[result]!);
    }
    for (const [place, own] of all.entries()) if (own.length === index) add(place, null, null, "U");
  }
  return all;
}
