import { given } from "../../../calculation/derived.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { Progress } from "../../../domain/list-making.ts";
import type { Transaction } from "../../../ledger/engines/connection.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import { federationsAsOf } from "../../../ledger/queries/players/federations.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { editionsByDate } from "../../../rating/period/context.ts";
import type { PeriodInput } from "../../../rating/period/types.ts";
import { birthShown } from "../../../regulations/fide/articles/listing.ts";
import type { ListBasis } from "../list-basis.ts";
import { correctionsFor } from "../read/corrections-due.ts";
import type { Focus } from "../read/focus.ts";
import { loadEarlierFacts } from "../read/imported-lists.ts";
import { leaversOf } from "../read/leavers.ts";
import { type ListsLoaded, loadLists } from "../read/lists-at-start.ts";
import { officeRulings } from "../read/office-rulings.ts";
import { editionBefore, type PeriodReports } from "../read/period-reports.ts";
import { type Persons, personsIn } from "../read/persons.ts";
import { loadPools } from "../read/pools.ts";
import { begun, type Desk, deskFor, eachInTurn, type PeriodRead, readPeriod } from "../read/read-period.ts";
import { partedSince } from "../read/returners.ts";
import type { Roster } from "../read/roster.ts";
import type { Slice } from "../read/slices.ts";
import { everybody } from "./everybody.ts";
import { type AssembledTournament, assembled } from "./period-tournaments.ts";
import { poolsApart, type Records, recordsIn } from "./records.ts";

/** Everything that `closePeriod` takes, and what is needed to write down what it gives. */
export interface Basis {
  readonly input: PeriodInput;
  readonly persons: Persons;
  readonly roster: Roster;
  readonly slices: readonly Slice[];
  readonly notes: readonly AssembledTournament["notes"][];
  readonly heldBack: PeriodReports["heldBack"];
  readonly later: PeriodReports["later"];
}

/**
 * Reads what a list is made from, or only what one player's line of it depends on. Everything comes from the one
 * session, which is the only one of the embedded engine, or beside it.
 */
export async function loadBasis(
  reading: Transaction,
  basis: ListBasis,
  progress: Progress,
  focus: Focus | null = null,
): Promise<Basis> {
  const desk = deskFor(reading, { basis, progress, focus });
  const { session, all } = desk;
  const { kind, date, previous, factsAsOf } = basis;
  const period = await readPeriod(desk);
  const { merges, slices } = period;
  const { records, pools } = await collectedBefore(desk, period);
  const { parted } = records;
  const { tournaments, notes, persons, standard } = await putTogether(desk, period, records);
  const entrants = tournaments.map((tournament) => tournament.entrants);
  return {
    ...{ persons, roster: all, slices, notes, heldBack: period.reports.heldBack, later: period.reports.later },
    input: {
      kind,
      list: date,
      editionOn: editionsByDate(kind),
      previous: { date: previous.date as IsoDate, players: everybody(period.previous, all, persons, entrants) },
      person: persons.person,
      federations: await federationFacts(session.db, factsAsOf),
      tournaments,
      pools,
      corrections: await correctionsFor(session.db, basis, merges),
      ...(await loadEarlierFacts(desk, period, records)),
      leavers: await leaversOf(session, { listed: period.previous.size, all, merges, parted, persons, factsAsOf }),
      returners: parted.flatMap(({ back }) => back ?? []),
      standard,
      path: null,
    },
  };
}

/** Which records are one person, and what everybody has collected. */
async function collectedBefore({ session, basis, all }: Desk, { lists, merges, some }: PeriodRead) {
  const parted = (await partedSince(session, basis, { merges, lists })).filter(
    ({ merged, kept }) => some === null || some.includes(merged) || some.includes(kept),
  );
  const records = recordsIn(all, merges, parted);
  const pools = poolsApart(await loadPools(session, basis.previous, all, merges, some), parted);
  return { records, pools };
}

interface PutTogether extends Pick<ListsLoaded, "standard"> {
  readonly tournaments: PeriodInput["tournaments"];
  readonly notes: Basis["notes"];
  readonly persons: Persons;
}

/** The tournaments as the articles take them, with the persons, who are on their way meanwhile. */
async function putTogether(desk: Desk, period: PeriodRead, records: Records): Promise<PutTogether> {
  const { session, basis, progress, others, all } = desk;
  const { kind, date, reportsAsOf: asOf } = basis;
  const { slices, reports, previous } = period;
  progress("lists", 0, 1);
  const loaded = await loadLists(session, all, {
    ...{ kind, date, slices, records, lists: period.lists },
    standard: kind === "standard" ? null : await listsInForce(session.db, { kind: "standard", asOf }),
    standIn: basis.standIn ?? null,
    previous: { row: basis.previous, columns: previous.columns },
  });
  progress("players", 0, 1);
  const office = await officeRulings(session.db, reports.chosen, { asOf, factsAsOf: basis.factsAsOf, all, slices });
  const everyone = begun(period.persons);
  const made = await eachInTurn(slices, others, (slice) => assembled(slice, loaded.atStart(slice), office));
  return {
    tournaments: made.map(({ tournament }) => tournament),
    notes: made.map(({ notes }) => notes),
    persons: await personsIn(everyone, all, { yearOnly: showsYearOnly(kind, date), others }),
    standard: loaded.standard,
  };
}

async function federationFacts(db: Db, asOf: number): Promise<PeriodInput["federations"]> {
  const known = await federationsAsOf(db, asOf);
  return new Map(known.map(({ code, status }) => [code, { member: true, suspended: status === "suspended" }]));
}

function showsYearOnly(kind: ListKind, date: IsoDate): boolean {
  const birth = given("birth", date, { code: "assumed" });
  return birthShown(editionBefore(kind, date), birth).value !== date;
}
