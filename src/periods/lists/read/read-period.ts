import type { Progress } from "../../../domain/list-making.ts";
import type { LedgerReader } from "../../../ledger/ledger.ts";
import { listedPlayerRows } from "../../../ledger/queries/lists/list-entries.ts";
import { tournamentsOfList } from "../../../ledger/queries/lists/list-tournaments.ts";
import { federationsAsOf } from "../../../ledger/queries/players/federations.ts";
import { mergesAsOf, personsAsOf } from "../../../ledger/queries/players/players-as-of.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import type { PeriodInput } from "../../../rating/period/types.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { type ListBasis, listsFor } from "../list-basis.ts";
import { correctionsFor } from "./corrections-due.ts";
import { type EarlierFacts, loadEarlierFacts } from "./earlier-facts.ts";
import { type Focus, focused, withMerged } from "./focus.ts";
import { leaversOf } from "./leavers.ts";
import { type PreviousList, previousList } from "./listed-players.ts";
import { type ListsLoaded, loadLists } from "./lists-at-start.ts";
import { type OfficeRulings, officeRulings } from "./office-rulings.ts";
import type { PeriodReader } from "./period-reader.ts";
import { type PeriodReports, periodReports } from "./period-reports.ts";
import { slicesIn } from "./period-slices.ts";
import { type Persons, personsIn, showsYearOnly } from "./persons.ts";
import { loadPools } from "./pools.ts";
import { type MergedRecords, poolsApart, recordsIn } from "./records.ts";
import { partedSince } from "./returners.ts";
import { newRoster, type Roster } from "./roster.ts";
import type { Slice } from "./slices.ts";

/** Everything that a list is made from, as the office knew it. */
export interface PeriodRead extends EarlierFacts {
  readonly basis: ListBasis;
  readonly editions: Editions;
  /** The players that the list may be about. */
  readonly roster: Roster;
  readonly reports: PeriodReports;
  /** What is rated, with its games. */
  readonly slices: readonly Slice[];
  readonly previous: PreviousList;
  /** Ratings by the lists at the start of each tournament. */
  readonly ratings: ListsLoaded;
  readonly rulings: OfficeRulings;
  readonly persons: Persons;
  readonly records: MergedRecords;
  readonly pools: PeriodInput["pools"];
  readonly federations: PeriodInput["federations"];
  readonly corrections: PeriodInput["corrections"];
  readonly leavers: PeriodInput["leavers"];
}

export interface ReadOptions {
  readonly progress: Progress;
  /** Only what one player's line, or one tournament, depends on. */
  readonly focus?: Focus;
}

/** Reads what a list is made from, statement by statement, all of it as of the entries that the basis names. */
export async function readPeriod(
  reading: LedgerReader,
  basis: ListBasis,
  { progress, focus }: ReadOptions,
): Promise<PeriodRead> {
  const { kind, date, factsAsOf } = basis;
  const editions = await editionsOf(reading.db, factsAsOf);
  const reader: PeriodReader = {
    editions,
    reading,
    basis,
    roster: newRoster(),
    lists: await listsFor(reading.db, basis, kind),
    merges: await mergesAsOf(reading.db, factsAsOf),
    loaded: new Map(),
  };
  progress("reports", 0, 0);
  const reports = await readReports(reader, focus);
  const slices = await slicesIn(reader, reports, progress);
  const some = focus === undefined ? null : playersOf(focus, slices, reader.merges);
  progress("list-before", 0, 1);
  const previous = await previousList(listedPlayerRows(reading, basis.previous, some), reader.roster);
  for (const { loaded } of slices) for (const player of loaded.players) if (player !== null) reader.roster.add(player);
  const records = recordsIn(reader.roster, reader.merges, await partedSince(reader, some));
  progress("lists", 0, 1);
  const pools = await loadPools(reading, basis.previous, { ...reader, players: some });
  const ratings = await loadLists(reader, { slices, records, previous });
  const earlier = await loadEarlierFacts(reader, { previous, some, records });
  progress("players", 0, 1);
  const rulings = await officeRulings(reader, reports.chosen, slices);
  const yearOnly = showsYearOnly(editions, kind, date);
  const persons = await personsIn(personsAsOf(reading, factsAsOf, some), reader.roster, yearOnly);
  return {
    basis,
    editions,
    roster: reader.roster,
    reports,
    slices,
    previous,
    ratings,
    rulings,
    persons,
    records,
    pools: poolsApart(pools, records.parted),
    federations: await federationFacts(reading.db, factsAsOf),
    corrections: await correctionsFor(reading.db, basis, reader.merges),
    leavers: await leaversOf(reader, { listed: previous.size, parted: records.parted, persons }),
    ...earlier,
  };
}

/** Which reports belong to the list. */
async function readReports(reader: PeriodReader, focus: Focus | undefined): Promise<PeriodReports> {
  const { reading, basis, lists } = reader;
  const { kind, date, factsAsOf, reportsAsOf: asOf } = basis;
  const whole = await periodReports(reading.db, {
    kind,
    date,
    asOf,
    factsAsOf,
    lists,
    settled: basis.version === 1 ? null : await settledBefore(reading.db, basis),
    only: focus !== undefined && "reports" in focus ? focus.reports : undefined,
  });
  return focus === undefined ? whole : focused(reader, whole, focus);
}

/** Another version of a list settles what the version before did. */
const settledBefore = (db: Db, { list, version }: ListBasis) => tournamentsOfList(db, { list, version: version - 1 });

/** The players of the reports, and the one who is asked for, with the other records of the same persons. */
function playersOf(focus: Focus, slices: readonly Slice[], merges: PeriodReader["merges"]): readonly number[] {
  const entrants = slices.flatMap(({ loaded }) => loaded.players).filter((each) => each !== null);
  return withMerged([...("player" in focus ? [focus.player] : []), ...new Set(entrants)], merges);
}

async function federationFacts(db: Db, asOf: number): Promise<PeriodInput["federations"]> {
  const known = await federationsAsOf(db, asOf);
  return new Map(known.map(({ code, status }) => [code, { member: true, suspended: status === "suspended" }]));
}
