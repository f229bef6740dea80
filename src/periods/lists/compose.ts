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
import type { Db, ListRow } from "../../ledger/postgres/tables.ts";
import { editionsByDate } from "../../rating/period/context.ts";
import type { ListedPlayer, PeriodInput } from "../../rating/period/types.ts";
import { birthShown } from "../../regulations/fide/articles/listing.ts";
import type { StandingReport } from "../tournaments/pending.ts";
import { correctionsFor } from "./corrections-due.ts";
import { focused, withMerged } from "./focus.ts";
import { previousList } from "./listed-players.ts";
import { listOn, loadLists } from "./lists-at-start.ts";
import { officeRulings } from "./office-rulings.ts";
import { loadReports } from "./period-games.ts";
import { editionBefore, type PeriodReports, periodReports } from "./period-reports.ts";
import { type AssembledTournament, assembled } from "./period-tournaments.ts";
import { type Persons, personsIn } from "./persons.ts";
import { loadPools } from "./pools.ts";
import { type Roster, roster } from "./roster.ts";
import { type PlayedReport, type Slice, slicesOf } from "./slices.ts";

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
  readonly slices: readonly Slice[];
  readonly notes: readonly AssembledTournament["notes"][];
  readonly heldBack: PeriodReports["heldBack"];
}

/**
 * Reads what a list is made from, or only what one player's line of it depends on. Everything comes from the one
 * session: the embedded engine has no other.
 */
export async function loadBasis(
  session: Transaction,
  basis: ListBasis,
  progress: Progress,
  player: number | null = null,
): Promise<Basis> {
  const { kind, date, factsAsOf, reportsAsOf: asOf } = basis;
  const { db } = session;
  const lists = await listsInForce(db, { kind, asOf });
  const standard = kind === "standard" ? null : await listsInForce(db, { kind: "standard", asOf });
  const merges = await mergesAsOf(db, factsAsOf);
  progress("reports", 0, 0);
  const settled = basis.version === 1 ? null : await settledBefore(db, basis);
  const whole = await periodReports(db, { kind, date, asOf, lists, settled });
  const facts = { previous: basis.previous, asOf, merges };
  const reports = player === null ? whole : await focused(session, whole, { ...facts, player });
  const slices = await slicesIn(session, reports, lists, { asOf, merges, progress });
  progress("list-before", 0, 1);
  const all = roster();
  const some = player === null ? null : withMerged([player, ...playersIn(slices)], merges);
  const before = await standingsOf(session, basis.previous, some);
  const everyone = personsAsOf(session, factsAsOf, some); // on its way while the list before is read
  everyone.catch(() => undefined); // It is told below.
  const previous = previousList(before, all);
  for (const { loaded } of slices) for (const player of loaded.players) if (player !== null) all.add(player);
  const pools = await loadPools(session, basis.previous, all, merges, some);
  progress("lists", 0, 1);
  const wanted = { kind, date, slices, standard, previous: { row: basis.previous, columns: previous.columns } };
  const loaded = await loadLists(session, all, wanted);
  progress("players", 0, 1);
  const persons = personsIn(await everyone, all, { yearOnly: showsYearOnly(kind, date) });
  const office = await officeRulings(db, reports.chosen, { asOf, merges, all });
  const tournaments = slices.map((slice) => assembled(slice, loaded.atStart(slice), office));
  const federations = await federationsAsOf(db, factsAsOf);
  return {
    persons,
    slices,
    notes: tournaments.map(({ notes }) => notes),
    heldBack: reports.heldBack,
    input: {
      kind,
      list: date,
      editionOn: editionsByDate(kind),
      previous: { date: basis.previous.date as IsoDate, players: everybody(previous.players, persons) },
      person: persons.person,
      federations: new Map(
        federations.map(({ code, status }) => [code, { member: true, suspended: status === "suspended" }]),
      ),
      tournaments: tournaments.map(({ tournament }) => tournament),
      pools,
      corrections: await correctionsFor(db, basis, merges),
      leavers: leaversIn(previous.players.length, all, merges),
      standard: loaded.standard,
      path: null,
    },
  };
}

/** Another version of a list settles what the version before did. */
const settledBefore = (db: Db, { list, version }: ListBasis) => tournamentsOfList(db, { list, version: version - 1 });

const playersIn = (slices: readonly Slice[]): readonly number[] => [
  ...new Set(slices.flatMap(({ loaded }) => loaded.players).filter((each) => each !== null)),
];

interface SliceOptions {
  readonly asOf: number;
  readonly merges: ReadonlyMap<number, number>;
  readonly progress: Progress;
}

/** What is rated, with its games. Parts before a part are read too: their games are theirs. */
async function slicesIn(
  session: Transaction,
  { chosen, parts }: PeriodReports,
  lists: readonly ListRow[],
  { asOf, merges, progress }: SliceOptions,
): Promise<readonly Slice[]> {
  const isBefore = (one: StandingReport, other: StandingReport): boolean =>
    one.tournament === other.tournament && one.part > 0 && one.part < other.part;
  const late = chosen.filter(({ part }) => part > 1);
  const isChosen = new Set(chosen);
  const earlier = parts.filter((one) => !isChosen.has(one) && late.some((other) => isBefore(one, other)));
  const reports = [...chosen, ...earlier];
  const loaded = await loadReports(session, reports, {
    asOf,
    merges,
    progress: (done, total) => progress("reports", done, total),
  });
  const played: readonly PlayedReport[] = reports.map((report, number) => ({ report, loaded: loaded[number]! }));
  const byPart = new Map(played.filter(({ report }) => report.part > 0).map((each) => [keyOf(each.report), each]));
  const before = ({ tournament, part }: StandingReport): readonly PlayedReport[] =>
    Array.from({ length: Math.max(0, part - 1) }, (_, index) =>
      byPart.get(keyOf({ tournament, part: index + 1 })),
    ).filter((each) => each !== undefined);
  return played.slice(0, chosen.length).flatMap((each) => slicesOf(each, before(each.report), listOn(lists)));
}

const keyOf = ({ tournament, part }: Pick<StandingReport, "tournament" | "part">): string => `${tournament}/${part}`;

/** Everybody of the list before of whom there is something to say, and the titled players without a rating. */
function* everybody(players: readonly ListedPlayer[], { person, titled }: Persons): Generator<ListedPlayer> {
  for (const player of players) {
    const hasRecord = player.rating !== null || player.highest !== null || player.delistedOn !== null;
    if (hasRecord || person(player.id)?.titled) yield player;
  }
  for (const id of titled) yield { ...WITHOUT_RATING, id };
}

const WITHOUT_RATING: ListedPlayer = {
  id: "",
  rating: null,
  delistedOn: null,
  gamesSoFar: 0,
  highest: null,
  factsComplete: true,
  k: null,
  lastCounted: null,
  activity: "active",
};

/** Of two records of one person, the one that does not stand leaves the list; its games are those of the other. */
function leaversIn(listed: number, { find }: Roster, merges: ReadonlyMap<number, number>): PeriodInput["leavers"] {
  return [...merges].flatMap(([merged, kept]) =>
    (find(merged) ?? listed) < listed ? [{ player: String(merged), reason: `→ ${kept}` }] : [],
  );
}

function showsYearOnly(kind: ListKind, date: IsoDate): boolean {
  const birth = given("birth", date, { code: "assumed" });
  return birthShown(editionBefore(kind, date), birth).value !== date;
}
