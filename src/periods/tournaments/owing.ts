import type { Derived } from "../../calculation/derived.ts";
import { addMonths, daysBetween, type IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { type EndKey, endedWithoutReport, longTournaments } from "../../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import type { Editions } from "../../regulations/editions.ts";
import { editionsOf } from "../editions/editions-of.ts";
import type { AssessedTournament } from "./standing.ts";
import { assessmentsOf } from "./standing-of.ts";

/** A tournament, or a month of a long one, that was played and of which no report has come. */
export interface Owing {
  readonly tournament: string;
  /** Of a long tournament: the part that is owed; null: the whole. */
  readonly part: number | null;
  readonly name: string;
  /** The list it is registered for. */
  readonly kind: ListKind;
  readonly federation: string | null;
  /** Of the tournament, or of the part. */
  readonly end: IsoDate;
  readonly owed: Derived<boolean>;
  /** null: the edition sets no term. */
  readonly due: Derived<IsoDate | null>;
  /** 0: not late yet. */
  readonly daysLate: number;
  /** When the arbiter's report was due at the rating officer; null: the edition sets no such term. */
  readonly officerDue: IsoDate | null;
  readonly officerDaysLate: number;
}

export interface OwingPage {
  readonly owing: readonly Owing[];
  /** What to ask for next; null at the end. */
  readonly next: EndKey | null;
}

/** Registered tournaments that have ended and owe a report, the earliest first; before them, what long ones owe so far. */
export async function owing(
  db: Db,
  today: IsoDate,
  { after, limit }: { readonly after?: EndKey | undefined; readonly limit: number },
): Promise<OwingPage> {
  const interim = await interimOwing(db, today);
  const rows = await endedWithoutReport(db, { before: today, after, limit });
  const ids = rows.map(({ tournament }) => tournament);
  const assessments = await assessmentsOf(db, ids, []);
  const found = rows.flatMap(({ tournament, name, federation }): Owing[] => {
    const assessment = assessments.get(tournament);
    if (assessment === undefined || !assessment.reportOwed.value || assessment.interim !== null) return [];
    const { reportOwed: owed, reportDue, officerDue, end } = assessment;
    const due = reportDue.value === null ? officerDue : reportDue;
    return [
      {
        tournament,
        part: null,
        name,
        kind: assessment.facts.kind,
        federation,
        end: end.value,
        owed,
        due,
        daysLate: lateBy(due.value, today),
        officerDue: officerDue.value,
        officerDaysLate: lateBy(officerDue.value, today),
      },
    ];
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    owing: after === undefined ? [...interim, ...found] : found,
    next: last ? { end: last.end_date, tournament: last.tournament } : null,
  };
}

/** The shortest length from which any edition asks for reports month by month. */
const daysOverOf = ({ fide }: Editions): number =>
  Math.min(...fide.map(({ articles }) => articles.interimReports.sets.daysOver ?? Number.POSITIVE_INFINITY));

/** What ended longer ago is no interim report any more. */
const MONTHS_BACK = 24;

/** The months of long tournaments that are over and of which no report stands; one report for all settles them. */
async function interimOwing(db: Db, today: IsoDate): Promise<readonly Owing[]> {
  const endedFrom = addMonths(today, -MONTHS_BACK);
  const daysOver = daysOverOf(await editionsOf(db));
  const rows = await longTournaments(db, { before: today, endedFrom, daysOver });
  const open = rows.filter(({ parts }) => !parts.includes(0));
  const ids = open.map(({ tournament }) => tournament);
  const assessments = ids.length === 0 ? new Map<string, AssessedTournament>() : await assessmentsOf(db, ids, []);
  return open.flatMap(({ tournament, name, federation, parts }): Owing[] => {
    const assessment = assessments.get(tournament);
    if (assessment === undefined || assessment.interim === null || !assessment.reportOwed.value) return [];
    return assessment.interim.parts
      .filter(({ part, to }) => to < today && !parts.includes(part))
      .map(({ part, to, due }) => ({
        tournament,
        part,
        name,
        kind: assessment.facts.kind,
        federation,
        end: to,
        owed: assessment.reportOwed,
        due,
        daysLate: lateBy(due.value, today),
        officerDue: null,
        officerDaysLate: 0,
      }));
  });
}

const lateBy = (due: IsoDate | null, today: IsoDate): number =>
  due === null ? 0 : Math.max(0, daysBetween(due, today));
