import { type SqlBool, sql } from "kysely";
import type { Db } from "../../schema/tables.ts";
import { idsIn, numbersIn } from "../sets.ts";
import type { ReportKey } from "./reports.ts";

/** How many of some players a report of another tournament has. */
export interface SharedPlayers extends ReportKey {
  readonly players: number;
}

/**
 * Reports of other tournaments with at least two of these players. Each player is looked up separately: a planner that
 * knows nothing of the table would rather read all of it.
 */
export async function playedTogether(
  db: Db,
  tournament: string,
  players: readonly number[],
): Promise<readonly SharedPlayers[]> {
  const { rows } = await sql<SharedPlayers>`
    SELECT theirs.tournament, theirs.part, theirs.version, count(*)::integer AS players
    FROM unnest(${numbersIn(players)}) AS wanted (player)
    CROSS JOIN LATERAL (
      SELECT tournament, part, version FROM entrant WHERE entrant.player = wanted.player OFFSET 0
    ) AS theirs
    WHERE theirs.tournament <> ${tournament}
    GROUP BY theirs.tournament, theirs.part, theirs.version
    HAVING count(*) > 1`.execute(db);
  return rows;
}

/** Other tournaments of which some report has the very same pairings. */
export async function samePairings(db: Db, tournament: string, pairings: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("report")
    .select("tournament")
    .distinct()
    .where("pairings", "=", pairings)
    .where("tournament", "<>", tournament)
    .orderBy("tournament")
    .execute();
  return rows.map((row) => row.tournament);
}

/** A report that stands now, and when its tournament was. */
export interface Alike extends ReportKey {
  readonly pairings: string;
  readonly size: number;
  readonly kind: string;
  readonly start: string;
  readonly end: string;
}

/** The current reports of these tournaments. */
export const currentReportsAmong = (db: Db, tournaments: readonly string[]): Promise<Alike[]> =>
  db
    .selectFrom("report")
    .innerJoin("tournament", "tournament.tournament", "report.tournament")
    .distinctOn(["report.tournament", "report.part"])
    .select(["report.tournament", "part", "version", "pairings", "players as size", "kind"])
    .select(sql<string>`COALESCE(report.start_date, tournament.start_date)`.as("start"))
    .select(sql<string>`COALESCE(report.end_date, tournament.end_date)`.as("end"))
    .where(sql<SqlBool>`report.tournament = ANY(${idsIn(tournaments)})`)
    .where("withdrawn", "is", null)
    .orderBy("report.tournament")
    .orderBy("report.part")
    .orderBy("report.version", "desc")
    .execute();
