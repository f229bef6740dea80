import { type SqlBool, sql } from "kysely";
import { searchable } from "../../../domain/player.ts";
import type { Db, Tables, TournamentRow } from "../../schema/tables.ts";
import { idsIn, NOW } from "../sets.ts";

export type RegistrationRow = Tables["registration"];
export type DecisionRow = Tables["decision"];

/** Puts what a tournament is looked up by; the registration itself is a row of its own. */
export async function putTournament(db: Db, row: Omit<TournamentRow, "search">): Promise<void> {
  const values = { ...row, search: searchable(row.name) };
  const { tournament: _, ...changes } = values;
  await db
    .insertInto("tournament")
    .values(values)
    .onConflict((conflict) => conflict.column("tournament").doUpdateSet(changes))
    .execute();
}

export async function insertRegistration(db: Db, row: RegistrationRow): Promise<void> {
  await db.insertInto("registration").values(row).execute();
}

export async function insertDecision(db: Db, row: DecisionRow): Promise<void> {
  await db.insertInto("decision").values(row).execute();
}

/** The registration of a tournament as it stood after an entry. */
export const registrationOf = (db: Db, tournament: string, asOf = NOW): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom("registration")
    .selectAll()
    .where("tournament", "=", tournament)
    .where("sequence", "<=", asOf)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();

/** The registrations of many tournaments, each as it stood after an entry. */
export const registrationsOf = (db: Db, tournaments: readonly string[], asOf = NOW): Promise<RegistrationRow[]> =>
  db
    .selectFrom("registration")
    .distinctOn("tournament")
    .selectAll()
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .where("sequence", "<=", asOf)
    .orderBy("tournament")
    .orderBy("sequence", "desc")
    .execute();

/** What tournaments are called, by their ids. */
export async function tournamentNames(db: Db, tournaments: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (tournaments.length === 0) return new Map();
  const rows = await db
    .selectFrom("tournament")
    .select(["tournament", "name"])
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .execute();
  return new Map(rows.map(({ tournament, name }) => [tournament, name]));
}

/** Tournaments that were ever registered as a stage of another. There are few. */
export async function everStages(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("registration")
    .select("tournament")
    .distinct()
    .where(sql<SqlBool>`facts LIKE '%"stageOf":"%'`)
    .orderBy("tournament")
    .execute();
  return rows.map(({ tournament }) => tournament);
}

/** What was decided about tournaments up to an entry, in order. */
export const decisionsOf = (db: Db, tournaments: readonly string[], asOf = NOW): Promise<DecisionRow[]> =>
  db
    .selectFrom("decision")
    .selectAll()
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .where("sequence", "<=", asOf)
    .orderBy("tournament")
    .orderBy("sequence")
    .execute();

/** The highest of the ids that the office gave for a year, such as 2026-0012. */
export async function lastIdOf(db: Db, year: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("tournament")
    .select("tournament")
    .where("tournament", ">=", `${year}-`)
    .where("tournament", "<", `${year}.`)
    .where(sql<SqlBool>`tournament ~ ${`^${year}-[0-9]{4,9}$`}`)
    .orderBy(sql`length(tournament)`, "desc")
    .orderBy("tournament", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.tournament;
}

export interface TournamentsQuery {
  /** A beginning of the name, or words of it. */
  readonly name?: string | undefined;
  readonly federation?: string | undefined;
  readonly kind?: string | undefined;
  /** Only those that begin on this day or later, or end on that day or earlier. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The id of the last one of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Tournaments by id, page by page. */
export function tournamentsPage(db: Db, query: TournamentsQuery): Promise<TournamentRow[]> {
  let rows = db.selectFrom("tournament").selectAll().limit(query.limit);
  rows = rows.orderBy("start_date", "desc").orderBy("tournament", "desc");
  for (const word of searchable(query.name ?? "").split(" "))
    if (word !== "") rows = rows.where(sql<SqlBool>`(' ' || search) LIKE ${`% ${word}%`}`);
  if (query.federation !== undefined) rows = rows.where("federation", "=", query.federation);
  if (query.kind !== undefined) rows = rows.where("kind", "=", query.kind);
  if (query.from !== undefined) rows = rows.where("start_date", ">=", query.from);
  if (query.to !== undefined) rows = rows.where("end_date", "<=", query.to);
  if (query.after !== undefined)
    rows = rows.where(
      sql<SqlBool>`(start_date, tournament) < (SELECT start_date, tournament FROM tournament WHERE tournament = ${query.after})`,
    );
  return rows.execute();
}

/** Where a page of tournaments by their end stopped. */
export interface EndKey {
  readonly end: string;
  readonly tournament: string;
}

/** Tournaments that ended before a day and of which no report stands, the earliest first. */
export const endedWithoutReport = (
  db: Db,
  { before, after, limit }: { readonly before: string; readonly after?: EndKey | undefined; readonly limit: number },
): Promise<TournamentRow[]> => {
  let rows = db
    .selectFrom("tournament")
    .selectAll()
    .where("end_date", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("report")
            .select("report.tournament")
            .whereRef("report.tournament", "=", "tournament.tournament")
            .where("withdrawn", "is", null),
        ),
      ),
    )
    .orderBy("end_date")
    .orderBy("tournament")
    .limit(limit);
  if (after !== undefined)
    rows = rows.where(sql<SqlBool>`(end_date, tournament) > (${after.end}, ${after.tournament})`);
  return rows.execute();
};

/** Tournaments longer than a number of days that began before a day, with the parts that have a current report. */
export const longTournaments = (
  db: Db,
  { before, endedFrom, daysOver }: { readonly before: string; readonly endedFrom: string; readonly daysOver: number },
): Promise<(TournamentRow & { readonly parts: readonly number[] })[]> =>
  db
    .selectFrom("tournament")
    .selectAll("tournament")
    .select(
      sql<readonly number[]>`ARRAY(SELECT DISTINCT report.part::int FROM report
        WHERE report.tournament = tournament.tournament AND report.withdrawn IS NULL ORDER BY 1)`.as("parts"),
    )
    .where("start_date", "<", before)
    .where("end_date", ">=", endedFrom)
    .where(sql<SqlBool>`end_date::date - start_date::date >= ${sql.lit(daysOver)}`)
    .orderBy("end_date")
    .orderBy("tournament")
    .execute();

export const tournamentOf = (db: Db, tournament: string): Promise<TournamentRow | undefined> =>
  db.selectFrom("tournament").selectAll().where("tournament", "=", tournament).executeTakeFirst();
