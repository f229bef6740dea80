import { addDays, day, type IsoDate, readBirth } from "../../../src/domain/dates.ts";
import type { Registration } from "../../../src/domain/registration.ts";
import type { ReportedPlayer, ReportedResult, ResultCode, TournamentReport } from "../../../src/domain/report.ts";
import { hundredths } from "../../../src/domain/units.ts";
import { writeTrf } from "../../../src/formats/trf/write/write-report.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { registerTournament } from "../../../src/periods/tournaments/register.ts";
import { type ReportRequest, receiveReport } from "../../../src/periods/tournaments/reports/receive.ts";
import { acting, importText, listText } from "./offices.ts";

/** Facts of a usual tournament. */
export const FACTS: Registration = {
  name: "Lakeside Open",
  city: "Lakeside",
  federation: "SWE",
  kind: "standard",
  start: day("2026-11-01"),
  end: day("2026-11-03"),
  system: "round-robin",
  rateOfPlay: "90 min + 30 sec per move",
  schedule: [],
  arbiters: [{ name: "Nyberg, Ada", id: null, licensed: true }],
  heldBy: "other",
  teamChampionship: false,
  national: "no",
  norms: false,
  league: false,
  longer: false,
  games: null,
  waiver: false,
  ratings: "start",
  inParts: false,
};

export interface Person {
  readonly id: number | null;
  readonly name: string;
  readonly rating?: number;
  readonly birth?: string;
}

export const PEOPLE: readonly Person[] = [
  { id: 1000101, name: "Öster, Ida", rating: 2100 },
  { id: 1000102, name: "Nagy, Béla", rating: 1900 },
  { id: 1000103, name: "Luczak, Ewa", rating: 1800 },
  { id: 1000104, name: "Berg, Olof", rating: 1700 },
];

/** An office whose list has the people of these reports. */
export const importPeople = (ledger: Ledger, people: readonly Person[] = PEOPLE) =>
  importText(
    acting(ledger),
    listText(people.flatMap(({ id, name, rating = 0 }) => (id === null ? [] : [[id, name, rating, 0] as const]))),
    "2026-10-01",
  );

export type Game = readonly [round: number, white: number, black: number, result: ResultCode];

/** Everybody meets everybody once; White always wins. */
export const ROUND_ROBIN: readonly Game[] = [
  [1, 1, 4, "1"],
  [1, 2, 3, "1"],
  [2, 4, 3, "="],
  [2, 1, 2, "1"],
  [3, 2, 4, "0"],
  [3, 3, 1, "1"],
];

const OTHER_SIDE: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  "1": "0",
  "0": "1",
  "=": "=",
  "+": "-",
  "-": "+",
};
const WORTH: Readonly<Partial<Record<ResultCode, number>>> = { "1": 100, "+": 100, "=": 50 };

export interface Played {
  readonly people?: readonly Person[];
  readonly games?: readonly Game[];
  readonly facts?: Partial<TournamentReport>;
  readonly start?: IsoDate;
}

export function reportOf({
  people = PEOPLE,
  games = ROUND_ROBIN,
  facts = {},
  start = FACTS.start,
}: Played = {}): TournamentReport {
  const rounds = Math.max(...games.map(([round]) => round));
  return {
    name: "Lakeside Open",
    city: "Lakeside",
    federation: "SWE",
    start,
    end: addDays(start, rounds - 1),
    type: "Individual: Round-Robin",
    typeCode: null,
    chiefArbiter: "Nyberg, Ada",
    deputyArbiters: [],
    rateOfPlay: "90 min + 30 sec per move",
    rateOfPlayCode: null,
    rounds,
    roundDates: Array.from({ length: rounds }, (_, round) => addDays(start, round)),
    teams: [],
    players: people.map((person, place) => playerOf(person, place + 1, games)),
    ...facts,
  };
}

function playerOf({ id, name, rating, birth }: Person, startNumber: number, games: readonly Game[]): ReportedPlayer {
  const results = games
    .flatMap(([round, white, black, result]): ReportedResult[] => {
      const at = { round, line: 0, columns: [0, 0] as const };
      if (white === startNumber) return [{ ...at, opponent: black, colour: "white", result }];
      const other = OTHER_SIDE[result] ?? null;
      return black === startNumber ? [{ ...at, opponent: white, colour: "black", result: other }] : [];
    })
    .sort((one, other) => one.round - other.round);
  return {
    startNumber,
    name,
    sex: "m",
    title: null,
    rating: rating ?? null,
    federation: "SWE",
    id: id === null ? null : String(id),
    nationalId: null,
    nationalRating: null,
    birth: birth === undefined ? null : (readBirth(birth) ?? null),
    points: hundredths(results.reduce((sum, { result }) => sum + (WORTH[result ?? "Z"] ?? 0), 0)),
    rank: startNumber,
    line: 0,
    results,
  };
}

export const bytesOf = (played: Played = {}): Uint8Array => writeTrf(reportOf(played), "trf16");

export const register = (ledger: Ledger, facts: Partial<Registration> = {}, on = "2026-10-01", id?: string) =>
  registerTournament(acting(ledger), { id, on: day(on), facts: { ...FACTS, ...facts } });

export const receive = (ledger: Ledger, tournament: string, played: Played = {}, more: Partial<ReportRequest> = {}) =>
  receiveReport(acting(ledger), {
    tournament,
    part: 0,
    bytes: bytesOf(played),
    file: "report.trf",
    on: day("2026-11-05"),
    sender: "Nyberg, Ada",
    enteredBecause: null,
    despiteErrors: false,
    ...more,
  });
