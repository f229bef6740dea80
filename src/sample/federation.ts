import { type Random, random } from "../calculation/random.ts";
import { firstOfMonth, type IsoDate } from "../domain/dates.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import { writeTrf } from "../formats/trf/write/write-report.ts";
import { SAMPLE_FAULTS, type SampleFault } from "./faults.ts";
import { peopleOf } from "./people.ts";
import { firstEntry, type SamplePlayer, samplePlayer } from "./players.ts";
import { reportOf } from "./report-of.ts";
import type { SampleSize } from "./size.ts";
import { type SampleTournament, tournamentMaker } from "./tournaments.ts";

/** One report in this many has a fault. */
const FAULTY = 5;

/**
 * An invented federation: the same for the same size, on every machine. What comes as a
 * function makes one after the other and holds none, for a federation of any size; the arrays are made when first asked for.
 */
export interface SampleFederation {
  readonly players: readonly SamplePlayer[];
  /** The list it begins with: everybody, the unrated too. */
  readonly list: readonly ListEntry[];
  readonly entries: () => Iterable<ListEntry>;
  readonly tournaments: readonly SampleTournament[];
  readonly eachTournament: () => Iterable<SampleTournament>;
  /** What the arbiter of a tournament writes at its end, with the ratings of some list; some have a fault. */
  readonly report: (tournament: SampleTournament, ratingOf: RatingOf) => SampleReport;
  /** All that is sent of a tournament and when: nothing, one report, or of a league one for each month. */
  readonly reports: (tournament: SampleTournament, ratingOf: RatingOf) => readonly SentReport[];
}

type RatingOf = (id: string) => number | null;

/** The ratings of the first list of a tournament's kind; where there is none, the standard rating stands in. */
export function firstRatings({ kind, players }: SampleTournament): RatingOf {
  const own = ({ rating, rapid, blitz }: SamplePlayer) => ({ standard: null, rapid, blitz })[kind] ?? rating;
  const ratings = new Map(players.map((player) => [player.id, own(player)]));
  return (id) => ratings.get(id) ?? null;
}

export interface SampleReport {
  readonly bytes: Uint8Array;
  /** null: nothing is wrong with it. */
  readonly fault: SampleFault | null;
}

export interface SentReport extends SampleReport {
  /** Of a tournament in one report 0; those of a longer one are counted from 1. */
  readonly part: number;
  readonly on: IsoDate;
}

export function sampleFederation(size: SampleSize): SampleFederation {
  const chance = random(size.seed);
  const playerChance = chance.fork(1);
  const at = (place: number) => samplePlayer(playerChance.fork(place), place, size);
  const tournamentAt = tournamentMaker(chance.fork(2), peopleOf(size.players, at), size);
  const faultChance = chance.fork(3);
  const entries = () => entriesOf(size.players, at);
  const players = once(() => Array.from({ length: size.players }, (_, place) => at(place)));
  const list = once(() => [...entries()]);
  const count = size.tournaments + size.upcoming;
  const tournaments = once(() => Array.from({ length: count }, (_, index) => tournamentAt(index)));
  const report: SampleFederation["report"] = (tournament, ratingOf) =>
    written(tournament, ratingOf, tournament.rounds.length, faultChance);
  return {
    get players() {
      return players();
    },
    get list() {
      return list();
    },
    get tournaments() {
      return tournaments();
    },
    entries,
    eachTournament: () => eachOf(count, tournamentAt),
    report,
    reports: (tournament, ratingOf) => sent(tournament, ratingOf, faultChance),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function* eachOf<T>(count: number, at: (place: number) => T): Generator<T> {
  for (let place = 0; place < count; place++) yield at(place);
}

function* entriesOf(count: number, at: (place: number) => SamplePlayer): Generator<ListEntry> {
  for (const player of eachOf(count, at)) yield firstEntry(player);
}

function sent(tournament: SampleTournament, ratingOf: RatingOf, chance: Random): readonly SentReport[] {
  const { reportedOn, registration, rounds } = tournament;
  if (reportedOn === null) return [];
  if (!registration.inParts)
    return [{ part: 0, on: reportedOn, ...written(tournament, ratingOf, rounds.length, chance) }];
  return lastRounds(registration.schedule).map((last, index, all) => ({
    part: index + 1,
    on: index === all.length - 1 ? reportedOn : registration.schedule[last - 1]!,
    ...written(tournament, ratingOf, last, chance),
  }));
}

/** The last round of each month in which there is one. */
const lastRounds = (schedule: readonly IsoDate[]): readonly number[] =>
  schedule.flatMap((date, index) => {
    const next = schedule[index + 1];
    return next === undefined || firstOfMonth(next) !== firstOfMonth(date) ? [index + 1] : [];
  });

function written(tournament: SampleTournament, ratingOf: RatingOf, rounds: number, chance: Random): SampleReport {
  const bytes = writeTrf(reportOf(tournament, ratingOf, rounds), "trf16");
  const { index } = tournament;
  if (index % FAULTY !== FAULTY - 1) return { bytes, fault: null };
  const fault = SAMPLE_FAULTS[Math.floor(index / FAULTY) % SAMPLE_FAULTS.length]!;
  const text = new TextDecoder().decode(bytes);
  return { bytes: new TextEncoder().encode(fault.plant(text, chance.fork(index))), fault };
}
