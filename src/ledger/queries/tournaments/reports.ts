import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Transaction } from "../../database.ts";
import type { Db, LookalikeRow, ReportRow } from "../../schema/tables.ts";
import { bulkInto } from "../../wire/bulk.ts";
import { idsIn, NOW } from "../sets.ts";

export type ReportKey = Pick<ReportRow, "tournament" | "part" | "version">;

const COLUMNS = [
  "tournament",
  "part",
  "version",
  "sequence",
  "content",
  "day",
  "sender",
  "start_date",
  "end_date",
  "system",
  "facts",
  "players",
  "games",
  "highest",
  "highest_woman",
  "pairings",
] as const satisfies readonly (keyof ReportRow)[];

/** By COPY, which takes texts of a file with whatever is in them. */
export async function insertReport(tx: Transaction, row: Omit<ReportRow, "withdrawn">): Promise<void> {
  const bulk = bulkInto(tx, "report", COLUMNS);
  bulk
    .row()
    .text(row.tournament)
    .int2(row.part)
    .int2(row.version)
    .int8(row.sequence)
    .text(row.content)
    .text(row.day)
    .text(row.sender)
    .text(row.start_date)
    .text(row.end_date)
    .text(row.system)
    .text(row.facts)
    .int4(row.players)
    .int4(row.games)
    .int2(row.highest)
    .int2(row.highest_woman)
    .text(row.pairings);
  await bulk.flush();
}

export async function withdrawReport(
  db: Db,
  { tournament, part, version }: ReportKey,
  sequence: number,
): Promise<void> {
  await db
    .updateTable("report")
    .set({ withdrawn: sequence })
    .where("tournament", "=", tournament)
    .where("part", "=", part)
    .where("version", "=", version)
    .execute();
}

/** A report stands after an entry if it was there and not taken back; of the versions, the highest. */
const stood = (asOf: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`report.sequence <= ${asOf} AND (report.withdrawn IS NULL OR report.withdrawn > ${asOf})`;

/** A report that stands, with the day on which the first of its versions came that was not taken back. */
export interface CurrentReportRow extends ReportRow {
  readonly first_day: string;
}

const currentRows = (db: Db, asOf = NOW) =>
  db
    .selectFrom("report")
    .distinctOn(["report.tournament", "report.part"])
    .selectAll("report")
    .select(sql<string>`min(report.day) OVER (PARTITION BY report.tournament, report.part)`.as("first_day"))
    .where(stood(asOf))
    .orderBy("report.tournament")
    .orderBy("report.part")
    .orderBy("report.version", "desc");

/** The current reports of a tournament, one for each part. */
export const reportsOf = (db: Db, tournament: string, asOf = NOW): Promise<CurrentReportRow[]> =>
  currentRows(db, asOf).where("report.tournament", "=", tournament).execute();

/** Every version of every part there ever was. */
export const versionsOfReport = (db: Db, tournament: string): Promise<ReportRow[]> =>
  db.selectFrom("report").selectAll().where("tournament", "=", tournament).orderBy("part").orderBy("version").execute();

export type KnownReport = Pick<ReportRow, "tournament" | "part" | "version" | "content" | "withdrawn" | "sender">;

/** Every version of a tournament's reports, and of those that ever had a content. */
export async function reportsLike(db: Db, tournament: string, content: string): Promise<readonly KnownReport[]> {
  const { rows } = await sql<KnownReport>`
    SELECT tournament, part, version, content, withdrawn, sender FROM report WHERE tournament = ${tournament}
    UNION
    SELECT report.tournament, report.part, report.version, report.content, report.withdrawn, report.sender
    FROM report AS same JOIN report USING (tournament, part)
    WHERE same.content = ${content}
    ORDER BY 1, 2, 3`.execute(db);
  return rows;
}

export interface CurrentReportQuery {
  readonly kind?: string | undefined;
  readonly asOf: number;
  /** Only these. */
  readonly tournaments?: readonly string[] | undefined;
  /** Only those whose end, as the report or else the registration has it, is this day or earlier. */
  readonly endsBy?: string | undefined;
}

/** The current reports of many tournaments, by tournament and part; of one whose registration changed since, in any case. */
export function currentReportRows(
  db: Db,
  { kind, asOf, tournaments, endsBy }: CurrentReportQuery,
): Promise<CurrentReportRow[]> {
  let rows = currentRows(db, asOf).innerJoin("tournament", "tournament.tournament", "report.tournament");
  if (tournaments !== undefined) rows = rows.where(sql<SqlBool>`report.tournament = ANY(${idsIn(tournaments)})`);
  const changed = sql<SqlBool>`EXISTS (SELECT 1 FROM registration
    WHERE registration.tournament = report.tournament AND registration.sequence > ${asOf})`;
  if (kind !== undefined) rows = rows.where(sql<SqlBool>`(tournament.kind = ${kind} OR ${changed})`);
  if (endsBy !== undefined)
    rows = rows.where(sql<SqlBool>`(COALESCE(report.end_date, tournament.end_date) <= ${endsBy} OR ${changed})`);
  return rows.execute();
}

export async function insertLookalikes(db: Db, rows: readonly LookalikeRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto("lookalike")
      .values([...rows])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** What looked like another tournament up to an entry. */
export const lookalikesOf = (db: Db, tournaments: readonly string[], asOf = NOW): Promise<LookalikeRow[]> =>
  db
    .selectFrom("lookalike")
    .selectAll()
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .where("sequence", "<=", asOf)
    .orderBy("tournament")
    .orderBy("part")
    .orderBy("version")
    .orderBy("other")
    .execute();
