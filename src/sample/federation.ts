import { day, type IsoDate, yearOf } from "../domain/dates.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import { writeTrf } from "../formats/trf/write-report.ts";
import { SAMPLE_FAULTS, type SampleFault } from "./faults.ts";
import { firstList, type SamplePlayer, samplePlayers } from "./players.ts";
import { type Random, random } from "./random.ts";
import { reportOf } from "./report-of.ts";
import { type SampleTournament, sampleTournaments } from "./tournaments.ts";

/** How large a federation to make, and from which seed. */
export interface SampleSize {
  readonly players: number;
  readonly tournaments: number;
  readonly months: number;
  readonly first: IsoDate;
  readonly seed: number;
}

/** About three thousand players and 150 tournaments in two years that cross a change of the edition. */
export const SAMPLE_SIZE: SampleSize = {
  players: 3_000,
  tournaments: 150,
  months: 24,
  first: day("2024-11-01"),
  seed: 1,
};

/** One report in so many has a fault. */
const FAULTY = 5;

/** A federation that nobody has: the same for the same size, on every machine. All names are invented. */
export interface SampleFederation {
  readonly players: readonly SamplePlayer[];
  /** The list it begins with. */
  readonly list: readonly ListEntry[];
  readonly tournaments: readonly SampleTournament[];
  /** What the arbiter of a tournament sends, with the ratings of the list at its start; some have a fault. */
  readonly report: (tournament: SampleTournament, ratingOf: (id: string) => number | null) => SampleReport;
}

export interface SampleReport {
  readonly bytes: Uint8Array;
  /** null: nothing is wrong with it. */
  readonly fault: SampleFault | null;
}

export function sampleFederation(size: SampleSize): SampleFederation {
  const chance = random(size.seed);
  const players = samplePlayers(chance.fork(1), size.players, yearOf(size.first));
  const tournaments = sampleTournaments(chance.fork(2), players, { ...size, count: size.tournaments });
  const places = new Map(tournaments.map(({ id }, place) => [id, place]));
  return {
    players,
    list: firstList(players),
    tournaments,
    report: (tournament, ratingOf) => written(tournament, ratingOf, places.get(tournament.id)!, chance.fork(3)),
  };
}

function written(
  tournament: SampleTournament,
  ratingOf: (id: string) => number | null,
  place: number,
  chance: Random,
): SampleReport {
  const bytes = writeTrf(reportOf(tournament, ratingOf), "trf16");
  if (place % FAULTY !== FAULTY - 1) return { bytes, fault: null };
  const fault = SAMPLE_FAULTS[Math.floor(place / FAULTY) % SAMPLE_FAULTS.length]!;
  const text = new TextDecoder().decode(bytes);
  return { bytes: new TextEncoder().encode(fault.plant(text, chance.fork(place))), fault };
}
