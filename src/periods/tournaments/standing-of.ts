import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { points } from "../../domain/units.ts";
import { type ReportKey, standingReportsOf } from "../../ledger/postgres/reports.ts";
import { NOW } from "../../ledger/postgres/sets.ts";
import type { Db, ReportRow } from "../../ledger/postgres/tables.ts";
import { decisionsOf, registrationsOf } from "../../ledger/postgres/tournaments.ts";
import { decisionsFrom } from "./decisions.ts";
import { readTournamentId, registeredOf } from "./known.ts";
import { type Played, type Standing, standing } from "./standing.ts";

/** A report without its players. */
export type ReportFacts = Omit<TournamentReport, "players">;

/** Where a tournament stands, or stood after an entry. */
export async function standingOf(db: Db, text: string, asOf = NOW): Promise<Standing> {
  const tournament = readTournamentId(text);
  const reports = await standingReportsOf(db, { asOf, tournaments: [tournament] });
  const found = (await standingsOf(db, [tournament], reports, asOf)).get(tournament);
  if (found === undefined) throw new Refusal("unknown-tournament", { tournament });
  return found;
}

/** Where many tournaments stand, with the reports that stand. */
export async function standingsOf(
  db: Db,
  tournaments: readonly string[],
  reports: readonly ReportRow[],
  asOf = NOW,
): Promise<ReadonlyMap<string, Standing>> {
  const registrations = await registrationsOf(db, tournaments, asOf);
  const decisions = grouped(await decisionsOf(db, tournaments, asOf));
  const latest = new Map(reports.map((report) => [report.tournament, report])); // the last part
  return new Map(
    registrations.map((row) => {
      const report = latest.get(row.tournament);
      const decided = decisionsFrom(decisions.get(row.tournament) ?? []);
      return [row.tournament, standing(registeredOf(row), decided, report ? playedOf(report) : null)];
    }),
  );
}

export const reportFactsOf = ({ facts }: Pick<ReportRow, "facts">): ReportFacts => JSON.parse(facts) as ReportFacts;

function playedOf(report: ReportRow): Played {
  const { start, end } = reportFactsOf(report);
  const { highest, highest_woman: highestWoman } = report;
  return {
    start,
    end,
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
export const endOfPart = ({ end_date: end }: Pick<ReportRow, "end_date">, { end: whole }: Standing): IsoDate =>
  (end ?? whole.value) as IsoDate;
