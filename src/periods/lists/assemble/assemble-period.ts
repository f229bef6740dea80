import type { IsoDate } from "../../../domain/dates.ts";
import type { PeriodInput } from "../../../rating/period/types.ts";
import type { PeriodRead } from "../read/read-period.ts";
import { type AssembledTournament, assembleTournament } from "./assemble-tournament.ts";
import { periodPlayers } from "./period-players.ts";

/** What the calculation takes, and what is noted of each tournament. */
export interface AssembledPeriod {
  readonly input: PeriodInput;
  readonly notes: readonly AssembledTournament["notes"][];
}

/** Puts together what was read: nothing is read here, and nothing is calculated. */
export function assemblePeriod(read: PeriodRead): AssembledPeriod {
  const { basis, editions, slices, persons, previous, ratings, rulings, roster } = read;
  const assembled = slices.map((slice) => assembleTournament(slice, ratings.atStart(slice), rulings, roster));
  const tournaments = assembled.map(({ tournament }) => tournament);
  const entrants = tournaments.map((tournament) => tournament.entrants);
  return {
    notes: assembled.map(({ notes }) => notes),
    input: {
      kind: basis.kind,
      list: basis.date,
      editionOn: (day) => editions.on(basis.kind, day),
      editions: editions.fide,
      previous: {
        date: basis.previous.date as IsoDate,
        players: periodPlayers(previous, roster, persons, entrants),
      },
      person: persons.person,
      federations: read.federations,
      tournaments,
      pools: read.pools,
      corrections: read.corrections,
      imported: read.imported,
      stated: read.stated,
      leavers: read.leavers,
      returners: read.records.parted.flatMap(({ back }) => back ?? []),
      standard: ratings.standard,
      path: null,
    },
  };
}
