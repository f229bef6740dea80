import { addDays } from "../domain/dates.ts";
import type { ReportedPlayer, ReportedResult, ResultCode, TournamentReport } from "../domain/report.ts";
import type { System } from "../domain/tournament.ts";
import { hundredths } from "../domain/units.ts";
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

/** The report of a tournament, with the ratings of a list: what its arbiter would send. */
export function reportOf(tournament: SampleTournament, ratingOf: (id: string) => number | null): TournamentReport {
  const { name, start, end, system, rounds, teams } = tournament;
  return {
    name,
    city: name.split(" ")[0]!,
    federation: "SWE",
    start,
    end,
    type: TYPES[system],
    typeCode: null,
    chiefArbiter: "Nyberg, Ada",
    deputyArbiters: [],
    rateOfPlay: "90 min + 30 sec per move",
    rateOfPlayCode: null,
    rounds: rounds.length,
    roundDates: rounds.map((_, round) => addDays(start, round)),
    players: reportedPlayers(tournament, ratingOf),
    teams,
  };
}

function reportedPlayers(
  { players, rounds }: SampleTournament,
  ratingOf: (id: string) => number | null,
): readonly ReportedPlayer[] {
  const results = players.map((_, place) => resultsOf(rounds, place));
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

/** A player without a pairing in a round has the bye that the pairing allots. */
function resultsOf(rounds: SampleTournament["rounds"], place: number): readonly ReportedResult[] {
  return rounds.map((round, index): ReportedResult => {
    const found = round.find(({ pairing }) => pairing.includes(place));
    const at = { round: index + 1, line: 0, columns: [0, 0] as const };
    if (!found) return { ...at, opponent: null, colour: null, result: "U" };
    const [white, black] = found.pairing;
    return place === white
      ? { ...at, opponent: black + 1, colour: "white", result: found.result }
      : { ...at, opponent: white + 1, colour: "black", result: OTHER_SIDE[found.result]! };
  });
}
