import { type SqlBool, sql } from "kysely";
import type { Db, TournamentRow } from "../../schema/tables.ts";

/** Tournaments that are not over on a day, the first to begin first. */
export const tournamentsFrom = (
  db: Db,
  { day, limit, federation }: { readonly day: string; readonly limit: number; readonly federation?: string },
): Promise<TournamentRow[]> => {
  let rows = db.selectFrom("tournament").selectAll().where("end_date", ">=", day);
  if (federation !== undefined) rows = rows.where("federation", "=", federation);
  return rows.orderBy("start_date").orderBy("tournament").limit(limit).execute();
};

/** A tournament that counts on a published list. */
export interface SettledRow extends TournamentRow {
  readonly list: string;
  readonly list_date: string;
}

/** Tournaments that count on lists, each once, the last to end first. */
export const settledIn = (db: Db, { lists, limit, federation }: SettledQuery): Promise<SettledRow[]> => {
  const rows = db
    .selectFrom("list_tournament as own")
    .innerJoin("tournament", "tournament.tournament", "own.tournament")
    .innerJoin("list", (join) => join.onRef("list.list", "=", "own.list").onRef("list.version", "=", "own.version"))
    .distinctOn(["tournament.end_date", "tournament.tournament"])
    .selectAll("tournament")
    .select(["own.list as list", "list.date as list_date"])
    .where("own.counts", "=", true)
    .where(({ eb, or }) =>
      or(lists.map(({ list, version }) => eb("own.list", "=", list).and("own.version", "=", version))),
    )
    .orderBy("tournament.end_date", "desc")
    .orderBy("tournament.tournament", "desc")
    .limit(limit);
  return (federation === undefined ? rows : rows.where("tournament.federation", "=", federation)).execute();
};

interface SettledQuery {
  readonly lists: readonly { readonly list: string; readonly version: number }[];
  readonly limit: number;
  readonly federation?: string;
}

/** What was reported of a month: its games and tournaments. */
export interface MonthRow {
  /** Such as 2026-11. */
  readonly month: string;
  readonly kind: string;
  readonly federation: string | null;
  readonly tournaments: number;
  readonly games: number;
}

/** Reported games and tournaments by the month in which they ended, from a month on. */
export async function reportedByMonth(db: Db, from: string): Promise<readonly MonthRow[]> {
  const month = sql<string>`substr(tournament.end_date, 1, 7)`;
  const rows = await db
    .selectFrom("tournament")
    .innerJoin("report", "report.tournament", "tournament.tournament")
    .select(({ fn }) => [
      month.as("month"),
      "tournament.kind",
      "tournament.federation",
      fn.count("tournament.tournament").distinct().as("tournaments"),
      fn.sum("report.games").as("games"),
    ])
    .where("tournament.end_date", ">=", from)
    .where("report.withdrawn", "is", null)
    .where(
      sql<SqlBool>`NOT EXISTS (SELECT FROM report AS later WHERE later.tournament = report.tournament
        AND later.part = report.part AND later.version > report.version AND later.withdrawn IS NULL)`,
    )
    .groupBy([month, "tournament.kind", "tournament.federation"])
    .orderBy(month)
    .execute();
  return rows.map(({ tournaments, games, ...row }) => ({
    ...row,
    tournaments: Number(tournaments),
    games: Number(games),
  }));
}
