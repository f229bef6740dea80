import type { Progress } from "../../../domain/list-making.ts";
import type { Transaction } from "../../../ledger/engines/connection.ts";
import { standingsOf } from "../../../ledger/queries/lists/list-entries.ts";
import { tournamentsOfList } from "../../../ledger/queries/lists/list-tournaments.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import { mergesAsOf, personsAsOf } from "../../../ledger/queries/players/players-as-of.ts";
import type { StandingRow } from "../../../ledger/queries/tournaments/reports.ts";
import type { Db, ListRow } from "../../../ledger/schema/tables.ts";
import type { CopyRows } from "../../../ledger/wire/copy-rows.ts";
import { GO_ON, isBusy, letOthers, type Others } from "../../in-turns.ts";
import type { ListBasis } from "../list-basis.ts";
import { type Focus, focused, withMerged } from "./focus.ts";
import { type PreviousList, previousList } from "./listed-players.ts";
import { type Fetching, fetchReports } from "./period-games.ts";
import { type PeriodReports, periodReports } from "./period-reports.ts";
import { slicesIn } from "./period-slices.ts";
import { type Roster, roster } from "./roster.ts";
import type { Slice } from "./slices.ts";

/** Where a basis is read. */
export interface Desk {
  readonly session: Transaction;
  readonly basis: ListBasis;
  readonly progress: Progress;
  readonly focus: Focus | null;
  readonly others: Others;
  readonly all: Roster;
}

/** The reports of a period with their games, and the list before it. */
export interface PeriodRead {
  readonly lists: readonly ListRow[];
  readonly merges: ReadonlyMap<number, number>;
  readonly reports: PeriodReports;
  readonly slices: readonly Slice[];
  readonly previous: PreviousList;
  /** The players that are looked at; null: everybody. */
  readonly some: readonly number[] | null;
  /** Persons, who are on their way: to be read when everybody has a place. */
  readonly persons: AsyncIterable<CopyRows>;
}

export const deskFor = (
  reading: Transaction,
  { basis, progress, focus }: Pick<Desk, "basis" | "progress" | "focus">,
): Desk => ({
  ...{ basis, progress, focus },
  session: unhurried(reading),
  others: focus === null ? letOthers : GO_ON,
  all: roster(),
});

/** While people ask for pages, what is large is read in one's own session, and part by part where nobody can move a row. */
const unhurried = (session: Transaction): Transaction =>
  session.copyAside !== null && isBusy()
    ? { ...session, copyAside: session.isAlone === true ? null : session.copyOut }
    : session;

/** Where large things can be fetched aside, they are on their way before it is their turn. */
export async function readPeriod(desk: Desk): Promise<PeriodRead> {
  const { session, basis, progress, focus, others, all } = desk;
  const { kind, factsAsOf, reportsAsOf: asOf } = basis;
  const listBefore = (some: readonly number[] | null): Promise<PreviousList> =>
    quiet(previousList(standingsOf(session, basis.previous, some), all, others));
  const isAhead = focus === null && session.copyAside !== null;
  const soonest = isAhead ? listBefore(null) : null;
  const lists = await listsInForce(session.db, { kind, asOf });
  const merges = await mergesAsOf(session.db, factsAsOf);
  const { reports, ahead } = await readReports(desk, { lists, merges, isAhead });
  // The whole list is on its way, and read, while the games are fetched.
  const early = soonest ?? (focus === null ? listBefore(null) : null);
  const slices = await slicesIn(session, reports, lists, { asOf, merges, progress, others, ahead });
  const some = focus === null ? null : withMerged([...focusedOn(focus), ...playersIn(slices)], merges);
  const persons = isAhead ? begun(personsAsOf(session, factsAsOf)) : personsAsOf(session, factsAsOf, some);
  progress("list-before", 0, 1);
  const previous = await (early ?? listBefore(some));
  await eachInTurn(slices, others, ({ loaded }) => {
    for (const player of loaded.players) if (player !== null) all.add(player);
  });
  return { lists, merges, reports, slices, previous, some, persons };
}

interface ReportFacts extends Pick<PeriodRead, "lists" | "merges"> {
  readonly isAhead: boolean;
}

/** Which reports belong to the list; their games are fetched as soon as they are found. */
async function readReports(
  { session, basis, progress, focus, others }: Desk,
  { lists, merges, isAhead }: ReportFacts,
): Promise<{ readonly reports: PeriodReports; readonly ahead: Fetching | undefined }> {
  const { kind, date, factsAsOf, reportsAsOf: asOf, previous } = basis;
  progress("reports", 0, 0);
  const settled = basis.version === 1 ? null : await settledBefore(session.db, basis);
  let ahead: Fetching | undefined;
  const found = (rows: readonly StandingRow[]): void => {
    ahead = quiet(fetchReports(session, rows, { merges, progress: (...done) => progress("reports", ...done) }));
  };
  const whole = await periodReports(session.db, {
    ...{ kind, date, asOf, factsAsOf, lists, settled },
    only: focus !== null && "reports" in focus ? focus.reports : undefined,
    found: isAhead ? found : undefined,
    others,
  });
  const reports = focus === null ? whole : await focused(session, whole, focus, { previous, asOf, merges });
  return { reports, ahead };
}

/** Another version of a list settles what the version before did. */
const settledBefore = (db: Db, { list, version }: ListBasis) => tournamentsOfList(db, { list, version: version - 1 });

/** Where it fails, that is told to whoever waits for it. */
function quiet<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/** The first part is on its way. */
export function begun<Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = quiet(iterator.next());
  const rest = async function* () {
    for (let next = await first; !next.done; next = await iterator.next()) yield next.value;
  };
  return rest();
}

export async function eachInTurn<Made>(
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

const focusedOn = (focus: Focus): readonly number[] => ("player" in focus ? [focus.player] : []);

const playersIn = (slices: readonly Slice[]): readonly number[] => [
  ...new Set(slices.flatMap(({ loaded }) => loaded.players).filter((each) => each !== null)),
];
