import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { points } from "../../domain/units.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import { currentReportRows, type ReportKey } from "../../ledger/queries/tournaments/reports.ts";
import {
  type DecisionRow,
  decisionsOf,
  type RegistrationRow,
  registrationsOf,
} from "../../ledger/queries/tournaments/tournaments.ts";
import type { Db, ReportRow } from "../../ledger/schema/tables.ts";
import { together } from "../../ledger/together.ts";
import type { Editions } from "../../regulations/editions.ts";
import { editionsOf } from "../editions/editions-of.ts";
import { decisionsFrom } from "./decisions/decisions.ts";
import { readTournamentId, registeredOf } from "./known.ts";
import { type AssessedTournament, assessTournament, type Played } from "./standing.ts";

/** A report without its players. */
export type ReportFacts = Omit<TournamentReport, "players">;

/** Where a tournament stands, or stood after an entry. */
export async function assessmentOf(db: Db, text: string, asOf = NOW): Promise<AssessedTournament> {
  const tournament = readTournamentId(text);
  const reports = await currentReportRows(db, { asOf, tournaments: [tournament] });
  const found = (await assessmentsOf(db, [tournament], reports, asOf)).get(tournament);
  if (found === undefined) throw new Refusal("unknown-tournament", { tournament });
  return found;
}

/** What the office has of tournaments. */
export interface AssessmentFacts {
  readonly registrations: readonly RegistrationRow[];
  readonly decisions: readonly DecisionRow[];
  readonly editions: Editions;
}

export async function assessmentFacts(db: Db, tournaments: readonly string[], asOf: number): Promise<AssessmentFacts> {
  const [registrations, decisions, editions] = await together(
    registrationsOf(db, tournaments, asOf),
    decisionsOf(db, tournaments, asOf),
    editionsOf(db, asOf),
  );
  return { registrations, decisions, editions };
}

/** Where many tournaments stand, with the reports that stand. */
export async function assessmentsOf(
  db: Db,
  tournaments: readonly string[],
  reports: readonly ReportRow[],
  asOf = NOW,
): Promise<ReadonlyMap<string, AssessedTournament>> {
  return assessmentsFrom(await assessmentFacts(db, tournaments, asOf), reports);
}

export function assessmentsFrom(
  { registrations, decisions: decided, editions }: AssessmentFacts,
  reports: readonly ReportRow[],
): ReadonlyMap<string, AssessedTournament> {
  const decisions = grouped(decided);
  const latest = new Map(reports.map((report) => [report.tournament, report])); // the last part
  const assessments = new Map<string, AssessedTournament>();
  for (const row of registrations) {
    const report = latest.get(row.tournament);
    const known = decisionsFrom(decisions.get(row.tournament) ?? []);
    assessments.set(
      row.tournament,
      assessTournament(editions, registeredOf(row), known, report ? playedOf(report) : null),
    );
  }
  return assessments;
}

const READ = new WeakMap<object, ReportFacts>();

/** A row is asked for them more than once. */
export function reportFactsOf(row: Pick<ReportRow, "facts">): ReportFacts {
  const known = READ.get(row);
  if (known !== undefined) return known;
  const facts: ReportFacts = JSON.parse(row.facts);
  READ.set(row, facts);
  return facts;
}

function playedOf(report: ReportRow): Played {
  const { start, end, rateOfPlay, rateOfPlayCode } = reportFactsOf(report);
  const { highest, highest_woman: highestWoman } = report;
  return {
    start,
    end,
    rateOfPlay,
    rateOfPlayCode,
    highest: highest === null ? null : points(highest),
    highestWoman: highestWoman === null ? null : points(highestWoman),
  };
}

/** Rows by their tournament, in the order they came. */
export function grouped<Row extends { readonly tournament: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.tournament);
    if (group) group.push(row);
    else groups.set(row.tournament, [row]);
  }
  return groups;
}

/** A report's key as one word. */
export const keyText = ({ tournament, part, version }: ReportKey): string => `${tournament}/${part}/${version}`;

/** The end of a report's part, or of the tournament. */
export const endOfPart = (
  { end_date: end }: Pick<ReportRow, "end_date">,
  { end: whole }: AssessedTournament,
): IsoDate => (end ?? whole.value) as IsoDate;
