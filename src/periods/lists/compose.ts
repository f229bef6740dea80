import { given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { Progress } from "../../domain/list-making.ts";
import type { Transaction } from "../../ledger/postgres/connection.ts";
import { federationsAsOf } from "../../ledger/postgres/federations.ts";
import { standingsOf } from "../../ledger/postgres/list-entries.ts";
import { tournamentsOfList } from "../../ledger/postgres/list-tournaments.ts";
import { type ListKey, listsInForce } from "../../ledger/postgres/lists.ts";
import { mergesAsOf, personsAsOf } from "../../ledger/postgres/players-as-of.ts";
import type { StandingRow } from "../../ledger/postgres/reports.ts";
import type { Db, ListRow } from "../../ledger/postgres/tables.ts";
import { editionsByDate } from "../../rating/period/context.ts";
import type { PeriodInput } from "../../rating/period/types.ts";
import { birthShown } from "../../regulations/fide/articles/listing.ts";
import { GO_ON, isBusy, letOthers, type Others } from "../in-turns.ts";
import { correctionsFor } from "./corrections-due.ts";
import { everybody } from "./everybody.ts";
import { type Focus, focused, withMerged } from "./focus.ts";
import { leaversOf } from "./leavers.ts";
import { type PreviousList, previousList } from "./listed-players.ts";
import { loadLists } from "./lists-at-start.ts";
import { officeRulings } from "./office-rulings.ts";
import { type Fetching, fetchReports } from "./period-games.ts";
import { editionBefore, type PeriodReports, periodReports } from "./period-reports.ts";
import { slicesIn } from "./period-slices.ts";
import { type AssembledTournament, assembled } from "./period-tournaments.ts";
import { type Persons, personsIn } from "./persons.ts";
import { loadPools } from "./pools.ts";
import { poolsApart, recordsIn } from "./records.ts";
import { partedSince } from "./returners.ts";
import { type Roster, roster } from "./roster.ts";
import type { Slice } from "./slices.ts";

/** What a list is made from, said in full: the same basis gives the same list. */
export interface ListBasis extends ListKey {
  readonly kind: ListKind;
  readonly date: IsoDate;
  /** The list it starts from. */
  readonly previous: ListRow;
  /** Players and federations are as after this entry. */
  readonly factsAsOf: number;
  /** Reports, rulings and the other lists are as after this one. */
  readonly reportsAsOf: number;
}

/** Everything that `closePeriod` takes, and what is needed to write down what it gives. */
export interface Basis {
  readonly input: PeriodInput;
  readonly persons: Persons;
  readonly roster: Roster;
  readonly slices: readonly Slice[];
  readonly notes: readonly AssembledTournament["notes"][];
  readonly heldBack: PeriodReports["heldBack"];
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
  const { kind, date, factsAsOf, reportsAsOf: asOf } = basis;
  const session = unhurried(reading);
  const { db } = session;
  const others = focus === null ? letOthers : GO_ON;
  const all = roster();
  const listBefore = async (some: readonly number[] | null): Promise<PreviousList> =>
    previousList(standingsOf(session, basis.previous, some), all, others);
  // Where it can be fetched aside, everything large is on its way from the beginning.
  const soonest = focus === null && session.copyAside ? quiet(listBefore(null)) : null;
  const lists = await listsInForce(db, { kind, asOf });
  const standard = kind === "standard" ? null : await listsInForce(db, { kind: "standard", asOf });
  const merges = await mergesAsOf(db, factsAsOf);
  progress("reports", 0, 0);
  const settled = basis.version === 1 ? null : await settledBefore(db, basis);
  let ahead: Fetching | undefined;
  const found = (rows: readonly StandingRow[]): void => {
    ahead = quiet(fetchReports(session, rows, { merges, progress: (...done) => progress("reports", ...done) }));
  };
  const isAhead = focus === null && session.copyAside !== null;
  const whole = await periodReports(db, {
    ...{ kind, date, asOf, factsAsOf, lists, settled },
    found: isAhead ? found : undefined,
    others,
  });
  const facts = { previous: basis.previous, asOf, merges };
  const reports = focus === null ? whole : await focused(session, whole, focus, facts);
  // The whole list is on its way, and read, while the games are fetched.
  const early = soonest ?? (focus === null ? quiet(listBefore(null)) : null);
  const slices = await slicesIn(session, reports, lists, { asOf, merges, progress, others, ahead });
  const everybodySoonest = focus === null && session.copyAside ? begun(personsAsOf(session, factsAsOf)) : null;
  progress("list-before", 0, 1);
  const some = focus === null ? null : withMerged([...focusedOn(focus), ...playersIn(slices)], merges);
  const previous = await (early ?? listBefore(some));
  await eachInTurn(slices, others, ({ loaded }) => {
    for (const player of loaded.players) if (player !== null) all.add(player);
  });
  const parted = (await partedSince(session, basis, { merges, lists })).filter(
    ({ merged, kept }) => some === null || some.includes(merged) || some.includes(kept),
  );
  const records = recordsIn(all, merges, parted);
  const pools = poolsApart(await loadPools(session, basis.previous, all, merges, some), parted);
  progress("lists", 0, 1);
  const wanted = {
    kind,
    date,
    slices,
    standard,
    records,
    previous: { row: basis.previous, columns: previous.columns },
  };
  const loaded = await loadLists(session, all, wanted);
  progress("players", 0, 1);
  const office = await officeRulings(db, reports.chosen, { asOf, all });
  // On its way while the tournaments are put together.
  const everyone = everybodySoonest ?? begun(personsAsOf(session, factsAsOf, some));
  const tournaments = await eachInTurn(slices, others, (slice) => assembled(slice, loaded.atStart(slice), office));
  const persons = await personsIn(everyone, all, { yearOnly: showsYearOnly(kind, date), others });
  const entrants = tournaments.map(({ tournament }) => tournament.entrants);
  const federations = await federationsAsOf(db, factsAsOf);
  return {
    persons,
    roster: all,
    slices,
    notes: tournaments.map(({ notes }) => notes),
    heldBack: reports.heldBack,
    input: {
      kind,
      list: date,
      editionOn: editionsByDate(kind),
      previous: { date: basis.previous.date as IsoDate, players: everybody(previous, all, persons, entrants) },
      person: persons.person,
      federations: new Map(
        federations.map(({ code, status }) => [code, { member: true, suspended: status === "suspended" }]),
      ),
      tournaments: tournaments.map(({ tournament }) => tournament),
      pools,
      corrections: await correctionsFor(db, basis, merges),
      leavers: await leaversOf(session, { listed: previous.size, all, merges, parted, persons, factsAsOf }),
      returners: parted.flatMap(({ back }) => back ?? []),
      standard: loaded.standard,
      path: null,
    },
  };
}

/** While people ask for pages, what is large is read in one's own session, and part by part where nobody can move a row. */
const unhurried = (session: Transaction): Transaction =>
  session.copyAside !== null && isBusy()
    ? { ...session, copyAside: session.isAlone === true ? null : session.copyOut }
    : session;

/** Where it fails, that is told to whoever waits for it. */
function quiet<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/** The first part is on its way. */
function begun<Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = quiet(iterator.next());
  const rest = async function* () {
    for (let next = await first; !next.done; next = await iterator.next()) yield next.value;
  };
  return rest();
}

async function eachInTurn<Made>(
  slices: readonly Slice[],
  others: Others,
  make: (slice: Slice) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const slice of slices) {
    made.push(make(slice));
    await others();
  }
  return made;
}

/** Another version of a list settles what the version before did. */
const settledBefore = (db: Db, { list, version }: ListBasis) => tournamentsOfList(db, { list, version: version - 1 });

const focusedOn = (focus: Focus): readonly number[] => ("player" in focus ? [focus.player] : []);

const playersIn = (slices: readonly Slice[]): readonly number[] => [
  ...new Set(slices.flatMap(({ loaded }) => loaded.players).filter((each) => each !== null)),
];

function showsYearOnly(kind: ListKind, date: IsoDate): boolean {
  const birth = given("birth", date, { code: "assumed" });
  return birthShown(editionBefore(kind, date), birth).value !== date;
}
