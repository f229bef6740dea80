import { given } from "../../../calculation/derived.ts";
import { addDays, type IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { HeldBack } from "../../../domain/receiving.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { settledParts, unsettledTournaments } from "../../../ledger/queries/lists/list-tournaments.ts";
import type { Db, ListRow } from "../../../ledger/schema/tables.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { closingDate } from "../../../regulations/fide/articles/list-dates.ts";
import type { HeldBy } from "../../../regulations/fide/articles/registration.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { type CurrentReport, currentReports } from "../../tournaments/pending.ts";

export interface PeriodQuery {
  readonly kind: ListKind;
  /** The date of the list. */
  readonly date: IsoDate;
  readonly asOf: number;
  /** Persons are as after this entry; without it, as all else. */
  readonly factsAsOf?: number | undefined;
  /** The lists of the kind in force after that entry. */
  readonly lists: readonly ListRow[];
  /** Of another version of a list: the tournaments of the version before, which are those of this one. */
  readonly settled?: readonly Settled[] | null;
  /** Only whether these belong to the list is asked: with every part and stage of their tournaments. */
  readonly only?: readonly CurrentReport[] | undefined;
}

type Settled = Pick<CurrentReport, "tournament" | "part">;

/** A report that is in a later list, and why. */
export interface LaterReport {
  readonly tournament: string;
  readonly part: number;
  readonly end: IsoDate;
  /** The closing date that it missed; null: the office decided so. */
  readonly closing: IsoDate | null;
}

/** The reports of a period. */
export interface PeriodReports {
  /** Those that the list settles, by tournament and part. */
  readonly chosen: readonly CurrentReport[];
  /** Those that would belong to it but wait for somebody. */
  readonly heldBack: readonly CurrentReport[];
  /** Those that ended after its closing date, or belong to a later list by decision. */
  readonly later: readonly LaterReport[];
  /** Every current part of the tournaments above: a game counts in the first part that has it. */
  readonly parts: readonly CurrentReport[];
}

/** Which reports belong to a list: those that stand, met its closing date, and are in no list before it. */
export async function periodReports(db: Db, query: PeriodQuery): Promise<PeriodReports> {
  if (query.settled) return reportsAgain(db, query, query.settled);
  const { kind, date, asOf, factsAsOf, lists, only } = query;
  const before = lists.filter((list) => list.date < date);
  const tournaments =
    only?.map(({ tournament }) => tournament) ?? (await unsettledTournaments(db, { kind, asOf, lists: before }));
  if (tournaments.length === 0) return { chosen: [], heldBack: [], later: [], parts: [] };
  const reports = only ?? (await currentReports(db, { asOf, factsAsOf, tournaments, lists: before }));
  const parts = reports.filter((each) => each.registration.kind === kind);
  const settled = await settledParts(db, tournaments, before);
  const editions = await editionsOf(db, factsAsOf ?? asOf);
  const closing = closingDates(editions, kind, date);
  const begun = parts.filter(
    ({ tournament, part, start, whole }) => (whole ?? { start }).start < date && !settled.has(`${tournament}/${part}`),
  );
  const isDue = ({ end, whole, registration, assessment: { decisions } }: CurrentReport): boolean =>
    decisions.listed === null ? (whole ?? { end }).end <= closing(registration.heldBy) : decisions.listed.list <= date;
  const due = begun.filter(isDue);
  const isBefore = endedBefore(editions, kind, before);
  const known = together(due.map((report) => (isBefore(report) ? alsoWaits(report, BEFORE) : report)));
  const later = begun.filter((report) => !isDue(report));
  return {
    parts,
    later: later.map(({ tournament, part, end, whole, registration, assessment: { decisions } }) => ({
      tournament,
      part,
      end: (whole ?? { end }).end,
      closing: decisions.listed === null ? closing(registration.heldBy) : null,
    })),
    chosen: known.filter(({ heldBack }) => heldBack.length === 0),
    heldBack: known.filter(({ heldBack }) => heldBack.length > 0),
  };
}

/** What ended in time for a list that was taken over is in that list, or was left out of it for a reason. */
function endedBefore(
  editions: Editions,
  kind: ListKind,
  before: readonly ListRow[],
): (report: CurrentReport) => boolean {
  const taken = before.findLast(({ making }) => making === null);
  if (taken === undefined) return () => false;
  const closing = closingDates(editions, kind, taken.date as IsoDate);
  return ({ end, registration, decided, assessment: { decisions } }) =>
    decided?.rated !== true && decisions.listed === null && end <= closing(registration.heldBy);
}

const BEFORE = "before-starting-list";

const alsoWaits = (report: CurrentReport, code: HeldBack): CurrentReport => ({
  ...report,
  heldBack: [...report.heldBack, code],
});

/** All stages of one tournament come in one list: where one waits, all do. */
function together(reports: readonly CurrentReport[]): readonly CurrentReport[] {
  const waiting = new Set(
    reports.flatMap(({ whole, heldBack }) => (whole !== null && heldBack.length > 0 ? [whole.id] : [])),
  );
  return reports.map((report) => {
    const waits = report.whole !== null && waiting.has(report.whole.id) && report.heldBack.length === 0;
    return waits ? alsoWaits(report, "stage-missing") : report;
  });
}

/** A list that is made again has the tournaments it had, with the reports that stand now; late ones are in later lists. */
async function reportsAgain(
  db: Db,
  { kind, asOf, factsAsOf, lists, date }: PeriodQuery,
  settled: readonly Settled[],
): Promise<PeriodReports> {
  const tournaments = [...new Set(settled.map(({ tournament }) => tournament))];
  if (tournaments.length === 0) return { chosen: [], heldBack: [], later: [], parts: [] };
  const before = lists.filter((list) => list.date < date);
  const reports = await currentReports(db, { asOf, factsAsOf, tournaments, lists: before });
  const parts = reports.filter((each) => each.registration.kind === kind);
  const earlier = await settledParts(db, tournaments, before);
  const keys = new Set(settled.map(({ tournament, part }) => `${tournament}/${part}`));
  const again = parts.filter(({ tournament, part }) => {
    const key = `${tournament}/${part}`;
    return keys.has(key) && !earlier.has(key);
  });
  return {
    parts,
    later: [],
    chosen: again.filter(({ heldBack }) => heldBack.length === 0),
    heldBack: again.filter(({ heldBack }) => heldBack.length > 0),
  };
}

/** The last day for a tournament to end, by whose it is: by the edition of the day before the list. */
function closingDates(editions: Editions, kind: ListKind, date: IsoDate): (heldBy: HeldBy) => IsoDate {
  const edition = editionBefore(editions, kind, date);
  const known = new Map<HeldBy, IsoDate>();
  return (heldBy) => {
    const closing =
      known.get(heldBy) ??
      closingDate(edition, {
        list: given("list before", date, { code: "list", list: date }),
        heldBy: given("held by", heldBy, { code: "register" }),
      }).value;
    known.set(heldBy, closing);
    return closing;
  };
}

export function editionBefore(editions: Editions, kind: ListKind, date: IsoDate): FideEdition {
  const day = addDays(date, -1);
  const edition = editions.on(kind, day);
  if (edition === undefined) throw new Refusal("no-edition-on", { list: kind, day });
  return edition;
}
