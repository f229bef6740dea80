import { type Derived, decide, given } from "../../../calculation/derived.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { HeldBack } from "../../../domain/receiving.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { LedgerReader } from "../../../ledger/ledger.ts";
import { allLists } from "../../../ledger/queries/lists/lists.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { ruledTournaments } from "../../../rating/period/close-period.ts";
import { officeRule } from "../../../rating/period/readings.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { type EditionOn, listEntered } from "../../../regulations/fide/articles/list-dates.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { type Against, againstBy, againstOf } from "../../tournaments/decisions/against.ts";
import { type CurrentReport, currentReports } from "../../tournaments/pending.ts";
import type { SettledReport } from "../../tournaments/settled.ts";
import { expectedBasis } from "../close-list.ts";
import { type ListInput, readInput } from "../make-list.ts";

/** What the office would do with a report, as far as is known now. */
export interface Prospect {
  /** The list it will be in. */
  readonly list: Derived<IsoDate>;
  /** Why it waits; some reasons depend on the list. */
  readonly heldBack: readonly HeldBack[];
  /** What speaks against rating it, by every article that can be asked now. */
  readonly against: readonly Against[];
}

export interface ForeseenReport extends SettledReport {
  readonly prospect: Prospect;
}

/** What will become of reports: those that no list has settled are put through the articles as the closing does it. */
export async function foreseen(
  reading: LedgerReader,
  reports: readonly SettledReport[],
): Promise<readonly ForeseenReport[]> {
  const lists = reports.length === 0 ? [] : await allLists(reading.db);
  const editions = await editionsOf(reading.db);
  const listed = reports.map((report) => ({ report, list: listOf(editions, lists, report) }));
  const open = listed.filter(({ report }) => report.settled === null);
  const ruled = new Map<string, Ruled>();
  for (const group of groupsOf(open)) for (const [key, own] of await ruledOn(reading, group)) ruled.set(key, own);
  return listed.map(({ report, list }) => {
    const own = report.settled === null ? ruled.get(keyOf(report)) : undefined;
    const against = own === undefined ? againstOf(report) : againstBy(report, own.articles);
    return { ...report, prospect: { list, heldBack: own?.heldBack ?? report.heldBack, against } };
  });
}

const keyOf = ({ tournament, part }: Pick<CurrentReport, "tournament" | "part">): string => `${tournament}/${part}`;

interface Group {
  readonly kind: ListKind;
  readonly date: IsoDate;
  readonly reports: readonly CurrentReport[];
}

function groupsOf(
  open: readonly { readonly report: CurrentReport; readonly list: Derived<IsoDate> }[],
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { report, list } of open) {
    const { kind } = report.registration;
    const key = `${kind} ${list.value}`;
    groups.set(key, { kind, date: list.value, reports: [...(groups.get(key)?.reports ?? []), report] });
  }
  return [...groups.values()];
}

interface Ruled extends Pick<Prospect, "heldBack"> {
  readonly articles: readonly Derived<boolean>[];
}

/** Where no list can be made yet, nothing is said of it here: what is known without one still is. */
async function ruledOn(reading: LedgerReader, { kind, date, reports }: Group): Promise<ReadonlyMap<string, Ruled>> {
  try {
    const next = await expectedBasis(reading.db, { kind, date });
    const focus = { reports: await wholly(reading, reports) };
    return rulingsIn(await readInput(reading, next, { progress: () => undefined, focus }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return new Map();
  }
}

/** With the other parts and stages of their tournaments. */
async function wholly({ db }: LedgerReader, reports: readonly CurrentReport[]): Promise<readonly CurrentReport[]> {
  if (reports.every(({ part, whole }) => part === 0 && whole === null)) return reports;
  const tournaments = reports.flatMap(({ tournament, whole }) => whole?.stages ?? [tournament]);
  return currentReports(db, { tournaments: [...new Set(tournaments)] });
}

/** Of a report that waits only what does not depend on its players: they may not be known yet. */
function rulingsIn({ input, read: { slices, reports } }: ListInput): ReadonlyMap<string, Ruled> {
  const waiting = new Map(reports.heldBack.map((report) => [keyOf(report), report.heldBack]));
  const drafted = new Map(ruledTournaments(input).map((each) => [each.id, each]));
  const found = new Map<string, Ruled>();
  for (const { id, report } of slices) {
    const key = keyOf(report);
    const waits = waiting.get(key) ?? [];
    const given = input.tournaments.find((each) => each.id === id)!;
    const byOffice = waits.length > 0 || given.decided !== null;
    const articles = byOffice ? given.rulings.filter(({ value }) => !value) : (drafted.get(id)?.against ?? []);
    const before = found.get(key);
    // Of games under several lists: one that counts is enough.
    if (before === undefined || articles.length === 0) found.set(key, { heldBack: waits, articles });
  }
  return found;
}

/** By its end: the first list whose closing date it met, of those that are not out. */
function listOf(editions: Editions, lists: readonly ListRow[], report: CurrentReport): Derived<IsoDate> {
  const { registration, whole, receivedOn } = report;
  const { end } = whole ?? report;
  const { kind } = registration;
  const editionOn: EditionOn = (day) => editions.on(kind, day);
  // A draft is made again before it is published, with what came after it.
  const newest = lists.findLast((list) => list.kind === kind && list.published !== null)?.date as IsoDate | undefined;
  const { listed } = report.assessment.decisions;
  if (listed !== null && (newest === undefined || newest < listed.list)) return decidedList(listed);
  return listEntered(editionOn, {
    end: given("end", end, { code: "register" }),
    heldBy: given("held by", registration.heldBy, { code: "register" }),
    received:
      newest === undefined
        ? given("report received", receivedOn, { code: "register" })
        : given("list before", newest, { code: "list", list: newest }),
  });
}

const decidedList = ({ list, reason }: { readonly list: IsoDate; readonly reason: string }): Derived<IsoDate> =>
  decide("list entered", officeRule("decision"), {}, () => [list, { code: "list-decided", list, reason }]);
